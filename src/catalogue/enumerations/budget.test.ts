import { describe, expect, it } from 'vitest';
import { budgetBounds, budgetRangeOf, budgetRanges } from './budget.ts';

describe('budget bounds', () => {
  it.each([
    ['under-10k', 0, 10_000],
    ['10k-25k', 10_000, 25_000],
    ['25k-50k', 25_000, 50_000],
    ['50k-100k', 50_000, 100_000],
    ['100k-250k', 100_000, 250_000],
    ['250k-plus', 250_000, 500_000],
  ])('%s is %d to %d dollars', (range, min, max) => {
    expect(budgetBounds(range)).toEqual({ min, max });
  });

  it.each(['', null, undefined, '5k', 'constructor'])(
    '%j, which is no range, is 0 to 10000',
    (range) => {
      expect(budgetBounds(range)).toEqual({ min: 0, max: 10_000 });
    },
  );

  it('cover all ranges', () => {
    expect(budgetRanges.values).toHaveLength(6);
  });

  it('lead back to their range', () => {
    for (const range of budgetRanges.values) {
      expect(budgetRangeOf(budgetBounds(range))).toBe(range);
    }
    expect(budgetRangeOf({ min: 0, max: 12_345 })).toBeNull();
  });
});
