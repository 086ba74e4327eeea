import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { type ListOrder, listOrders, type RankPosition, rankOf } from '../rules/ranks.ts';
import {
  anyTime,
  histories,
  type ModelVersion,
  memoryOf,
  nameAt,
  nameOf,
  textOfWords,
} from './any-entries-fixture.ts';
import { anyVerified, choiceKey } from './choice-keys.ts';
import type { AsOf, EntryMemory, ListSlice, RankedVersion } from './entry-memory.ts';
import { allOf, inPosting, type SlotFilter, where } from './slot-filter.ts';
import { countMarks, listMarked } from './slot-marks.ts';

/** A filter, and what it asks of a version. */
interface Question {
  filterOf(memory: EntryMemory): SlotFilter;
  asks(version: ModelVersion): boolean;
}

const questions = fc.constantFrom<Question>(
  { filterOf: () => allOf([]), asks: () => true },
  {
    filterOf: (memory) => inPosting(memory.postingOf('2:ledger')),
    asks: ({ wordList }) => wordList.includes('2:ledger'),
  },
  {
    filterOf: (memory) => inPosting(memory.postingOf(choiceKey('sales'))),
    asks: ({ skills }) => skills.includes('sales'),
  },
  {
    filterOf: (memory) => inPosting(memory.postingOf(choiceKey('sales.forecasting'))),
    asks: ({ modules }) => modules.includes('sales.forecasting'),
  },
  {
    filterOf: (memory) => inPosting(memory.postingOf(choiceKey('city:leeds-uk'))),
    asks: ({ places }) => places.includes('city:leeds-uk'),
  },
  {
    filterOf: (memory) => inPosting(memory.postingOf(choiceKey(anyVerified))),
    asks: ({ verified }) => verified.length > 0,
  },
  {
    filterOf: (memory) => where((slot) => memory.columns.availability[slot] === 2),
    asks: ({ availability }) => availability === 2,
  },
);

const snapshots = fc
  .record({
    xmin: fc.integer({ min: 90, max: 150 }),
    further: fc.nat(30),
    running: fc.array(fc.integer({ min: 100, max: 160 }), { maxLength: 10 }),
  })
  .map(({ xmin, further, running }) => ({
    xmin,
    xmax: xmin + further,
    running: new Set(running.filter((xid) => xid >= xmin && xid < xmin + further)),
  }));

const isSeenIn =
  ({ xmin, xmax, running }: AsOf['snapshot']) =>
  (xid: number): boolean =>
    xid < xmin || (xid < xmax && !running.has(xid));

/**
 * Whether a database can have it: who changes a row waits for the one before, so no one sees the later change alone.
 */
function canBeOf(rows: readonly ModelVersion[], snapshot: AsOf['snapshot']): boolean {
  const isSeen = isSeenIn(snapshot);
  return rows.every(
    (row) =>
      !isSeen(row.from) ||
      rows.every(
        (earlier) =>
          earlier.userId !== row.userId || earlier.from > row.from || isSeen(earlier.from),
      ),
  );
}

/** As the database would find them, by going through all rows. */
function findIn(
  rows: readonly ModelVersion[],
  { asks }: Question,
  { sort, after, bounds, limit }: ListSlice & { sort: ListOrder },
  { snapshot, now }: AsOf,
): { userId: string; rank: number; from: number }[] {
  const { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = bounds;
  const isSeen = isSeenIn(snapshot);
  const current = rows.filter(({ to, listedUntil }) => to === null && listedUntil > now);
  const listed = new Set(current.map(({ userId }) => userId));
  return rows
    .filter(({ from, to }) => isSeen(from) && (to === null || !isSeen(to)))
    .filter(({ userId }) => listed.has(userId))
    .filter(asks)
    .map((row) => ({ userId: row.userId, rank: rankOf(sort, row), from: row.from }))
    .filter(({ rank }) => rank >= atLeast && rank < below)
    .filter((one) => after === null || isBefore(after, one))
    .sort((one, other) => (isBefore(one, other) ? -1 : 1))
    .slice(0, limit);
}

/** What was found, without the slots, which have to be those of what they stand for. */
function foundIn(memory: EntryMemory, found: readonly RankedVersion[]): unknown[] {
  return found.map(({ slot, ...entry }) => {
    expect(nameAt(memory, slot)).toBe(nameOf(entry));
    return entry;
  });
}

const isBefore = (one: RankPosition, other: RankPosition): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.userId > other.userId);

