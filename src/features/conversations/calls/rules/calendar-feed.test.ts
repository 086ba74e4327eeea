import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { uidOfCall } from './calendar-entry.ts';
import { calendarFeedOf } from './calendar-feed.ts';
import { feedSince } from './feed-period.ts';
import { createFeedToken, feedPath, hashFeedToken, tokenInFile } from './feed-token.ts';

const writtenAt = new Date('2026-11-24T12:00:00Z');
const entry = (changes: { uid: string; isCancelled: boolean; meetingUrl: string }) => ({
  sequence: 2,
  startsAt: new Date('2026-11-25T14:30:00Z'),
  endsAt: new Date('2026-11-25T15:00:00Z'),
  title: 'Call with Ada L.',
  description: 'Move or cancel it',
  organizer: 'hello@direct365.example',
  ...changes,
});

describe('a feed', () => {
  it('has every call under its own name, and invites no one', () => {
    const uid = uidOfCall('one', 'direct365.example');
    const meetingUrl = 'https://meet.example.com/a';
    const text = calendarFeedOf(
      [
        entry({ uid, isCancelled: false, meetingUrl }),
        entry({ uid: 'two', isCancelled: true, meetingUrl: '' }),
      ],
      writtenAt,
    );
    const calendar = new ICAL.Component(ICAL.parse(text));
    const value = (name: string) => calendar.getFirstPropertyValue(name);
    expect(['version', 'prodid', 'method', 'x-wr-calname', 'x-published-ttl'].map(value)).toEqual([
      '2.0',
      '-//Direct365//Calls//EN',
      'PUBLISH',
      'Direct365 calls',
      'PT1H',
    ]);
    const events = calendar
      .getAllSubcomponents('vevent')
      .map((event) =>
        Object.fromEntries(
          event
            .getAllProperties()
            .map((property) => [property.name, String(property.getFirstValue())]),
        ),
      );
    const common = {
      sequence: '2',
      dtstamp: '2026-11-24T12:00:00Z',
      dtstart: '2026-11-25T14:30:00Z',
      dtend: '2026-11-25T15:00:00Z',
      summary: 'Call with Ada L.',
      description: 'Move or cancel it',
      organizer: 'mailto:hello@direct365.example',
    };
    expect(events).toEqual([
      {
        ...common,
        uid: 'one@direct365.example',
        status: 'CONFIRMED',
        location: meetingUrl,
        url: meetingUrl,
      },
      { ...common, uid: 'two', status: 'CANCELLED' },
    ]);
    expect(text).toContain('ORGANIZER;CN=Direct365:mailto:');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('goes back 90 days, and says for 30 that a call was cancelled', () => {
    expect(feedSince(new Date('2026-11-24T12:00:00Z'))).toEqual({
      endedAfter: new Date('2026-08-26T12:00:00Z'),
      cancelledAfter: new Date('2026-10-25T12:00:00Z'),
    });
  });
});

describe('the secret of a feed', () => {
  it('is another one each time, and found again in its path', () => {
    const [one, other] = [createFeedToken(), createFeedToken()];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(feedPath(one)).toBe(`/calls/feed/${one}.ics`);
    expect(tokenInFile(feedPath(one).split('/').at(-1) ?? '')).toBe(one);
  });

  it.each([
    '',
    'feed.ics',
    `${'a'.repeat(43)}`,
    `${'a'.repeat(43)}.ics.txt`,
    `b${'a'.repeat(43)}.ics`,
  ])('is not read from %j', (file) => {
    expect(tokenInFile(file)).toBeNull();
  });

  it('is stored as its hash', () => {
    expect(hashFeedToken('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs');
  });
});
