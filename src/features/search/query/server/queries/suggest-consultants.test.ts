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
import { changeCounts } from '../commands/change-counts.ts';
import { createSearchMemory } from './search-memory.ts';
import { type SuggestAt, suggestConsultants } from './suggest-consultants.ts';

const now = new Date('2026-03-01T12:00:00Z');
const people = anyPeople(400, 'to be suggested', new Date('2026-04-01T12:00:00Z'));
const expired = anyPeople(20, 'lapsed', now);

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
    words: words(texts[0] ?? ''),
  } as const,
  // 92.3 dollars an hour: what some ask for, and less than others do.
  {
    ...asked,
    ...{ timeline: '1-2-months', budgetMaxUsd: 18_000 },
    words: words(texts[index % texts.length] ?? ''),
  } as const,
]);

const named = needs.map((need): [string, ProjectNeed] => [
  `${[...need.modules, ...need.extraSkills].join(' ')}, ${need.budgetMaxUsd} dollars, ${need.words.length} words`,
  need,
]);

/** Everyone who knows something of it, the best first; of those alike the readiest, then the cheapest. */
function scoreAll(need: ProjectNeed, among: readonly StoredPerson[]) {
  return among
    .map(({ userId, profile }) => {
      const match = scoreMatch(need, {
        ...profile,
        verifiedCertifications: profile.verified,
        written: readWritten(profile),
      });
      const { availability, experience } = match.factors;
      const readiness = availability.points + experience.points;
      return { userId, match, readiness, rate: profile.hourlyRateUsd };
    })
    .filter(({ match }) => match.factors.skills.matched.length > 0)
    .sort(
      (one, other) =>
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
let remembered: SuggestAt['remembered'] = null;
const suggest = (need: ProjectNeed, options: { limit: number; exclude?: readonly string[] }) =>
  suggestConsultants({ db: database.db, now, remembered }, need, options);

/** As offers, for the score alone says what each of them brings. */
const cards = (among: readonly StoredPerson[]) =>
  among.map((person) => ({ ...person, card: { ...person.profile, userId: person.userId } }));

beforeAll(async () => {
  database = await entriesDatabase();
  await storePeople(database.db, cards(people));
  await storePeople(database.db, cards(expired));
  return () => database.close();
});

it('are for projects that say much, little and nothing', () => {
  const said = needs.map(({ words: asked }) => asked.length);
  expect(new Set(said)).toEqual(new Set([4, 1, 0]));
});

describe.each([
  ['a few', false],
  ['those in memory', true],
])('suggestions among %s', (_, isRemembered) => {
  beforeAll(async () => {
    if (!isRemembered) return;
    const { db } = database;
    const memory = createSearchMemory({
      db,
      clock: new ManualClock(now),
      log: createLog('silent'),
    });
    await memory.load();
    remembered = await memory.open();
    expect(remembered).not.toBeNull();
    return async () => {
      remembered = null;
      await memory.close();
    };
  });

  it.each(named)('are the best of all, in order: for %s', async (_, need) => {
    const all = scoreAll(need, people);
    for (const limit of [1, 10, 500]) {
      const { best, areTheBest } = await suggest(need, { limit });
      expect(best.map(({ userId, match }) => ({ userId, match }))).toEqual(
        all.slice(0, limit).map(({ userId, match }) => ({ userId, match })),
      );
      expect(areTheBest).toBe(true);
    }
  });

  it('leave out those who are to be left out', async () => {
    for (const need of needs) {
      const { exclude, others } = withoutTheBestFive(need);
      const { best } = await suggest(need, { limit: 10, exclude });
      expect(best.map(({ userId }) => userId)).toEqual(
        scoreAll(need, others)
          .slice(0, 10)
          .map(({ userId }) => userId),
      );
    }
  });
});

describe('suggestions among so many that not all are scored', () => {
  beforeAll(async () => {
    // The counts decide which way is taken: as if there were thousands, who are listed elsewhere.
    const skills = ['sales', 'power-platform', 'commerce', 'power-bi'];
    const crowd = { skills, modules: [], places: [], availability: 2 };
    const added = Array.from({ length: 2001 }, () => crowd);
    await database.db.transaction().execute((tx) => changeCounts(tx, { added, removed: [] }));
  });

  it.each(named)('have the scores of the best of all: for %s', async (_, need) => {
    for (const limit of [1, 10, 60]) {
      const { best, areTheBest } = await suggest(need, { limit });
      const scores = best.map(({ match }) => match.total);
      expect(areTheBest).toBe(true);
      expect(scores).toEqual(
        scoreAll(need, people)
          .slice(0, limit)
          .map(({ match }) => match.total),
      );
      expect(new Set(best.map(({ userId }) => userId)).size).toBe(best.length);
    }
  });

  it('leave out those who are to be left out, and give their places to others', async () => {
    for (const need of needs) {
      const { exclude, others } = withoutTheBestFive(need);
      const { best } = await suggest(need, { limit: 10, exclude });
      expect(best.map(({ match }) => match.total)).toEqual(
        scoreAll(need, others)
          .slice(0, 10)
          .map(({ match }) => match.total),
      );
    }
  });
});
