import { describe, expect, it } from 'vitest';
import { busyInCalendar } from './busy-in-calendar.ts';
import { zoneNamed } from './calendar-zones.ts';

const wanted = {
  from: Date.parse('2026-12-01T00:00:00Z'),
  to: Date.parse('2027-01-30T00:00:00Z'),
  ...{ zone: 'Europe/London', ownHost: 'direct365.example' },
};
const eventOf = (lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT'].join('\r\n');
const calendarOf = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\r\n');
function read(text: string, changes: Partial<typeof wanted> = {}) {
  const answer = busyInCalendar(text, { ...wanted, ...changes });
  if ('refused' in answer) return answer.refused;
  return answer.busy.map((times) =>
    times.map((time) => new Date(time).toISOString().slice(0, 16)).join(' '),
  );
}
const busy = (...lines: string[]) => read(calendarOf(eventOf(lines)));
const nineInBerlin = [
  'DTSTART;TZID=Europe/Berlin:20261204T090000',
  'DTEND;TZID=Europe/Berlin:20261204T100000',
];

describe('a calendar', () => {
  it('says when its owner is busy, in each way to write a time', () => {
    expect(busy(...nineInBerlin)).toEqual(['2026-12-04T08:00 2026-12-04T09:00']);
    expect(busy('DTSTART:20261204T090000Z', 'DURATION:PT45M')).toEqual([
      '2026-12-04T09:00 2026-12-04T09:45',
    ]);
    // Without a zone: on the clock of the owner.
    expect(
      read(calendarOf(eventOf(['DTSTART:20261204T090000', 'DTEND:20261204T100000'])), {
        zone: 'America/New_York',
      }),
    ).toEqual(['2026-12-04T14:00 2026-12-04T15:00']);
    expect(
      read(
        calendarOf(
          'X-WR-TIMEZONE:Asia/Tokyo',
          eventOf(['DTSTART:20261204T090000', 'DTEND:20261204T100000']),
        ),
      ),
    ).toEqual(['2026-12-04T00:00 2026-12-04T01:00']);
  });

  it('names zones as Windows does, or describes its own', () => {
    expect(
      busy(
        'DTSTART;TZID="W. Europe Standard Time":20261204T090000',
        'DTEND;TZID="W. Europe Standard Time":20261204T100000',
      ),
    ).toEqual(['2026-12-04T08:00 2026-12-04T09:00']);
    expect(zoneNamed('/citadel.org/20250101_1/Europe/Berlin')).toBe('Europe/Berlin');
    expect(zoneNamed('Customized Time Zone')).toBeNull();
    const own = [
      ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD'],
      ...['DTSTART:19700101T000000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300'],
      ...['END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const event = eventOf([
      'DTSTART;TZID=Customized Time Zone:20261204T090000',
      'DTEND;TZID=Customized Time Zone:20261204T100000',
    ]);
    expect(read(calendarOf(own, event))).toEqual(['2026-12-04T06:00 2026-12-04T07:00']);
  });

  it('leaves out what is cancelled, marked as free, over, far ahead, without length, or a call of ours', () => {
    for (const line of [
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    ]) {
      expect(busy(...nineInBerlin, line)).toEqual([]);
    }
    expect(busy('DTSTART:20261101T090000Z', 'DTEND:20261101T100000Z')).toEqual([]);
    expect(busy('DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z')).toEqual([]);
    expect(busy('DTSTART:20261204T090000Z')).toEqual([]);
    const ownCall = eventOf(nineInBerlin).replace('one@example.com', '1@direct365.example');
    expect(read(calendarOf(ownCall))).toEqual([]);
  });

  it('has whole days on the clock of its owner, where they are not marked as free', () => {
    const day = ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261226'];
    expect(read(calendarOf(eventOf(day)), { zone: 'Europe/Berlin' })).toEqual([
      '2026-12-23T23:00 2026-12-25T23:00',
    ]);
    expect(busy('DTSTART;VALUE=DATE:20261224')).toEqual(['2026-12-24T00:00 2026-12-25T00:00']);
    expect(busy(...day, 'TRANSP:TRANSPARENT')).toEqual([]);
  });

  it('repeats events through a change of the clocks, up to and with the last', () => {
    const weekly = [
      'DTSTART;TZID=America/New_York:20261023T090000',
      'DTEND;TZID=America/New_York:20261023T093000',
    ];
    const from = Date.parse('2026-10-20T00:00:00Z');
    expect(
      read(calendarOf(eventOf([...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261106T140000Z'])), { from }),
    ).toEqual([
      '2026-10-23T13:00 2026-10-23T13:30',
      '2026-10-30T13:00 2026-10-30T13:30',
      '2026-11-06T14:00 2026-11-06T14:30',
    ]);
  });

  it('leaves out repetitions that are taken out, and moves those that are moved', () => {
    const series = [...nineInBerlin, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261205T080000Z'];
    const moved = eventOf([
      'RECURRENCE-ID;TZID=Europe/Berlin:20261206T090000',
      ...['DTSTART:20261206T150000Z', 'DTEND:20261206T160000Z'],
    ]);
    const free = eventOf([
      'RECURRENCE-ID;TZID=Europe/Berlin:20261207T090000',
      ...['DTSTART:20261207T080000Z', 'DTEND:20261207T090000Z', 'STATUS:CANCELLED'],
    ]);
    expect(read(calendarOf(eventOf(series), moved, free))).toEqual([
      '2026-12-04T08:00 2026-12-04T09:00',
      '2026-12-06T15:00 2026-12-06T16:00',
    ]);
  });

  it('joins times that touch', () => {
    const events = ['090000Z/PT1H', '093000Z/PT1H', '103000Z/PT30M'].map((each) => {
      const [at, length] = each.split('/');
      return eventOf([`DTSTART:20261204T${at}`, `DURATION:${length}`]);
    });
    expect(read(calendarOf(...events))).toEqual(['2026-12-04T09:00 2026-12-04T11:00']);
  });
});

describe('a hostile calendar', () => {
  it('is given up where it repeats without measure', () => {
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=MINUTELY;COUNT=999999999',
      'FREQ=SECONDLY;INTERVAL=7',
    ]) {
      expect(busy('DTSTART:20000101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`)).toBe('too-much');
    }
  });

  it('is none where it cannot be read', () => {
    for (const text of ['', '<html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR']) {
      expect(read(text)).toBe('not-a-calendar');
    }
    expect(read(calendarOf())).toEqual([]);
    expect(busy('SUMMARY:\uFFFD\u0000', ...nineInBerlin)).toHaveLength(1);
    expect(busy('DTSTART:not a time', 'DTEND:never')).toEqual([]);
  });
});
