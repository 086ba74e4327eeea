import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { instantOf, oddityOf } from './wall-time.ts';

const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';
const lordHowe = 'Australia/Lord_Howe';

describe('a time on a clock that is changed', () => {
  it.each([
    ['2026-10-25T01:59', berlin, null, '2026-10-24T23:59Z'],
    ['2026-10-25T02:00', berlin, 'twice', '2026-10-25T00:00Z'],
    ['2026-10-25T02:59', berlin, 'twice', '2026-10-25T00:59Z'],
    ['2026-10-25T03:00', berlin, null, '2026-10-25T02:00Z'],
    ['2027-03-28T01:59', berlin, null, '2027-03-28T00:59Z'],
    ['2027-03-28T02:30', berlin, 'skipped', '2027-03-28T01:30Z'],
    ['2027-03-28T03:00', berlin, null, '2027-03-28T01:00Z'],
    ['2026-11-01T01:30', newYork, 'twice', '2026-11-01T05:30Z'],
    ['2026-11-01T02:00', newYork, null, '2026-11-01T07:00Z'],
    ['2027-03-14T02:15', newYork, 'skipped', '2027-03-14T07:15Z'],
    ['2027-03-14T03:00', newYork, null, '2027-03-14T07:00Z'],
    // Half an hour.
    ['2026-10-04T02:15', lordHowe, 'skipped', '2026-10-03T15:45Z'],
    ['2026-10-04T02:30', lordHowe, null, '2026-10-03T15:30Z'],
    ['2027-04-04T01:30', lordHowe, 'twice', '2027-04-03T14:30Z'],
    ['2027-04-04T01:29', lordHowe, null, '2027-04-03T14:29Z'],
    ['2027-04-04T02:00', lordHowe, null, '2027-04-03T15:30Z'],
  ])('is %s in %s: %s', (wall, zone, oddity, instant) => {
    expect(oddityOf(wall, zone)).toBe(oddity);
    expect(instantOf(wall, zone)).toEqual(new Date(instant));
  });

  it('is never odd where it is no time', () => {
    expect(oddityOf('', berlin)).toBeNull();
    expect(oddityOf('2027-13-01T00:00', berlin)).toBeNull();
    expect(['', '+012026-11-24T15:30'].map((text) => instantOf(text, berlin))).toEqual([
      null,
      null,
    ]);
  });
});

it('is said to be odd where Temporal says so', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const changes = zones.flatMap((zone) => {
    const start = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${zone}]`);
    const change = start.getTimeZoneTransition('next');
    return change && change.year < 2028 ? [{ zone, change: change.toInstant() }] : [];
  });
  expect(changes.length).toBeGreaterThan(50);
  fc.assert(
    fc.property(
      fc.constantFrom(...changes),
      fc.integer({ min: -180, max: 180 }),
      ({ zone, change }, minutes) => {
        const wall = change.toZonedDateTimeISO(zone).toPlainDateTime().add({ minutes });
        const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
          wall.toZonedDateTime(zone, { disambiguation }),
        );
        const isOnce = earlier?.epochMilliseconds === later?.epochMilliseconds;
        const oddity = earlier?.toPlainDateTime().equals(wall) ? 'twice' : 'skipped';
        const text = wall.toString({ smallestUnit: 'minute' });
        expect(oddityOf(text, zone)).toBe(isOnce ? null : oddity);
      },
    ),
    { numRuns: rounds(500, 5000) },
  );
});
