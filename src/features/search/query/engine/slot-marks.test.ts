import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBoth, countMarks, isMarked, keepMarked, type SlotMarks } from './slot-marks.ts';

/** Every length up to some that are added up together, with words of any bits. */
const anyMarks = fc
  .array(fc.oneof(fc.constantFrom(0, 0xffff_ffff), fc.nat(0xffff_ffff)), { maxLength: 40 })
  .map((words) => Uint32Array.from(words));

/** Bit by bit. */
const slotsOf = (marks: SlotMarks): number[] =>
  Array.from({ length: marks.length * 32 }, (_, slot) => slot).filter((slot) =>
    isMarked(marks, slot),
  );

it('counts those that are marked in both, however long either is', () => {
  fc.assert(
    fc.property(anyMarks, anyMarks, (one, other) => {
      const both = slotsOf(one).filter((slot) => isMarked(other, slot));
      expect(countBoth(one, other)).toBe(both.length);
      expect(countMarks(one)).toBe(slotsOf(one).length);
      const kept = one.slice();
      keepMarked(kept, other);
      expect(slotsOf(kept)).toEqual(both);
    }),
  );
});
