import { describe, expect, it } from 'vitest';
import { partsOf, reachedPercent } from './amounts.ts';
import { daysOfWeek, mondayOf, mondaysBetween } from './weeks.ts';

describe('a week', () => {
  it('begins on Monday, also across months, years and changes of the clock', () => {
    expect(mondayOf('2026-10-25')).toBe('2026-10-19');
    expect(mondayOf('2026-11-30')).toBe('2026-11-30');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(mondayOf('1969-12-31')).toBe('1969-12-29');
  });

  it('has seven days', () => {
    expect(daysOfWeek('2026-12-28')).toEqual([
      ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
      ...['2027-01-01', '2027-01-02', '2027-01-03'],
    ]);
  });

  it('is listed from the first day to the last, the newest first', () => {
    expect(mondaysBetween('2026-11-15', '2026-11-30')).toEqual([
      ...['2026-11-30', '2026-11-23', '2026-11-16', '2026-11-09'],
    ]);
  });
});

describe('an amount', () => {
  it('is in quarters of an hour, or halves of a day', () => {
    expect(partsOf('hours', 7.25)).toBe(29);
    expect(partsOf('days', 0.5)).toBe(1);
    for (const [unit, amount] of [
      ['hours', 0.1],
      ['days', 0.25],
      ['hours', 0],
      ['hours', -1],
    ] as const) {
      expect(partsOf(unit, amount)).toBeNull();
    }
  });
});

describe('a cap', () => {
  it('is reached at 80 and at 100 percent, exactly', () => {
    expect([79, 80, 99, 100, 130].map((parts) => reachedPercent(parts, 100))).toEqual([
      ...[0, 80, 80, 100, 100],
    ]);
    expect(reachedPercent(1000, null)).toBe(0);
  });
});
