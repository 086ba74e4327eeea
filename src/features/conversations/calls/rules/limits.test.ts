import { describe, expect, it } from 'vitest';
import { areAhead, daysAhead, endOf, remindersDue } from './limits.ts';

const now = new Date('2026-11-24T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('times of a proposal', () => {
  it('are all to come, up to 180 days ahead', () => {
    expect(areAhead([later(1), later(daysAhead * day)], now)).toBe(true);
    expect(areAhead([later(1), now], now)).toBe(false);
    expect(areAhead([later(1), later(-1)], now)).toBe(false);
    expect(areAhead([later(1), later(180 * day + 1)], now)).toBe(false);
  });
});

describe('a call', () => {
  it('ends so many minutes after its start', () => {
    expect(endOf(now, 45)).toEqual(later(45 * minute));
  });

  it('is reminded of a day and a quarter of an hour before, of what is still to come', () => {
    const quarterBefore = (startsAt: Date) => new Date(startsAt.getTime() - 15 * minute);
    const far = later(2 * day);
    expect(remindersDue(far, now)).toEqual([
      { before: 'day', at: later(day) },
      { before: 'quarter', at: quarterBefore(far) },
    ]);
    const tomorrow = later(day);
    expect(remindersDue(tomorrow, now)).toEqual([
      { before: 'quarter', at: quarterBefore(tomorrow) },
    ]);
    expect(remindersDue(later(15 * minute), now)).toEqual([]);
  });
});
