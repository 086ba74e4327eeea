import { expect, it } from 'vitest';
import { sortedSlots } from './sorted-slots.ts';

it.each([0, 1, 8191, 8192, 8193, 40_000])('sorts %i slots, some at each step', (size) => {
  const key = (slot: number): number => (slot * 7919) % 10_007;
  const compare = (one: number, other: number): number => key(one) - key(other) || one - other;
  const sorting = sortedSlots(size, compare);
  let steps = 0;
  let step = sorting.next();
  for (; !step.done; step = sorting.next()) steps += 1;
  expect([...step.value]).toEqual(Array.from({ length: size }, (_, slot) => slot).sort(compare));
  expect(steps).toBeGreaterThanOrEqual(Math.ceil(size / 8192));
});
