import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Posting } from './posting.ts';
import { SlotOrder } from './slot-order.ts';

/** Slots in the order they are added: dense ones, and some with long gaps. */
const anySlots = fc
  .array(fc.integer({ min: 1, max: 400 }), { maxLength: 300 })
  .chain((gaps) =>
    fc.constantFrom(
      gaps,
      gaps.map((gap) => (gap % 3) + 1),
    ),
  )
  .map((gaps) => {
    let slot = -1;
    return gaps.map((gap) => {
      slot += gap;
      return slot;
    });
  });

describe('the list of a word', () => {
  it('has just the slots that were added, few or many', () => {
    fc.assert(
      fc.property(anySlots, (slots) => {
        const posting = new Posting();
        for (const slot of slots) posting.add(slot);
        expect([...posting.list()]).toEqual(slots);
        const added = new Set(slots);
        const end = (slots.at(-1) ?? 0) + 100;
        for (let slot = 0; slot < end; slot += 1) expect(posting.has(slot)).toBe(added.has(slot));
      }),
      { numRuns: 60 },
    );
  });
});

describe('an order', () => {
  const people = fc.array(fc.record({ rank: fc.integer({ min: -5, max: 5 }), userId: fc.uuid() }), {
    maxLength: 60,
  });
  const places = fc.record({ rank: fc.integer({ min: -6, max: 6 }), userId: fc.uuid() });
  const bounds = fc.record(
    { atLeast: fc.integer({ min: -6, max: 6 }), below: fc.integer({ min: -6, max: 6 }) },
    { requiredKeys: [] },
  );

  it('is the same whoever came first, and is read from a place on, within bounds', () => {
    fc.assert(
      fc.property(people, people, fc.option(places), bounds, (early, late, after, limits) => {
        const all = [...early, ...late];
        const order = new SlotOrder((slot) => all[slot]?.userId ?? '');
        for (const [slot, { rank }] of early.entries()) order.add(slot, rank);
        order.sort();
        for (const [index, { rank }] of late.entries()) order.add(early.length + index, rank);
        const { atLeast = -100, below = 100 } = limits;
        const isBefore = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
          one.rank > other.rank || (one.rank === other.rank && one.userId > other.userId);
        const expected = all
          .filter((one) => !after || isBefore(after, one))
          .filter(({ rank }) => rank >= atLeast && rank < below)
          .sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const slots = [...order.between(after, limits)];
        expect(slots.map((slot) => all[slot])).toEqual(expected);
        const inside = all.filter((_, slot) => order.isBetween(slot, after, limits));
        expect(inside.length).toBe(expected.length);
      }),
    );
  });
});
