import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import {
  type CallWeek,
  hoursProblem,
  isWithinHours,
  openTimesAround,
  sortedHours,
} from './call-hours.ts';
import { hoursInWords } from './hours-words.ts';

const berlin = (...hours: CallWeek['hours']): CallWeek => ({ zone: 'Europe/Berlin', hours });
const at = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const fiveMs = 5 * 60_000;
const five = fc.integer({ min: 0, max: 288 });
const timeAt = (fives: number) =>
  [Math.floor(fives / 12) % 24, (fives % 12) * 5]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
const anyHours = fc
  .tuple(fc.integer({ min: 1, max: 7 }), five, five)
  .filter(([, from, to]) => from < to)
  .map(([weekday, from, to]) => at(weekday, timeAt(from), timeAt(to)));

/** Whether a clock on the wall shows a time at which calls are taken, asked of Temporal at one instant. */
function isOpenAt({ zone, hours }: CallWeek, instant: number): boolean {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const time = wall.toPlainTime().toString({ smallestUnit: 'minute' });
  return hours.some(
    ({ weekday, from, to }) =>
      wall.dayOfWeek === weekday && time >= from && (time < to || to === '00:00'),
  );
}

/** The days around a change of clocks in this zone, if there is one that year. */
function changeIn(zone: string, some: Date): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(some.getTime()).toZonedDateTimeISO(zone);
  return wall.getTimeZoneTransition('next')?.epochMilliseconds ?? some.getTime();
}

describe('hours in which calls are taken', () => {
  it('are those that a clock on the wall shows, in all zones and over every change of clocks', () => {
    let within = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.array(anyHours, { minLength: 1, maxLength: 20 }),
        moment,
        fc.integer({ min: 2, max: 48 }),
        fc.integer({ min: -36, max: 36 }),
        fc.boolean(),
        (zone, hours, some, fives, before, isAtChange) => {
          const week = { zone, hours };
          const near = isAtChange ? changeIn(zone, some) : some.getTime();
          const startsAt = (Math.floor(near / fiveMs) + before) * fiveMs;
          const isOpen = Array.from({ length: fives }, (_, n) => startsAt + n * fiveMs).every(
            (instant) => isOpenAt(week, instant),
          );
          if (isOpen) within += 1;
          expect(isWithinHours(week, new Date(startsAt), fives * 5)).toBe(isOpen);
        },
      ),
      { numRuns: rounds(300, 3000) },
    );
    expect(within).toBeGreaterThan(rounds(10, 100));
  });

  it.each([
    ['all of it', '2026-11-23T08:00Z', 60, true],
    ['its last minute', '2026-11-23T11:30Z', 30, true],
    ['a minute too long', '2026-11-23T11:30Z', 31, false],
    ['another day', '2026-11-24T08:00Z', 60, false],
    // The same clock time an hour earlier for the world: Berlin has summer time.
    ['its beginning in summer', '2026-07-06T07:00Z', 60, true],
    ['the end of it in summer', '2026-07-06T10:00Z', 60, true],
    ['more than that', '2026-07-06T10:30Z', 60, false],
    ['the hour before', '2026-11-23T07:00Z', 60, false],
  ])('have or have not %s', (_, startsAt, minutes, isWithin) => {
    // Two ranges that touch are one.
    const monday = berlin(at(1, '09:00', '12:00'), at(1, '12:00', '13:00'));
    expect(isWithinHours(monday, new Date(startsAt), minutes)).toBe(isWithin);
  });

  it('go on over midnight, and over the night in which clocks change', () => {
    const night = berlin(at(6, '22:00', '00:00'), at(7, '00:00', '04:00'));
    // 25 October 2026: from 22:00 to 04:00 it is seven hours.
    expect(openTimesAround(night, new Date('2026-10-25T00:00Z'))).toEqual([
      { from: new Date('2026-10-24T20:00Z'), to: new Date('2026-10-25T03:00Z') },
    ]);
    // 29 March 2026: it is five.
    expect(openTimesAround(night, new Date('2026-03-29T00:00Z'))).toEqual([
      { from: new Date('2026-03-28T21:00Z'), to: new Date('2026-03-29T02:00Z') },
    ]);
    const skipped = berlin(at(7, '02:00', '03:00'));
    expect(openTimesAround(skipped, new Date('2026-03-29T00:00Z'))).toEqual([]);
  });

  it.each([
    [
      [at(1, '09:00', '12:00'), at(1, '12:00', '17:00'), at(2, '09:00', '12:00')],
      [null, null, null],
    ],
    [
      [at(1, '09:00', '12:00'), at(1, '11:59', '17:00')],
      ['overlap', 'overlap'],
    ],
    [
      [at(1, '09:00', '09:00'), at(2, '10:00', '09:00')],
      ['order', 'order'],
    ],
    [
      [at(1, '22:00', '00:00'), at(1, '00:00', '00:00')],
      ['overlap', 'overlap'],
    ],
    [
      [at(1, '', '09:00'), at(1, '09:00', '24:00')],
      ['missing', 'missing'],
    ],
  ])('are right or wrong: %j', (hours, problems) => {
    expect(hours.map((_, index) => hoursProblem(hours, index))).toEqual(problems);
  });

  it('are said in words, equal days in a row as one', () => {
    const days = [1, 2, 3, 4].flatMap((day) => [
      at(day, '09:00', '12:00'),
      at(day, '13:00', '17:00'),
    ]);
    expect(hoursInWords([...days, at(5, '09:00', '12:00'), at(7, '22:00', '00:00')])).toEqual([
      'Monday to Thursday, 09:00–12:00 and 13:00–17:00',
      'Friday, 09:00–12:00',
      'Sunday, 22:00–24:00',
    ]);
    expect(hoursInWords([])).toEqual([]);
  });
});

describe('the order of a week', () => {
  it('is by day, and within a day by the clock', () => {
    const range = (weekday: number, from: string) => ({ weekday, from, to: '00:00' });
    const hours = [range(2, '08:00'), range(1, '13:30'), range(1, '09:45'), range(1, '13:05')];
    expect(sortedHours(hours)).toEqual([
      range(1, '09:45'),
      range(1, '13:05'),
      range(1, '13:30'),
      range(2, '08:00'),
    ]);
  });
});
