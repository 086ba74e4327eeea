import { describe, expect, it } from 'vitest';
import { addCalendarMonths } from './calendar-months.ts';

const monthsAfter = (start: string, months: number): string =>
  addCalendarMonths(new Date(start), months).toISOString();

describe('calendar months', () => {
  it('keep the day and the time', () => {
    expect(monthsAfter('2026-11-21T09:30:15.123Z', 3)).toBe('2027-02-21T09:30:15.123Z');
  });

  it('end on the last day where the month is shorter', () => {
    expect(monthsAfter('2026-11-30T12:00:00.000Z', 3)).toBe('2027-02-28T12:00:00.000Z');
    expect(monthsAfter('2027-01-31T12:00:00.000Z', 1)).toBe('2027-02-28T12:00:00.000Z');
    expect(monthsAfter('2026-08-31T12:00:00.000Z', 1)).toBe('2026-09-30T12:00:00.000Z');
  });

  it('know leap years', () => {
    expect(monthsAfter('2027-11-30T00:00:00.000Z', 3)).toBe('2028-02-29T00:00:00.000Z');
    expect(monthsAfter('2028-02-29T00:00:00.000Z', 12)).toBe('2029-02-28T00:00:00.000Z');
    expect(monthsAfter('2028-02-29T00:00:00.000Z', 48)).toBe('2032-02-29T00:00:00.000Z');
    expect(monthsAfter('2099-11-30T00:00:00.000Z', 3)).toBe('2100-02-28T00:00:00.000Z');
  });

  it('count from the first start, so that no month loses days permanently', () => {
    const start = new Date('2027-01-31T00:00:00.000Z');
    expect([1, 2, 3].map((months) => addCalendarMonths(start, months).getUTCDate())).toEqual([
      28, 31, 30,
    ]);
  });

  it('do not follow the summer time of any place', () => {
    expect(monthsAfter('2026-12-28T23:30:00.000Z', 4)).toBe('2027-04-28T23:30:00.000Z');
  });
});
