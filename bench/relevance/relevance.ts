import pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import { createSearchMemory } from '#features/search/query/server/queries/search-memory.ts';
import { systemClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { askSearch } from '#tests/support/needs/ask-search.ts';
import { judgeBriefs, sharesOf } from '#tests/support/needs/brief-need.ts';
import { briefNeeds } from '#tests/support/needs/brief-needs.ts';
import { heldBackNeeds } from '#tests/support/needs/held-back-needs.ts';
import {
  type Ask,
  figuresOf,
  type JudgedNeed,
  judgeNeeds,
} from '#tests/support/needs/measure-needs.ts';
import { measureSuggestions } from '#tests/support/needs/measure-suggestions.ts';
import { needLanguages } from '#tests/support/needs/need.ts';
import { readNeedsPeople, storeNeedsPeople } from '#tests/support/needs/needs-people.ts';
import { suggestionNeeds } from '#tests/support/needs/suggestion-needs.ts';
import { tuningNeeds } from '#tests/support/needs/tuning-needs.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import { makeFilledDatabase } from '../search-data/searched-database.ts';
import { makeOtherEngines } from './other-engines.ts';

const ours = 'the product';
const demo = 60;
const halves = { tuning: tuningNeeds, 'held back': heldBackNeeds };

/** Needs with people who are right for them, asked of the product and of what could stand in its place. */
export const relevance: Benchmark = {
  about: 'who is found for written needs, beside MiniSearch, Orama and PostgreSQL full text',
  async run(report) {
    const figures: Figure[] = [];
    for (const size of [demo, 2000]) {
      report(`${size} people are stored`);
      figures.push(...(await measureAmong(size, report)));
    }
    const { figures: ofFields } = judgeBriefs(briefNeeds);
    return [
      ...figures,
      ...namedShares('briefs', sharesOf(ofFields)),
      ...ofFields.flatMap((each) => namedShares(`briefs, ${each.field}`, sharesOf([each]))),
    ];
  },
};

async function measureAmong(size: number, report: (line: string) => void): Promise<Figure[]> {
  const clock = systemClock;
  const database = await makeFilledDatabase((filling) =>
    storeNeedsPeople({ ...filling, clock }, size),
  );
  const client = new pg.Client({ connectionString: database.connectionString });
  const db = createDb(openPool(database.connectionString, 2));
  const searchMemory = createSearchMemory({ db, clock, log: createLog('silent') });
  try {
    await client.connect();
    await searchMemory.load();
    const services = { db, clock, searchMemory };
    const people = await readNeedsPeople(db, clock.now());
    const engines: [string, Ask][] = [
      [ours, askSearch(services)],
      ...(await makeOtherEngines(people.values(), client)),
    ];
    const figures: Figure[] = [];
    for (const [name, ask] of engines) {
      report(`${name} is asked`);
      for (const [half, needs] of Object.entries(halves)) {
        const judged = await judgeNeeds(ask, needs, people);
        const place = `${size} people, ${half}: ${name}`;
        figures.push(...namedShares(place, figuresOf(judged)));
        if (name === ours && size === demo) figures.push(...byLanguage(place, judged));
      }
    }
    if (size !== demo) return figures;
    const { first, reciprocalRank } = await measureSuggestions(services, suggestionNeeds, people);
    return [...figures, ...namedShares('suggestions', { first, reciprocalRank })];
  } finally {
    await searchMemory.close();
    await db.destroy();
    await client.end();
    await database.stop();
  }
}

const byLanguage = (place: string, judged: readonly JudgedNeed[]): Figure[] =>
  needLanguages.flatMap((language) =>
    namedShares(
      `${place}, ${language}`,
      figuresOf(judged.filter(({ need }) => need.language === language)),
    ),
  );

const names: Readonly<Record<string, string>> = {
  recallAt5: 'recall at 5',
  precisionAt5: 'precision at 5',
  reciprocalRank: 'reciprocal rank',
  unanswered: 'without an answer',
  conditionsKept: 'conditions kept',
  honesty: 'honest out of scope',
  first: 'right person first',
};

/** Shares as figures, without those that nothing was measured of. */
const namedShares = (place: string, shares: object): Figure[] =>
  Object.entries(shares).flatMap(([name, value]) =>
    Number.isNaN(value) ? [] : [{ name: `${place}, ${names[name] ?? name}`, value, unit: 'share' }],
  );
