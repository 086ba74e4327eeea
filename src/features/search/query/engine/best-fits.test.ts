import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFits, byFigures, byHowMany } from './best-fits.ts';
import { BestSlots } from './best-slots.ts';
import { Posting } from './posting.ts';
import { PostingStore } from './posting-store.ts';
import { countMarks, isMarked, listMarked, mark, noMarks, type SlotMarks } from './slot-marks.ts';

const size = 300;
/** Few, many and all: lists, and marks of the store's own. */
const slotsOfOne = fc.oneof(
  fc.uniqueArray(fc.nat(size - 1), { maxLength: 12 }),
  fc.uniqueArray(fc.nat(size - 1), { minLength: 60, maxLength: size }),
);

function postingOf(slots: readonly number[]): Posting {
  const store = new PostingStore();
  for (const slot of slots.toSorted((one, other) => one - other)) store.add(0, slot);
  return new Posting(store, 0);
}

function marked(slots: readonly number[]): SlotMarks {
  const marks = noMarks(size);
  for (const slot of slots) mark(marks, slot);
  return marks;
}

const slotsOf = (marks: SlotMarks): number[] => [...listMarked(marks, countMarks(marks))];
const comesFirst = (one: number, other: number): boolean => one > other;

/** Values that never fall: what the counts from 0 to 40 add. */
const rising = fc.array(fc.nat(3), { minLength: 41, maxLength: 41 }).map((steps) => {
  let sum = 0;
  return steps.map((step) => {
    sum += step * 10;
    return sum;
  });
});

const ways = fc.array(
  fc.record({
    lists: fc.array(slotsOfOne, { maxLength: 2 }),
    units: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 3 },
);
const factor = fc.record({ respects: fc.array(ways, { maxLength: 3 }), ofUnits: rising });
const asked = fc.record({
  among: slotsOfOne,
  leading: fc.array(slotsOfOne, { maxLength: 3 }),
  ofMany: rising,
  factors: fc.array(factor, { maxLength: 3 }),
  figures: fc.array(fc.integer({ min: -5, max: 60 }), { minLength: size, maxLength: size }),
  limit: fc.integer({ min: 1, max: 12 }),
});

type Asked = typeof asked extends fc.Arbitrary<infer Made> ? Made : never;

/** A rank as the sum of what is said of one slot, part by part. */
function rankOf(slot: number, { leading, ofMany, factors, figures }: Asked): number {
  let rank = figures[slot] ?? 0;
  rank += ofMany[leading.filter((slots) => slots.includes(slot)).length] ?? 0;
  for (const { respects, ofUnits } of factors) {
    let units = 0;
    for (const respect of respects) {
      units += respect.find(({ lists }) => lists.some((slots) => slots.includes(slot)))?.units ?? 0;
    }
    rank += ofUnits[units] ?? 0;
  }
  return rank;
}

/** Every slot ranked, and the first taken. */
const bestOfAll = (said: Asked) =>
  said.among
    .map((slot) => ({ slot, rank: rankOf(slot, said) }))
    .sort((one, other) => other.rank - one.rank || other.slot - one.slot)
    .slice(0, said.limit);

/** The same by bounds; tells which figures were asked for. */
function bestByBounds(said: Asked, steps: { most: number; step: number }) {
  return bestFits(
    {
      among: marked(said.among),
      leading: {
        postings: said.leading.map(postingOf),
        ofMany: Float64Array.from(said.ofMany),
      },
      further: said.factors.map(({ respects, ofUnits }) => ({
        respects: respects.map((respect) =>
          respect.map(({ lists, units }) => ({
            units,
            postings: [...lists.map(postingOf), undefined],
          })),
        ),
        ofUnits: Float64Array.from(ofUnits),
      })),
      figures: { of: (slot) => said.figures[slot] ?? 0, ...steps },
    },
    said.limit,
    comesFirst,
  );
}

describe('the best fits', () => {
  it('are those with the highest ranks of all', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(1, 10, 1000), (said, step) => {
        expect(bestByBounds(said, { most: 60, step })).toEqual(bestOfAll(said));
      }),
    );
  });

  it('are found without a look at what cannot be among them', () => {
    // One in ten is in the leading posting, and has more by that than figures can add.
    const inLeading = Array.from({ length: size / 10 }, (_, index) => index * 10);
    let looked = 0;
    const best = bestFits(
      {
        among: marked(Array.from({ length: size }, (_, slot) => slot)),
        leading: { postings: [postingOf(inLeading)], ofMany: Float64Array.of(0, 100) },
        further: [],
        figures: {
          of: (slot) => {
            looked += 1;
            return slot % 7;
          },
          most: 6,
          step: 1,
        },
      },
      3,
      comesFirst,
    );
    expect(best.map(({ rank }) => rank)).toEqual([106, 106, 106]);
    expect(looked).toBe(inLeading.length);
  });

  it('are told apart by the leading postings that there are', () => {
    const fit = {
      among: marked([1, 2]),
      leading: { postings: [undefined, postingOf([2])], ofMany: Float64Array.of(0, 5, 9) },
      further: [],
      figures: { of: () => 0, most: 0, step: 1 },
    };
    expect(bestFits(fit, 5, comesFirst)).toEqual([
      { slot: 2, rank: 5 },
      { slot: 1, rank: 0 },
    ]);
  });
});

