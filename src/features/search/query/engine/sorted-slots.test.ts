import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedSlots } from './sorted-slots.ts';

function sorted(keys: Uint32Array, slots: readonly number[]): { result: number[]; steps: number } {
  const sorting = sortedSlots(Uint32Array.from(slots), (slot) => keys[slot] ?? 0);
  for (let steps = 0; ; steps += 1) {
    const step = sorting.next();
    if (step.done) return { result: [...step.value], steps };
  }
}

const byKey =
  (keys: Uint32Array) =>
  (one: number, other: number): number =>
    (keys[one] ?? 0) - (keys[other] ?? 0);

it('slots are sorted by their keys, and stay as they stand where these are the same', () => {
  const key = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    fc.integer({ min: 0, max: 3 }).map((n) => 2 ** 32 - 1 - n),
  );
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), (keys) => {
      const all = Uint32Array.from(keys);
      const slots = [...all.keys()].reverse();
      expect(sorted(all, slots).result).toEqual(slots.toSorted(byKey(all)));
    }),
  );
});

it('very many are sorted in many steps', () => {
  const keys = Uint32Array.from({ length: 150_000 }, (_, slot) =>
    Math.imul(slot % 70_000, 0x9e37_79b1),
  );
  const slots = [...keys.keys()];
  const { result, steps } = sorted(keys, slots);
  expect(result).toEqual(slots.toSorted(byKey(keys)));
  expect(steps).toBeGreaterThanOrEqual(3 + 2 * 3 * 2);
});
