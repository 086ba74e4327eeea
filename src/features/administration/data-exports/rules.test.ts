import { expect, it } from 'vitest';
import { dayMs, givenUpMs, keptMs, mostADay } from './rules.ts';

it('an export is kept for a week, given up after a day, and made three times a day at most', () => {
  const hour = 3_600_000;
  expect([keptMs, givenUpMs, dayMs]).toEqual([168 * hour, 24 * hour, 24 * hour]);
  expect(mostADay).toBe(3);
});
