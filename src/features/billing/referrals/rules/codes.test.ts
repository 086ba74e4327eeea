import { describe, expect, it } from 'vitest';
import { monthWorth, normaliseCode, refusalOfCode } from './codes.ts';

describe('a referral code', () => {
  it('is read in capitals, without the space around it', () => {
    expect(normaliseCode('  abcd2345 ')).toBe('ABCD2345');
  });

  it('is kept with its beginning alone when it is longer than any code', () => {
    expect(normaliseCode('x'.repeat(1000))).toBe('X'.repeat(40));
  });

  it('counts for another user, who came later and has not paid yet', () => {
    const use = { isOwnCode: false, ownerCameFirst: true, hasPaid: false };
    expect(refusalOfCode(use)).toBeNull();
    expect(refusalOfCode({ ...use, isOwnCode: true })).toBe('invalid');
    expect(refusalOfCode({ ...use, ownerCameFirst: false })).toBe('owner-came-later');
    expect(refusalOfCode({ ...use, hasPaid: true })).toBe('invalid');
  });
});

describe('a free month', () => {
  it('is worth a month of the plan, and never less', () => {
    expect(monthWorth({ plan: 'monthly', amount: 75 })).toBe(75);
    expect(monthWorth({ plan: 'annual', amount: 750 })).toBe(63);
    expect(monthWorth({ plan: 'annual', amount: 111_750 })).toBe(9313);
    // 49 pounds and 42 pence.
    expect(monthWorth({ plan: 'annual', amount: 593 })).toBe(50);
  });
});
