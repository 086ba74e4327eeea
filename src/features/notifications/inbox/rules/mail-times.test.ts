import { describe, expect, it } from 'vitest';
import { chanceOf } from '#db/scale/chance.ts';
import { type MailTimes, zones } from '#features/notifications/preferences/rules.ts';
import { afterQuiet, lastDue, mailDueAt } from './mail-times.ts';

const dueAt = (way: 'daily' | 'weekly', now: string, zone = 'UTC') =>
  lastDue(way, new Date(now), zone).at.toISOString();

describe('when digests are due', () => {
  it('is at seven each day', () => {
    expect(dueAt('daily', '2026-11-25T06:59:59.999Z')).toBe('2026-11-24T07:00:00.000Z');
    expect(dueAt('daily', '2026-11-25T07:00:00.000Z')).toBe('2026-11-25T07:00:00.000Z');
    expect(dueAt('daily', '2026-12-01T00:00:00.000Z')).toBe('2026-11-30T07:00:00.000Z');
  });

  it('is at seven on Mondays', () => {
    expect(dueAt('weekly', '2026-11-23T06:59:00.000Z')).toBe('2026-11-16T07:00:00.000Z');
    expect(dueAt('weekly', '2026-11-23T07:00:00.000Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(dueAt('weekly', '2026-11-29T23:00:00.000Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(dueAt('weekly', '2027-01-03T12:00:00.000Z')).toBe('2026-12-28T07:00:00.000Z');
  });

  it('is at seven by the clocks of a zone, in summer and in winter', () => {
    expect(dueAt('daily', '2027-03-27T12:00:00Z', 'Europe/Berlin')).toBe(
      '2027-03-27T06:00:00.000Z',
    );
    expect(dueAt('daily', '2027-03-28T12:00:00Z', 'Europe/Berlin')).toBe(
      '2027-03-28T05:00:00.000Z',
    );
    expect(dueAt('daily', '2027-10-31T05:59:00Z', 'Europe/Berlin')).toBe(
      '2027-10-30T05:00:00.000Z',
    );
    expect(dueAt('daily', '2027-10-31T06:00:00Z', 'Europe/Berlin')).toBe(
      '2027-10-31T06:00:00.000Z',
    );
    expect(dueAt('daily', '2027-01-05T01:30:00Z', 'Asia/Kolkata')).toBe('2027-01-05T01:30:00.000Z');
  });

  it('has the day of the zone, which another zone does not have yet', () => {
    const due = lastDue('weekly', new Date('2026-11-22T18:00:00Z'), 'Pacific/Auckland');
    expect(due).toEqual({ at: new Date('2026-11-22T18:00:00Z'), on: '2026-11-23' });
  });
});

describe('a mail in quiet hours', () => {
  const leaves = (time: string, from: number, until: number, zone = 'Europe/Berlin') =>
    afterQuiet(new Date(time), { zone, quiet: { from, until } }).toISOString();

  it('waits for their end, over midnight too', () => {
    expect(leaves('2026-11-23T21:30:00Z', 22, 7)).toBe('2026-11-24T06:00:00.000Z');
    expect(leaves('2026-11-24T05:59:59Z', 22, 7)).toBe('2026-11-24T06:00:00.000Z');
    expect(leaves('2026-11-23T12:00:00Z', 12, 14)).toBe('2026-11-23T13:00:00.000Z');
  });

  it('leaves at once outside of them', () => {
    expect(leaves('2026-11-23T20:59:59Z', 22, 7)).toBe('2026-11-23T20:59:59.000Z');
    expect(leaves('2026-11-24T06:00:00Z', 22, 7)).toBe('2026-11-24T06:00:00.000Z');
    expect(leaves('2026-11-23T13:00:00Z', 12, 14)).toBe('2026-11-23T13:00:00.000Z');
  });

  it('waits for the hour that clocks show, also when they change that night', () => {
    expect(leaves('2027-03-27T22:00:00Z', 22, 7)).toBe('2027-03-28T05:00:00.000Z');
    expect(leaves('2027-10-30T21:00:00Z', 22, 7)).toBe('2027-10-31T06:00:00.000Z');
    // Clocks skip the hour from two to three.
    expect(leaves('2027-03-28T00:30:00Z', 22, 2)).toBe('2027-03-28T01:00:00.000Z');
    // Clocks show two o'clock twice, and half past one in between.
    const troll = 'Antarctica/Troll';
    expect(leaves('2027-10-31T01:30:00Z', 22, 2, troll)).toBe('2027-10-31T02:00:00.000Z');
    // The first of the two hours at which quiet ones end.
    expect(leaves('2027-10-30T23:30:00Z', 22, 2)).toBe('2027-10-31T00:00:00.000Z');
  });

  it('never leaves in them, nor later than they end, in any zone at any time', () => {
    const chance = chanceOf('quiet hours');
    const minute = 60_000;
    for (let round = 0; round < 500; round += 1) {
      const zone = chance.one(zones);
      const quiet = { from: chance.whole(0, 23), until: chance.whole(0, 23) };
      if (quiet.from === quiet.until) continue;
      const hours = new Intl.DateTimeFormat('en-GB', {
        ...{ timeZone: zone, hour: 'numeric', hourCycle: 'h23' },
      });
      const isQuiet = (time: number): boolean => {
        const hour = Number(hours.format(time));
        return quiet.from < quiet.until
          ? hour >= quiet.from && hour < quiet.until
          : hour >= quiet.from || hour < quiet.until;
      };
      const time = Date.UTC(2027, 0, 1) + chance.whole(0, 364 * 24 * 4) * 15 * minute;
      const end = afterQuiet(new Date(time), { zone, quiet }).getTime();
      expect(isQuiet(end)).toBe(false);
      expect(end).toBeGreaterThanOrEqual(time);
      // All of the time that it waits is quiet.
      for (let at = time; at < end; at += 15 * minute) expect(isQuiet(at)).toBe(true);
    }
  });

  it('is two minutes late at least, and waits where these end in quiet hours', () => {
    const times: MailTimes = { zone: 'UTC', quiet: { from: 22, until: 7 } };
    const due = (now: string, quiet = times.quiet) =>
      mailDueAt(new Date(now), { ...times, quiet }).toISOString();
    expect(due('2026-11-23T21:57:00Z')).toBe('2026-11-23T21:59:00.000Z');
    expect(due('2026-11-23T21:58:00Z')).toBe('2026-11-24T07:00:00.000Z');
    expect(due('2026-11-23T21:58:00Z', null)).toBe('2026-11-23T22:00:00.000Z');
  });
});
