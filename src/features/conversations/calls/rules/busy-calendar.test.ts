import { expect, it } from 'vitest';
import { calendarAddressSchema } from './busy-calendar.ts';

it('an address of a calendar begins with https:// or webcal://', () => {
  expect(calendarAddressSchema.parse(' webcal://p1-calendars.example.com/x.ics ')).toBe(
    'https://p1-calendars.example.com/x.ics',
  );
  expect(calendarAddressSchema.parse('https://calendar.example.com/a/basic.ics')).toBe(
    'https://calendar.example.com/a/basic.ics',
  );
});

it('other addresses are refused: plain, of a machine, of this one, with a port or a password', () => {
  for (const address of [
    ...['http://calendar.example.com/a.ics', 'https://127.0.0.1/a.ics', 'https://[::1]/a.ics'],
    ...['https://localhost/a.ics', 'https://calendar.example.com:8443/a.ics', 'file:///etc/passwd'],
    ...['https://me:secret@calendar.example.com/a.ics', '', 'calendar.example.com/a.ics'],
    `https://calendar.example.com/${'a'.repeat(2000)}`,
  ]) {
    expect(calendarAddressSchema.safeParse(address).success).toBe(false);
  }
});
