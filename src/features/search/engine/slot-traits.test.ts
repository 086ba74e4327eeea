import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Posting } from './posting.ts';
import { PostingStore } from './posting-store.ts';
import { sumWeights, traitSets } from './slot-traits.ts';

const size = 40;
const slotsOfOne = fc.uniqueArray(fc.nat(size - 1), { maxLength: 20 });

function postingOf(slots: readonly number[]): Posting {
  const store = new PostingStore();
  for (const slot of slots.toSorted((one, other) => one - other)) store.add(0, slot);
  return new Posting(store, 0);
}
const allSlots = Array.from({ length: size }, (_, slot) => slot);

it('gives slots that are in the same postings the same number, and says which these are', () => {
  fc.assert(
    fc.property(fc.array(slotsOfOne, { maxLength: 8 }), (lists) => {
      const { numbers, sets } = traitSets(size, [...lists.map(postingOf), undefined]);
      const expected = allSlots.map((slot) =>
        lists.flatMap((slots, index) => (slots.includes(slot) ? [index] : [])),
      );
      expect(allSlots.map((slot) => sets[numbers[slot] ?? 0])).toEqual(expected);
      const distinct = new Set(expected.map(String)).size;
      expect(new Set(numbers).size).toBe(distinct);
    }),
  );
});

it('weighs each thing once for a slot, in however many of its postings it is', () => {
  const things = fc.array(
    fc.record({
      weight: fc.integer({ min: 1, max: 4 }),
      lists: fc.array(slotsOfOne, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(things, (weighed) => {
      const sums = sumWeights(
        size,
        weighed.map(({ weight, lists }) => ({
          weight,
          postings: [...lists.map(postingOf), undefined],
        })),
      );
      const expected = allSlots.map((slot) =>
        weighed
          .filter(({ lists }) => lists.some((slots) => slots.includes(slot)))
          .reduce((sum, { weight }) => sum + weight, 0),
      );
      expect([...sums]).toEqual(expected);
    }),
  );
});
