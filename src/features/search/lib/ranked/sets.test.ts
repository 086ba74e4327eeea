import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { Posting } from '#features/search/lib/ranked/posting.ts';
import { sumOfFirst } from '#features/search/lib/ranked/sum-of-first.ts';
import { TopDocuments } from '#features/search/query/engine/top-documents.ts';

const size = 100;
const someIds = fc.uniqueArray(fc.nat(size - 1), { maxLength: size });

const rising = (docIds: Iterable<number>): number[] =>
  [...docIds].toSorted((one, other) => one - other);

function listed(set: Pick<Bitset, 'visit'>): number[] {
  const docIds: number[] = [];
  set.visit((docId) => docIds.push(docId));
  return docIds;
}

function bitsetOf(docIds: readonly number[]): Bitset {
  const documents = new Bitset(size);
  for (const docId of docIds) documents.add(docId);
  return documents;
}

function postingOf(docIds: readonly number[]): Posting {
  const posting = new Posting();
  for (const docId of rising(docIds)) posting.add(docId);
  return posting;
}

describe('a set of documents', () => {
  it('is combined as sets are', () => {
    fc.assert(
      fc.property(someIds, someIds, (ids, others) => {
        const other = new Set(others);
        const of = () => bitsetOf(ids);
        expect(listed(of())).toEqual(rising(ids));
        expect(of().count()).toBe(ids.length);
        expect(of().countIn(bitsetOf(others))).toBe(ids.filter((id) => other.has(id)).length);
        const [added, onlyNew] = [bitsetOf(others), []] as [Bitset, number[]];
        of().addNewTo(added, (docId) => onlyNew.push(docId));
        expect(onlyNew).toEqual(rising(ids.filter((id) => !other.has(id))));
        expect(listed(added)).toEqual(rising(new Set([...ids, ...others])));
        expect(listed(of().and(bitsetOf(others)))).toEqual(
          rising(ids.filter((id) => other.has(id))),
        );
        expect(listed(of().or(bitsetOf(others)))).toEqual(rising(new Set([...ids, ...others])));
        const without = rising(ids.filter((id) => !other.has(id)));
        expect(listed(of().andNot(bitsetOf(others)))).toEqual(without);
        expect(listed(of().keep((id) => !other.has(id)))).toEqual(without);
        const changed = of();
        const copy = changed.clone();
        changed.andNot(bitsetOf(others));
        expect(listed(changed)).toEqual(without);
        expect(listed(copy)).toEqual(rising(ids));
        for (let id = 0; id < size; id += 1) expect(of().has(id)).toBe(ids.includes(id));
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 100])('of all has %i', (all) => {
    expect(listed(Bitset.all(all))).toEqual(Array.from({ length: all }, (_, docId) => docId));
  });
});

it('a posting has the documents that were added, and counts those of a set', () => {
  fc.assert(
    fc.property(someIds, someIds, (ids, others) => {
      const posting = postingOf(ids);
      expect(posting.size).toBe(ids.length);
      expect(listed(posting)).toEqual(rising(ids));
      expect(listed(posting.toBitset(size))).toEqual(rising(ids));
      expect(posting.countIn(bitsetOf(others), size)).toBe(
        ids.filter((id) => others.includes(id)).length,
      );
      for (let id = 0; id < size; id += 1) expect(posting.has(id)).toBe(ids.includes(id));
    }),
  );
});

it('a posting that grows after it was made a set has the new documents, too', () => {
  const posting = postingOf([1, 2, 3, 4, 5]);
  expect(posting.toBitset(size).count()).toBe(5);
  posting.add(40);
  expect(listed(posting.toBitset(size))).toEqual([1, 2, 3, 4, 5, 40]);
  expect(listed(posting.toBitset(20 * size))).toEqual([1, 2, 3, 4, 5, 40]);
});

it('sums are of the first way of each respect', () => {
  const way = fc.record({ ids: someIds, worth: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(fc.array(fc.array(way, { maxLength: 3 }), { maxLength: 3 }), (respects) => {
      const sums = sumOfFirst(
        size,
        respects.map((ways) => ways.map(({ ids, worth }) => ({ documents: bitsetOf(ids), worth }))),
      );
      const expected = Array.from({ length: size }, (_, docId) =>
        respects.reduce(
          (sum, ways) => sum + (ways.find(({ ids }) => ids.includes(docId))?.worth ?? 0),
          0,
        ),
      );
      expect([...sums]).toEqual(expected);
    }),
  );
});

it('the top documents are the best of what was offered, in order', () => {
  const offers = fc.array(fc.nat(5), { maxLength: 30 });
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 6 }), (ranks, limit) => {
      const top = new TopDocuments(limit, (one, other) => one > other);
      const offered: { docId: number; rank: number }[] = [];
      for (const [docId, rank] of ranks.entries()) {
        top.offer(docId, rank);
        offered.push({ docId, rank });
        const expected = offered
          .toSorted((one, other) => other.rank - one.rank || other.docId - one.docId)
          .slice(0, limit);
        expect(top.all).toEqual(expected);
        expect(top.lowest).toBe(
          expected.length === limit ? expected.at(-1)?.rank : Number.NEGATIVE_INFINITY,
        );
      }
    }),
  );
});