it('sorts slots by in how many postings they are', () => {
  fc.assert(
    fc.property(slotsOfOne, fc.array(slotsOfOne, { maxLength: 4 }), (among, lists) => {
      const levels = byHowMany(marked(among), lists.map(marked));
      for (let many = 0; many <= lists.length; many += 1) {
        const expected = among.filter(
          (slot) => lists.filter((slots) => slots.includes(slot)).length === many,
        );
        expect(slotsOf(levels[many] ?? noMarks(0))).toEqual(expected.toSorted((a, b) => a - b));
      }
    }),
  );
});

it('sorts slots by their figures, step by step, and leaves out what is too low', () => {
  const figures = fc.array(fc.integer({ min: -30, max: 60 }), {
    minLength: size,
    maxLength: size,
  });
  const steps = fc.constantFrom(1, 7, 100);
  fc.assert(
    fc.property(
      slotsOfOne,
      figures,
      steps,
      fc.integer({ min: -40, max: 70 }),
      (slots, of, step, lowest) => {
        const marks = marked(slots);
        const parts = [
          ...byFigures(marks, { of: (slot) => of[slot] ?? 0, most: 60, step }, lowest),
        ];
        const left = parts.flatMap(({ slots: ofPart }) => [...ofPart]);
        expect(left.toSorted((a, b) => a - b)).toEqual(
          slots.filter((slot) => (of[slot] ?? 0) >= lowest).toSorted((a, b) => a - b),
        );
        let before = Number.POSITIVE_INFINITY;
        for (const { slots: ofPart, values, atMost } of parts) {
          expect(ofPart.length).toBeGreaterThan(0);
          expect([...values]).toEqual([...ofPart].map((slot) => of[slot]));
          expect(Math.max(...values)).toBeLessThanOrEqual(atMost);
          expect(atMost).toBeLessThan(before);
          before = atMost;
        }
        expect(slotsOf(marks)).toEqual(slots.toSorted((a, b) => a - b));
      },
    ),
  );
});

it('keeps the best of what is offered, in order, and knows what is too low', () => {
  const offers = fc.array(fc.nat(5), { maxLength: 30 });
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 6 }), (ranks, limit) => {
      const best = new BestSlots(limit, comesFirst);
      const offered: { slot: number; rank: number }[] = [];
      for (const [slot, rank] of ranks.entries()) {
        best.offer(slot, rank);
        offered.push({ slot, rank });
        const expected = offered
          .toSorted((one, other) => other.rank - one.rank || other.slot - one.slot)
          .slice(0, limit);
        expect(best.all).toEqual(expected);
        expect(best.lowest).toBe(
          expected.length === limit ? expected.at(-1)?.rank : Number.NEGATIVE_INFINITY,
        );
      }
    }),
  );
});

it('marks are looked up in the marks that a posting is kept as', () => {
  const many = Array.from({ length: 100 }, (_, index) => index * 2);
  expect(postingOf([3, 9]).ownMarks).toBeUndefined();
  const own = postingOf(many).ownMarks ?? noMarks(0);
  expect(many.every((slot) => isMarked(own, slot))).toBe(true);
  expect(countMarks(own)).toBe(100);
});
