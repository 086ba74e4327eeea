import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '#db/scale/chance.ts';
import { ManualClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import {
  type Choice,
  countIn,
  listIn,
  noFilter,
  searchedTexts,
} from '#tests/support/search-model.ts';
import {
  anyPeople,
  anyProfile,
  entriesDatabase,
  insertPeople,
  type StoredPerson,
  storePeople,
} from '#tests/support/stored-entries.ts';
import type { SearchFilter } from '../contract.ts';
import { type SearchSort, searchSorts } from '../rules/sorts.ts';
import { endEntries, extendEntries } from './commands/store-entries.ts';
import { readText } from './queries/read-text.ts';
import { countChoices, type FacetRow, openSearch, type SearchAt } from './queries/search-at.ts';
import { searchConsultants } from './queries/search-consultants.ts';
import { createSearchMemory, type SearchMemory } from './queries/search-memory.ts';

const start = new Date('2026-03-01T12:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);
const minute = 60_000;

const countsOf = (rows: readonly FacetRow[]): Map<string, number> =>
  new Map(rows.map(({ list, value, consultants }) => [`${list} ${value}`, consultants]));

const cityNames: Record<string, string> = {
  'city:london-uk': 'London',
  'city:leeds-uk': 'Leeds',
  'city:lyon-fr': 'Lyon',
};

const chance = chanceOf('questions to the model');
function anyFilter(): SearchFilter {
  const choices: Choice[] = [
    { ...noFilter },
    { ...noFilter, skill: 'sales' },
    { ...noFilter, skill: 'power-bi' },
    { ...noFilter, skill: 'sales', module: 'sales.lead-management' },
  ];
  const rate = chance.whole(90, 94);
  return {
    ...noFilter,
    ...chance.one(choices),
    text: chance.one(Object.keys(searchedTexts)),
    location: chance.one(['all', 'all', 'london', 'country:uk', 'remote', 'city:oslo-other']),
    ...chance.one([{}, {}, { language: 'de' }, { language: 'fr' }] as const),
    availability: chance.one(['all', 'all', 'available', 'busy'] as const),
    credentials: chance.one(['all', 'all', 'verified'] as const),
    ...chance.one([{}, {}, { minRate: rate }, { maxRate: rate }, { minRate: rate, maxRate: rate }]),
    ...chance.one([{}, {}, { minExperience: chance.whole(0, 4) }]),
  };
}

describe('the search', () => {
  let database: TestDatabase;
  let memory: SearchMemory;
  const clock = new ManualClock(start);
  const listed = anyPeople(90, 'listed', later(1000 * minute));
  const expired = anyPeople(10, 'expired', start);
  const people = [...listed, ...expired];

  beforeAll(async () => {
    database = await entriesDatabase();
    const { db } = database;
    await storePeople(db, people);
    memory = createSearchMemory({ db, clock, log: createLog('silent') });
    await memory.load();
    return async () => {
      await memory.close();
      await database.close();
    };
  });

  async function searchAt(now = clock.now()): Promise<SearchAt> {
    const at = await openSearch({ db: database.db, clock, searchMemory: memory });
    if (!at) throw new Error('The index is not loaded.');
    return { ...at, now };
  }

  /** The rest of a list, from this cursor on. */
  async function readOn(
    filter: SearchFilter,
    first: Awaited<ReturnType<typeof searchConsultants>>,
    { limit, now }: { limit: number; now?: Date },
  ): Promise<string[]> {
    const ids: string[] = [];
    let page = first;
    while (page?.nextCursor) {
      page = await searchConsultants(await searchAt(now), {
        ...filter,
        limit,
        cursor: page.nextCursor,
      });
      expect(page).toMatchObject({ total: null, correction: null });
      ids.push(...(page?.items.map(({ userId }) => userId) ?? []));
    }
    return ids;
  }

  it('a list has just those who are asked for, in order and page by page, and says how many', async () => {
    for (let n = 0; n < 25; n += 1) {
      const filter = anyFilter();
      const sort = chance.one(searchSorts);
      const limit = chance.whole(7, 40);
      const asked = JSON.stringify({ filter, sort, limit });
      const expected = listIn(people, filter, sort, start);
      const first = await searchConsultants(await searchAt(), { ...filter, sort, limit });
      expect(first, asked).toMatchObject({
        sort,
        total: { count: expected.length, isCapped: false },
        correction: null,
      });
      const ids = first?.items.map(({ userId }) => userId) ?? [];
      expect(ids, asked).toEqual(expected.slice(0, limit));
      expect([...ids, ...(await readOn(filter, first, { limit }))], asked).toEqual(expected);
    }
  });

  it('choices are counted among those who are left by all others', async () => {
    for (let n = 0; n < 25; n += 1) {
      const filter = anyFilter();
      const asked = JSON.stringify(filter);
      const at = await searchAt();
      const read = await readText(at, filter);
      const rows = await countChoices(at, filter, read?.asked ?? null);
      expect(countsOf(rows), asked).toEqual(countIn(listed, filter));
      for (const { list, value, name } of rows) {
        expect(name).toBe(list === 'city' ? cityNames[value] : null);
      }
      for (const list of ['skill', 'module', 'place', 'city']) {
        const counts = rows.filter((row) => row.list === list);
        expect(counts).toEqual(
          counts.toSorted(
            (one, other) =>
              other.consultants - one.consultants || (one.value < other.value ? -1 : 1),
          ),
        );
      }
    }
  });

  it('a mistyped text is asked for as it was meant, on all pages, and the answer says so', async () => {
    const meant = { ...noFilter, text: 'museum' };
    const typed = { ...noFilter, text: ' musuem ' };
    const expected = listIn(listed, meant, 'relevance', start);
    const first = await searchConsultants(await searchAt(), { ...typed, limit: 5 });
    expect(first).toMatchObject({
      sort: 'relevance',
      total: { count: expected.length, isCapped: false },
      correction: { typed: 'musuem', used: 'museum' },
    });
    const ids = first?.items.map(({ userId }) => userId) ?? [];
    expect([...ids, ...(await readOn(typed, first, { limit: 5 }))]).toEqual(expected);
  });

  it('a text is read in the same way whatever the other filters, and stays as it is where no word is like it', async () => {
    const none = { items: [], nextCursor: null, total: { count: 0, isCapped: false } };
    const asked = { means: [], related: [], known: null, isForeign: false };
    const elsewhere = { ...noFilter, location: 'city:oslo-other' };
    const museum = {
      parts: [{ ...asked, words: 'museum', isFound: true }],
      ...{ isRelaxed: false, counts: null, conditions: [] },
      fits: true,
    };
    for (const { filter, correction, reading } of [
      {
        filter: { ...noFilter, text: 'qqqqzzzz' },
        correction: null,
        reading: {
          parts: [{ ...asked, words: 'qqqqzzzz', isFound: false }],
          ...{ isRelaxed: false, fits: false, counts: null, conditions: [] },
        },
      },
      {
        filter: { ...elsewhere, text: 'musuem' },
        correction: { typed: 'musuem', used: 'museum' },
        reading: museum,
      },
      { filter: { ...elsewhere, text: 'museum' }, correction: null, reading: museum },
    ]) {
      const page = await searchConsultants(await searchAt(), { ...filter, limit: 5 });
      expect(page).toEqual({ ...none, sort: 'relevance', correction, reading });
    }
  });

  it('a cursor goes with its own order', async () => {
    const filter = { ...noFilter, text: 'museum' };
    const first = await searchConsultants(await searchAt(), {
      ...filter,
      sort: 'rate-low',
      limit: 5,
    });
    const cursor = first?.nextCursor ?? '';
    const ask = async (sort: SearchSort | undefined, changed = cursor) =>
      searchConsultants(await searchAt(), { ...filter, sort, limit: 5, cursor: changed });
    expect(await ask('rating')).toBeNull();
    expect(await ask(undefined)).toEqual(await ask('rate-low'));
    expect(await ask(undefined, 'nonsense')).toBeNull();
  });

  it('a list goes on as it began, without those who are gone, and after fifty minutes with the people of the day', async () => {
    const { db } = database;
    const before = listed.slice();
    const sorts = searchSorts.map((sort) => ({
      sort,
      filter: { ...noFilter, text: sort === 'relevance' ? ('museum' as const) : ('' as const) },
    }));
    const firsts = await Promise.all(
      sorts.map(async ({ sort, filter }) =>
        searchConsultants(await searchAt(), { ...filter, sort, limit: 5 }),
      ),
    );
    // Some are written anew, some end, some are written anew and lapse, some lapse as they are.
    const [rewritten, ended, lapsing, lapsingUnchanged] = [0, 1, 2, 3].map((part) =>
      before.filter((_, index) => index % 9 === part),
    ) as [StoredPerson[], StoredPerson[], StoredPerson[], StoredPerson[]];
    const anew = [...rewritten, ...lapsing].map((person) => ({
      ...person,
      profile: anyProfile(chance),
      listedUntil: lapsing.includes(person) ? start : person.listedUntil,
    }));
    const extended = lapsingUnchanged.map((person) => ({ ...person, listedUntil: start }));
    const joining = anyPeople(5, 'joining', later(1000 * minute));
    await db.transaction().execute(async (tx) => {
      const ending = [...rewritten, ...ended, ...lapsing].map(({ userId }) => userId);
      await endEntries(tx, ending, clock.now());
      await insertPeople(tx, [...anew, ...joining]);
      await extendEntries(tx, extended);
    });
    const gone = new Set([...ended, ...lapsing, ...lapsingUnchanged].map(({ userId }) => userId));
    const changed = new Set(
      [...ended, ...rewritten, ...lapsing, ...extended].map(({ userId }) => userId),
    );
    const today = [
      ...before.filter(({ userId }) => !changed.has(userId)),
      ...anew,
      ...extended,
      ...joining,
    ];
    for (const [index, { sort, filter }] of sorts.entries()) {
      const first = firsts[index] ?? null;
      const asItBegan = listIn(before, filter, sort, start).slice(5);
      const still = asItBegan.filter((id) => !gone.has(id));
      const lastMoment = later(50 * minute - 1);
      expect(await readOn(filter, first, { limit: 4, now: lastMoment }), sort).toEqual(still);
      expect(await readOn(filter, first, { limit: 40 }), sort).toEqual(still);
      const list = listIn(today, filter, sort, start);
      const anewFromThere = await searchConsultants(await searchAt(), {
        ...filter,
        sort,
        limit: 100,
      });
      expect(
        anewFromThere?.items.map(({ userId }) => userId),
        sort,
      ).toEqual(list);
      const rest = await readOn(filter, first, { limit: 4, now: later(50 * minute) });
      const seen = before.find(({ userId }) => userId === first?.items.at(-1)?.userId);
      const positions = [
        ...today.filter(({ userId }) => userId !== seen?.userId),
        ...(seen ? [seen] : []),
      ];
      const fromThere = listIn(positions, filter, sort, start);
      const expected = fromThere.slice(fromThere.indexOf(seen?.userId ?? '') + 1);
      // The last one of the first page is shown again where its new profile stands further down.
      const others = rest.filter((id) => id !== seen?.userId);
      expect(others, sort).toEqual(expected.filter((id) => list.includes(id)));
    }
  });
});