describe('the entries in memory', () => {
  it('are found as the database would find them, in any order, part by part and as of any snapshot', () => {
    const slices = fc.record({
      sort: fc.constantFrom(...listOrders),
      limit: fc.integer({ min: 1, max: 8 }),
      // Positions and bounds at the ranks of rows, by their number.
      after: fc.option(fc.nat(), { freq: 2 }),
      atLeast: fc.option(fc.nat()),
      below: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(
        histories,
        questions,
        slices,
        snapshots,
        anyTime,
        (history, question, asked, snapshot, now) => {
          const { rows } = history;
          fc.pre(canBeOf(rows, snapshot));
          const { sort, limit } = asked;
          const rowAt = (number: number | null) =>
            number === null ? undefined : rows[number % rows.length];
          const rankAt = (number: number | null): number | undefined => {
            const row = rowAt(number);
            return row && rankOf(sort, row);
          };
          const last = rowAt(asked.after);
          const slice = {
            ...{ sort, limit },
            after: last ? { rank: rankOf(sort, last), userId: last.userId } : null,
            bounds: { atLeast: rankAt(asked.atLeast), below: rankAt(asked.below) },
          };
          const memory = memoryOf(history);
          const found = memory.find(question.filterOf(memory), slice, { snapshot, now });
          expect(foundIn(memory, found)).toEqual(findIn(rows, question, slice, { snapshot, now }));
        },
      ),
      { numRuns: rounds(80, 400) },
    );
  });

  it('are found in the order of any ranks, part by part', () => {
    fc.assert(
      fc.property(
        histories,
        questions,
        fc.record({
          limit: fc.integer({ min: 1, max: 5 }),
          after: fc.option(fc.nat(), { freq: 2 }),
        }),
        snapshots,
        anyTime,
        (history, question, { limit, after }, snapshot, now) => {
          const { rows } = history;
          fc.pre(canBeOf(rows, snapshot));
          const last = after === null ? undefined : rows[after % rows.length];
          const slice = {
            ...({ sort: 'experience', bounds: {}, limit } as const),
            after: last ? { rank: rankOf('experience', last), userId: last.userId } : null,
          };
          const memory = memoryOf(history);
          const ranks = new Map(rows.map((row) => [nameOf(row), rankOf('experience', row)]));
          const found = memory.findRanked(
            question.filterOf(memory),
            (slot) => ranks.get(nameAt(memory, slot)) ?? 0,
            slice,
            { snapshot, now },
          );
          expect(foundIn(memory, found)).toEqual(findIn(rows, question, slice, { snapshot, now }));
        },
      ),
      { numRuns: rounds(40, 150) },
    );
  });

  it('are those of as many people as have a current version, and of versions that have ended', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const memory = memoryOf(history);
        const { rows } = history;
        expect(memory.people).toBe(rows.filter(({ to }) => to === null).length);
        // What one transaction began and ended was never there for anybody.
        const wasSeen = ({ from, to }: ModelVersion): boolean => to !== null && to !== from;
        expect(memory.ended).toBe(rows.filter(wasSeen).length);
      }),
    );
  });

  it('are counted and marked, only those that are listed now, and counted up to a number', () => {
    fc.assert(
      fc.property(
        histories,
        questions,
        anyTime,
        fc.integer({ min: 1, max: 6 }),
        (history, question, now, limit) => {
          const memory = memoryOf(history);
          const filter = question.filterOf(memory);
          const expected = history.rows
            .filter(({ to, listedUntil }) => to === null && listedUntil > now)
            .filter(question.asks)
            .map(nameOf);
          const count = Math.min(limit, expected.length);
          expect(memory.countListed(filter, now, limit)).toBe(count);
          const marks = memory.listedMarks(filter, now);
          const marked = [...listMarked(marks, countMarks(marks))];
          expect(marked.map((slot) => nameAt(memory, slot)).sort()).toEqual(expected.sort());
        },
      ),
      { numRuns: rounds(40, 150) },
    );
  });

  const everything = { sort: 'rating', after: null, bounds: {}, limit: 10_000 } as const;
  const snapshot = { xmin: 1000, xmax: 1000, running: new Set<number>() };
  const saying = (...wordList: string[]) => ({ wordList, words: textOfWords(wordList) });
  const version: ModelVersion = {
    userId: '11111111-0000-4000-8000-000000000000',
    ...{
      rating: 0,
      experience: 5,
      merit: 5,
      hourlyRateUsd: 90,
      availability: 2,
      verified: [],
    },
    ...{ skills: ['sales'], modules: [], places: ['country:uk'], ...saying('ledger') },
    parts: { title: [], top: [], upper: [], rest: ['ledger'] },
    ...{ listedUntil: 9, from: 100, to: null },
  };

  it('have one version of a person whose row was deleted past the program and written anew', () => {
    const memory = memoryOf({
      looks: [[version], [{ ...version, from: 200 }]],
    });
    const beginningsIn = (xid: number) =>
      memory
        .find(allOf([]), everything, {
          snapshot: { xmin: xid, xmax: xid, running: new Set() },
          now: 1,
        })
        .map(({ from }) => from);
    expect(beginningsIn(150)).toEqual([100]);
    expect(beginningsIn(250)).toEqual([200]);
    expect([memory.people, memory.ended]).toEqual([1, 1]);
  });

  it('are as many as there are, and the rare ones are found among all', () => {
    const versions = Array.from({ length: 5000 }, (_, index) => ({
      ...version,
      userId: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      experience: index % 40,
      merit: index % 40,
      hourlyRateUsd: index % 900,
      verified: index % 7 === 0 ? ['power-bi-data-analyst'] : [],
      availability: index % 3,
      ...saying(
        'ledger',
        ...(index % 100 === 0 ? ['rare'] : []),
        ...(index < 2520 ? ['early'] : []),
        ...(index >= 2500 ? ['late'] : []),
      ),
      listedUntil: index % 2 === 0 ? 9 : 0,
    }));
    const memory = memoryOf({ looks: [versions.slice(0, 4000), versions.slice(4000)] });
    // Many are early and many late, and few are both.
    for (const words of [['ledger'], ['rare'], ['early', 'late']]) {
      const filter = allOf(words.map((word) => inPosting(memory.postingOf(word))));
      const asks = ({ wordList }: ModelVersion): boolean =>
        words.every((word) => wordList.includes(word));
      for (const sort of listOrders) {
        const question: Question = { filterOf: () => filter, asks };
        const slice = { ...everything, sort, limit: 10 };
        const asOf = { snapshot, now: 1 };
        const found = memory.find(question.filterOf(memory), slice, asOf);
        expect(foundIn(memory, found)).toEqual(findIn(versions, question, slice, asOf));
      }
      const ranked = memory.findRanked(
        filter,
        (slot) => memory.columns.rates[slot] ?? 0,
        { after: null, limit: 10 },
        { snapshot, now: 1 },
      );
      const best = versions
        .filter((each) => asks(each) && each.listedUntil > 1)
        .map(({ userId, from, hourlyRateUsd: rank }) => ({ userId, from, rank }))
        .toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
      expect(foundIn(memory, ranked)).toEqual(best.slice(0, 10));
    }
    const having = (...words: string[]) =>
      allOf(words.map((word) => inPosting(memory.postingOf(word))));
    for (const most of [3, 10_000]) {
      expect(memory.countListed(having('rare'), 1, most)).toBe(Math.min(most, 50));
      expect(memory.countListed(having('early', 'late'), 1, most)).toBe(Math.min(most, 10));
      expect(memory.countListed(having('ledger'), 1, most)).toBe(Math.min(most, 2500));
    }
    const verified = inPosting(memory.postingOf(choiceKey(anyVerified)));
    expect(memory.countListed(verified, 1, 10_000)).toBe(Math.ceil(5000 / 14));
    expect(memory.columns.years[4999]).toBe(4999 % 40);
    expect(memory.columns.rates[4999]).toBe(4999 % 900);
  });
});
