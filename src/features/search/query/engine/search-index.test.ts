import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type RankPosition, rankBy } from '../rules/ranks.ts';
import { choiceKey } from '../rules/search-entry.ts';
import { type SearchSort, searchSorts } from '../rules/sorts.ts';
import {
  anyTime,
  histories,
  indexOf,
  type ModelVersion,
  nameOf,
  namesIn,
  textOfWords,
} from './any-versions-fixture.ts';
import {
  type AsOf,
  anyVerified,
  availabilityChoice,
  type FoundDocument,
  SearchIndex,
} from './search-index.ts';

/** What is asked for, and what it asks of a version. */
interface Question {
  documentsOf(index: SearchIndex): Bitset;
  asks(version: ModelVersion): boolean;
}

const questions = fc.constantFrom<Question>(
  { documentsOf: ({ size }) => Bitset.all(size), asks: () => true },
  {
    documentsOf: (index) => index.having('2:ledger'),
    asks: ({ wordList }) => wordList.includes('2:ledger'),
  },
  {
    documentsOf: (index) => index.having(choiceKey('sales')),
    asks: ({ skills }) => skills.includes('sales'),
  },
  {
    documentsOf: (index) => index.having(choiceKey('sales.forecasting')),
    asks: ({ modules }) => modules.includes('sales.forecasting'),
  },
  {
    documentsOf: (index) => index.having(choiceKey('city:leeds-uk')),
    asks: ({ places }) => places.includes('city:leeds-uk'),
  },
  {
    documentsOf: (index) => index.having(choiceKey(anyVerified)),
    asks: ({ verified }) => verified.length > 0,
  },
  {
    documentsOf: (index) => index.having(choiceKey(availabilityChoice(2))),
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

/** The expected part of a list, by going through all versions. */
function findIn(
  rows: readonly ModelVersion[],
  { asks }: Question,
  { sort, after, limit }: { sort: SearchSort; after: RankPosition | null; limit: number },
  { snapshot, now }: AsOf,
): { userId: string; rank: number; from: number }[] {
  const isSeen = isSeenIn(snapshot);
  const current = rows.filter(({ to, listedUntil }) => to === null && listedUntil > now);
  const listed = new Set(current.map(({ userId }) => userId));
  return rows
    .filter(({ from, to }) => isSeen(from) && (to === null || !isSeen(to)))
    .filter(({ userId }) => listed.has(userId))
    .filter(asks)
    .map((row) => ({ userId: row.userId, rank: rankBy(sort)(row), from: row.from }))
    .filter((one) => after === null || isBefore(after, one))
    .sort((one, other) => (isBefore(one, other) ? -1 : 1))
    .slice(0, limit);
}

/** What was found, without the ids of documents, which have to be those of what they stand for. */
function foundIn(index: SearchIndex, found: readonly FoundDocument[]): unknown[] {
  return found.map(({ docId, ...entry }) => {
    const document = index.documents[docId];
    expect(document && nameOf(document)).toBe(nameOf(entry));
    return entry;
  });
}

const rankIn =
  ({ ranks }: SearchIndex, sort: SearchSort) =>
  (docId: number): number =>
    ranks[sort][docId] ?? 0;

const isBefore = (one: RankPosition, other: RankPosition): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.userId > other.userId);

describe('the search index', () => {
  it('finds parts of lists in any order, as of any snapshot', () => {
    const slices = fc.record({
      sort: fc.constantFrom(...searchSorts),
      limit: fc.integer({ min: 1, max: 8 }),
      // The position of a row, by its number.
      after: fc.option(fc.nat(), { freq: 2 }),
    });
    fc.assert(
      fc.property(
        histories,
        questions,
        slices,
        snapshots,
        anyTime,
        (history, question, { sort, limit, after }, snapshot, now) => {
          const { rows } = history;
          fc.pre(canBeOf(rows, snapshot));
          const last = after === null ? undefined : rows[after % rows.length];
          const index = indexOf(history);
          const slice = {
            ...{ sort, limit, rankOf: rankIn(index, sort) },
            after: last ? { rank: rankBy(sort)(last), userId: last.userId } : null,
          };
          const found = index.find(question.documentsOf(index), slice, { snapshot, now });
          expect(foundIn(index, found)).toEqual(findIn(rows, question, slice, { snapshot, now }));
        },
      ),
      { numRuns: rounds(80, 400) },
    );
  });

  it('finds the best by any rank', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 5 }), (history, limit) => {
        const index = indexOf(history);
        const rankOf = (docId: number): number => index.documents[docId]?.experience ?? 0;
        const best = index.documents
          .map(({ userId, from, experience: rank }) => ({ userId, from, rank }))
          .sort((one, other) => (isBefore(one, other) ? -1 : 1))
          .slice(0, limit);
        const found = index.findBest(Bitset.all(index.size), rankOf, limit);
        expect(found.map(({ userId, rank }) => ({ userId, rank }))).toEqual(
          best.map(({ userId, rank }) => ({ userId, rank })),
        );
      }),
    );
  });

  it('knows how many people have a current version, and how many versions have ended', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const index = indexOf(history);
        const { rows } = history;
        expect(index.people).toBe(rows.filter(({ to }) => to === null).length);
        // What one transaction began and ended was never visible.
        const wasSeen = ({ from, to }: ModelVersion): boolean => to !== null && to !== from;
        expect(index.ended).toBe(rows.filter(wasSeen).length);
      }),
    );
  });

  it('knows who is listed at any moment, whatever changes between, and that something has changed', () => {
    const times = fc.array(anyTime, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(histories, questions, times, (history, question, moments) => {
        const index = new SearchIndex();
        for (const look of history.looks) {
          for (const [position, version] of look.entries()) {
            const now = moments[position % moments.length] ?? 0;
            const before = index.stateAt(now);
            index.apply([version]);
            expect(index.stateAt(now)).not.toBe(before);
          }
        }
        for (const now of moments) {
          const expected = history.rows
            .filter(({ to, listedUntil }) => to === null && listedUntil > now)
            .filter(question.asks);
          const listed = question.documentsOf(index).clone().and(index.listedAt(now));
          expect(namesIn(index, listed)).toEqual(expected.map(nameOf).sort());
          expect(index.stateAt(now)).toBe(index.stateAt(now));
        }
      }),
      { numRuns: rounds(40, 150) },
    );
  });

  const version: ModelVersion = {
    userId: '11111111-0000-4000-8000-000000000000',
    ...{ rating: 0, experience: 5, merit: 5, hourlyRateUsd: 90, availability: 2, verified: [] },
    ...{ skills: ['sales'], modules: [], places: ['country:uk'] },
    ...{ wordList: ['ledger'], words: textOfWords(['ledger']) },
    parts: { title: [], top: [], upper: [], rest: ['ledger'] },
    ...{ listedUntil: 9, listedSince: 0, from: 100, to: null },
  };

  it('has one version of a person whose row was deleted past the program and written again', () => {
    const index = indexOf({ looks: [[version], [{ ...version, from: 200 }]] });
    const slice = { rankOf: rankIn(index, 'rating'), after: null, limit: 10 };
    const beginningsIn = (xid: number) =>
      index
        .find(Bitset.all(index.size), slice, {
          snapshot: { xmin: xid, xmax: xid, running: new Set() },
          now: 1,
        })
        .map(({ from }) => from);
    expect(beginningsIn(150)).toEqual([100]);
    expect(beginningsIn(250)).toEqual([200]);
    expect([index.people, index.ended]).toEqual([1, 1]);
  });
});
