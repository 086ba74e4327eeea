import { describe, expect, it } from 'vitest';
import { dayAfter, daysSince, endOfDayAgo } from './calendar-days.ts';

const at = (time: string) => new Date(time);

describe('calendar days', () => {
  it.each([
    ['late on one day, early on the next', '2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00Z', 1],
    ['within a day', '2026-03-01T00:00:00Z', '2026-03-01T23:59:59.999Z', 0],
    ['over a leap day', '2028-02-28T12:00:00Z', '2028-03-01T00:00:00Z', 2],
    ['over the end of February', '2026-02-28T12:00:00Z', '2026-03-01T00:00:00Z', 1],
    ['over a day of 23 hours in Europe', '2026-03-28T23:30:00Z', '2026-03-30T00:00:00Z', 2],
    ['over a day of 25 hours in Europe', '2026-10-24T23:30:00Z', '2026-10-26T00:00:00Z', 2],
    ['over a new year', '2026-12-31T23:00:00Z', '2027-01-01T01:00:00Z', 1],
  ])('are counted %s', (_, time, now, days) => {
    expect(daysSince(at(time), at(now))).toBe(days);
    // The bound that statements use says the same.
    expect(at(time) < endOfDayAgo(at(now), days)).toBe(true);
    expect(at(time) < endOfDayAgo(at(now), days + 1)).toBe(false);
  });

  it('lead to a day', () => {
    expect(dayAfter(at('2028-02-01T23:59:00Z'), 30)).toBe('2028-03-02');
    expect(dayAfter(at('2026-02-01T00:00:00Z'), 30)).toBe('2026-03-03');
  });
});
