import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { instantOf, wallTimeOf } from '#lib/wall-time.ts';
import { rounds } from '#tests/support/rounds.ts';
import { uidOfCall } from './calendar-entry.ts';
import { type CalendarCall, calendarObjectOf } from './calendar-object.ts';

const call = (changes: Partial<CalendarCall> = {}): CalendarCall => ({
  uid: uidOfCall('3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1', 'direct365.example'),
  sequence: 0,
  startsAt: new Date('2026-11-24T14:30:00Z'),
  endsAt: new Date('2026-11-24T15:00:00Z'),
  title: 'Call with Ada L.',
  description: 'Move or cancel it',
  meetingUrl: '',
  changedAt: new Date('2026-11-23T12:00:00Z'),
  organizer: 'hello@direct365.example',
  attendee: 'grace@example.com',
  ...changes,
});

const eventOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event.');
  return { calendar, event: new ICAL.Event(event), component: event };
};

// The zones of an old and of a new kind: with and without summer time, of half and quarter hours, on both halves of the
// earth.
const zones = Intl.supportedValuesOf('timeZone');
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('a calendar object', () => {
  it('puts a call into a calendar under one name, and takes it away under the same', () => {
    const request = eventOf(calendarObjectOf(call(), 'REQUEST'));
    const cancel = eventOf(calendarObjectOf(call({ sequence: 3 }), 'CANCEL'));
    expect(request.calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(cancel.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(cancel.event.uid).toBe(request.event.uid);
    expect([request.event.sequence, cancel.event.sequence]).toEqual([0, 3]);
    expect(cancel.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(request.component.getFirstPropertyValue('organizer')).toBe(
      'mailto:hello@direct365.example',
    );
    expect(request.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const attendees = request.component.getAllProperties('attendee');
    expect(attendees.map((attendee) => attendee.getFirstValue())).toEqual([
      'mailto:grace@example.com',
    ]);
    // No one is asked to answer: the site knows that they come.
    const parameters = ['partstat', 'rsvp'].map((name) => attendees[0]?.getParameter(name));
    expect(parameters).toEqual(['ACCEPTED', 'FALSE']);
  });

  it('keeps what people typed inside its property', () => {
    const hostile = 'A\r\nATTENDEE:mailto:eve@example.com\rEND:VEVENT; b, c\\ 🙂'.repeat(9);
    const text = calendarObjectOf(call({ title: hostile }), 'REQUEST');
    const { event, component } = eventOf(text);
    expect(event.summary).toBe(hostile.replaceAll(/\r\n?/g, '\n'));
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\r');
    }
  });

  it('means the instant that was chosen, for 10,000 times in pairs of zones', () => {
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.integer({ min: 10, max: 240 }),
        (some, mine, yours, minutes) => {
          const wall = Temporal.Instant.fromEpochMilliseconds(some.getTime())
            .toZonedDateTimeISO(mine)
            .toPlainDateTime()
            .round('minute');
          const chosen = wall.toString({ smallestUnit: 'minute' });
          const startsAt = instantOf(chosen, mine);
          // What Temporal says of a clock time in my zone is what we book.
          const instant = wall.toZonedDateTime(mine).epochMilliseconds;
          expect(startsAt?.getTime()).toBe(instant);
          if (!startsAt) return;
          const endsAt = new Date(instant + minutes * 60_000);
          const text = calendarObjectOf(call({ startsAt, endsAt }), 'REQUEST');
          const { event } = eventOf(text);
          expect(event.startDate.toJSDate().getTime()).toBe(instant);
          expect(event.endDate.toJSDate().getTime()).toBe(endsAt.getTime());
          // Read without any library, too.
          const basic = startsAt.toISOString().replaceAll(/[-:]|\.000/g, '');
          expect(text).toContain(`DTSTART:${basic}\r\n`);
          // And what the other one reads off their clock is that instant.
          const theirs = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(yours);
          expect(wallTimeOf(startsAt, yours)).toBe(
            theirs.toPlainDateTime().toString({ smallestUnit: 'minute' }),
          );
        },
      ),
      { numRuns: rounds(500, 10_000) },
    );
  });

  it.each([
    ['the hour that New York skips', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
    ['the hour that Berlin has twice', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30Z'],
    ['a quarter in Kathmandu', '2026-06-01T09:00', 'Asia/Kathmandu', '2026-06-01T03:15Z'],
  ])('is right about %s', (_, wall, zone, instant) => {
    expect(instantOf(wall, zone)).toEqual(new Date(instant));
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-01-01'])('is of no time for %j', (wall) => {
    expect(instantOf(wall, 'UTC')).toBeNull();
  });
});
