import { expect, it } from 'vitest';
import { calendarFileOf } from './calendar-invitation.ts';

const call = {
  uid: 'one@direct365',
  startsAt: new Date('2026-11-24T15:30:00Z'),
  minutes: 45,
  title: 'Call with Ada L.',
  description: 'Phone: +44 20 7946 0000',
  writtenAt: new Date('2026-11-21T09:00:00Z'),
};

it('says when the call begins and ends, in UTC', () => {
  const lines = calendarFileOf(call).split('\r\n');
  expect(lines).toContain('DTSTART:20261124T153000Z');
  expect(lines).toContain('DTEND:20261124T161500Z');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

it('names what every program that opens it asks for', () => {
  const lines = calendarFileOf(call).split('\r\n');
  // RFC 5545, 3.6: of the file who wrote it and by which version, of the entry what it is and when it was written.
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('PRODID:-//Direct365//Calls//EN');
  expect(lines).toContain('UID:one@direct365');
  expect(lines).toContain('DTSTAMP:20261121T090000Z');
});

it('keeps what has a meaning of its own in the format from being read as such', () => {
  const file = calendarFileOf({ ...call, title: 'A;B,C\\D\nEND:VEVENT' });
  expect(file).toContain('SUMMARY:A\\;B\\,C\\\\D\\nEND:VEVENT\r\n');
  expect(file.match(/^END:VEVENT$/gm)).toHaveLength(1);
});

it.each(['\r', '\n', '\r\n'])(
  'begins no line of the file with a line of a text (%j)',
  (lineEnd) => {
    const file = calendarFileOf({ ...call, description: `one${lineEnd}END:VEVENT` });
    expect(file).toContain('DESCRIPTION:one\\nEND:VEVENT\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  },
);

it('folds long lines between characters, and loses none', () => {
  const description = 'ü😀'.repeat(100);
  const file = calendarFileOf({ ...call, description });
  const lines = file.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});
