import { describe, expect, it } from 'vitest';
import { isMeetingUrl, newTeamsMeeting, serviceOf } from './meeting-url.ts';

describe('the address of a meeting', () => {
  it('is one of https with a host', () => {
    expect(isMeetingUrl('https://meet.example.com/a?b=c')).toBe(true);
  });

  it.each([
    '',
    'meet.example.com',
    'http://meet.example.com/a',
    'ftp://meet.example.com/a',
    'https://localhost/a',
    'https://user@meet.example.com/a',
    'https://:secret@meet.example.com/a',
  ])('is not %j', (text) => {
    expect(isMeetingUrl(text)).toBe(false);
  });

  it.each([
    ['https://teams.microsoft.com/l/meetup-join/1', 'Teams'],
    ['https://teams.live.com/meet/1', 'Teams'],
    ['https://meet.google.com/abc', 'Google Meet'],
    ['https://zoom.us/j/1', 'Zoom'],
    ['https://us02web.zoom.us/j/1', 'Zoom'],
    ['https://zoom.com/j/1', 'Zoom'],
    ['https://notzoom.us/j/1', 'notzoom.us'],
    ['https://zoom.us.example.com/j/1', 'zoom.us.example.com'],
  ])('%s is at %s', (url, service) => {
    expect(serviceOf(url)).toBe(service);
  });
});

describe('a new meeting in Teams', () => {
  it('begins with a name, and with the time where one is chosen', () => {
    const open = (startsAt: Date | undefined) => {
      const { origin, pathname, searchParams } = new URL(
        newTeamsMeeting('Call & plan', startsAt, 45),
      );
      return [origin + pathname, Object.fromEntries(searchParams)];
    };
    const address = 'https://teams.microsoft.com/l/meeting/new';
    expect(open(undefined)).toEqual([address, { subject: 'Call & plan' }]);
    expect(open(new Date('2026-11-24T14:30:00Z'))).toEqual([
      address,
      {
        subject: 'Call & plan',
        startTime: '2026-11-24T14:30:00.000Z',
        endTime: '2026-11-24T15:15:00.000Z',
      },
    ]);
  });
});
