import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Posting } from './posting.ts';

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
