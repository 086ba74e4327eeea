import { beforeAll, describe, expect, it } from 'vitest';
import { type ProjectNeed, scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { readProjectWords, readWritten } from '#features/profiles/matching/rules/read-words.ts';
import { ManualClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import {
  anyPeople,
  entriesDatabase,
  type StoredPerson,
  storePeople,
} from '#tests/support/stored-entries.ts';
import { openSearch } from './search-at.ts';
import { createSearchMemory, type SearchMemory } from './search-memory.ts';
import { type SuggestionOptions, suggestConsultants } from './suggest-consultants.ts';

const now = new Date('2026-03-01T12:00:00Z');
const people = anyPeople(400, 'to be suggested', new Date('2026-04-01T12:00:00Z'));
const expired = anyPeople(20, 'expired', now);

const words = (description: string) => readProjectWords({ title: 'A project', description });
/** People have written of some of the first, all of them of nothing of the second, and the third says nothing. */
const texts = ['A museum and its harbor, in velvet; reports of the museum.', 'A lantern', ''];

const needs: ProjectNeed[] = [
  { modules: ['sales.lead-management'], extraSkills: [] },
  { modules: ['sales.lead-management', 'sales.product-catalog'], extraSkills: [] },
  { modules: ['sales.product-catalog', 'power-platform.dataverse'], extraSkills: [] },
  { modules: ['commerce.store-commerce'], extraSkills: ['report-development'] },
  { modules: ['power-platform.dataverse'], extraSkills: ['report-development', 'data-migration'] },
].flatMap((asked, index) => [
  {
    ...asked,
    ...{ timeline: '1-2-months', budgetMaxUsd: 250_000 },
    ...{ workArrangement: 'remote', place: '' },
    words: words(texts[0] ?? ''),
  } as const,
  // 92.3 dollars an hour: what some ask for, and less than others do.
  {
    ...asked,
    ...{ timeline: '1-2-months', budgetMaxUsd: 18_000 },
    ...{ workArrangement: index % 2 === 0 ? 'on-site' : 'both', place: 'Leeds or Lyon, France' },
    words: words(texts[index % texts.length] ?? ''),
  } as const,
]);

const named = needs.map((need): [string, ProjectNeed] => [
  `${[...need.modules, ...need.extraSkills].join(' ')}, ${need.budgetMaxUsd} dollars, ${need.words.length} words`,
  need,
]);

/** The weight of what a project says, and of what of it these keys have written of. */
function weights({ words: asked }: ProjectNeed, written: readonly string[]) {
  const weigh = (some: ProjectNeed['words']) => some.reduce((sum, { weight }) => sum + weight, 0);
  return {
    said: weigh(asked),
    writtenOf: weigh(asked.filter(({ keys }) => keys.some((key) => written.includes(key)))),
  };
}

/** Whether these texts have half of what a project says, or of what gives all points. */
function isCarried(need: ProjectNeed, written: readonly string[]): boolean {
  const { said, writtenOf } = weights(need, written);
  return said > 0 && writtenOf * 2 >= Math.min(said, Math.max(12, said * 0.4));
}

/**
 * Those from the floor on, or with texts that carry the project: first who knows a thing that it asks for, then who
 * knows something related. The best come first; of those alike the readiest, then the cheapest.
 */
const scoreAll = (need: ProjectNeed, among: readonly StoredPerson[]) =>
  scoreEach(need, among).filter(({ match, isCarrying }) => match.total >= 55 || isCarrying);

function scoreEach(need: ProjectNeed, among: readonly StoredPerson[]) {
  return among
    .map(({ userId, profile }) => {
      const match = scoreMatch(need, {
        ...profile,
        verifiedCertifications: profile.verified,
        written: readWritten(profile),
      });
      const { availability, experience } = match.factors;
      const readiness = availability.points + experience.points;
      const { modules, skills } = match.factors;
      const isKnown =
        modules.matched.length > 0 || skills.matched.some(({ as }) => as !== 'related');
      const isCarrying = isCarried(need, readWritten(profile));
      return { userId, match, readiness, isKnown, isCarrying, rate: profile.hourlyRateUsd };
    })
    .filter(({ match }) => match.factors.skills.matched.length > 0)
    .sort(
      (one, other) =>
        Number(other.isKnown) - Number(one.isKnown) ||
        other.match.total - one.match.total ||
        other.readiness - one.readiness ||
        one.rate - other.rate ||
        (one.userId < other.userId ? 1 : -1),
    );
}

/** The five best for a need, who are to be left out, and all others. */
function withoutTheBestFive(need: ProjectNeed) {
  const exclude = scoreAll(need, people)
    .slice(0, 5)
    .map(({ userId }) => userId);
  return { exclude, others: people.filter(({ userId }) => !exclude.includes(userId)) };
}

let database: TestDatabase;
let memory: SearchMemory;
const clock = new ManualClock(now);
async function suggest(need: ProjectNeed, options: SuggestionOptions) {
  const at = await openSearch({ db: database.db, clock, searchMemory: memory });
  if (!at) throw new Error('The index is not loaded.');
  return suggestConsultants(at, need, options);
}

/** As offers, for the score alone says what each of them brings. */
const cards = (among: readonly StoredPerson[]) =>
  among.map((person) => ({ ...person, card: { ...person.profile, userId: person.userId } }));

beforeAll(async () => {
  database = await entriesDatabase();
  await storePeople(database.db, cards(people));
  await storePeople(database.db, cards(expired));
  memory = createSearchMemory({ db: database.db, clock, log: createLog('silent') });
  await memory.load();
  return async () => {
    await memory.close();
    await database.close();
  };
});

it('are for projects that say much, little and nothing', () => {
  const said = needs.map(({ words: asked }) => asked.length);
  expect(new Set(said)).toEqual(new Set([4, 1, 0]));
});

it('are of people below the floor, some of whom have written of the project', () => {
  const below = needs
    .flatMap((need) => scoreEach(need, people))
    .filter(({ match }) => match.total < 55);
  expect(new Set(below.map(({ isCarrying }) => isCarrying))).toEqual(new Set([true, false]));
});

describe('suggestions', () => {
  it.each(named)('are the best of all, in order: for %s', async (_, need) => {
    const all = scoreAll(need, people);
    for (const limit of [1, 10, 500]) {
      const best = await suggest(need, { limit });
      expect(best.map(({ userId, match }) => ({ userId, match }))).toEqual(
        all.slice(0, limit).map(({ userId, match }) => ({ userId, match })),
      );
    }
  });

  it('leave out those who are to be left out', async () => {
    for (const need of needs) {
      const { exclude, others } = withoutTheBestFive(need);
      const best = await suggest(need, { limit: 10, exclude });
      expect(best.map(({ userId }) => userId)).toEqual(
        scoreAll(need, others)
          .slice(0, 10)
          .map(({ userId }) => userId),
      );
    }
  });
});
