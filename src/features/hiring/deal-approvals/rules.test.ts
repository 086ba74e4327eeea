import { describe, expect, it } from 'vitest';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { isAbove, totalOf } from './rules.ts';

describe('the total of terms', () => {
  it('is the fixed price, or the most that is billed at the rate', () => {
    expect(totalOf({ ...openTerms, fixedPriceUsd: 9000 })).toBe(9000);
    expect(totalOf({ ...openTerms, rateUsd: 120, capUsd: 8000 })).toBe(8000);
  });

  it('is not known of a rate alone, nor of terms that are left open', () => {
    expect(totalOf({ ...openTerms, rateUsd: 120, daysPerWeek: 3 })).toBe(null);
    expect(totalOf(openTerms)).toBe(null);
    expect(totalOf(null)).toBe(null);
  });
});

describe('a limit', () => {
  it('lets pass what comes to as much, and nothing above', () => {
    expect(isAbove(9000, { ...openTerms, fixedPriceUsd: 9000 })).toBe(false);
    expect(isAbove(9000, { ...openTerms, fixedPriceUsd: 9001 })).toBe(true);
    expect(isAbove(0, { ...openTerms, capUsd: 1 })).toBe(true);
  });

  it('lets pass no terms without a total', () => {
    expect(isAbove(10_000_000, { ...openTerms, rateUsd: 1 })).toBe(true);
    expect(isAbove(10_000_000, null)).toBe(true);
  });

  it('that is off lets everything pass', () => {
    expect(isAbove(null, null)).toBe(false);
  });
});
