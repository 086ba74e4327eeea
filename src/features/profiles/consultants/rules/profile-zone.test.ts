import { expect, it } from 'vitest';
import { timezones } from '#catalogue/enumerations/places.ts';
import { canonicalZone } from '#lib/time-zones.ts';
import { zoneOfProfile } from './profile-zone.ts';

it('the zone of each profile is known to calendars, and keeps summer time', () => {
  const zones = timezones.values.map((each) => [each, zoneOfProfile(each)]);
  expect(Object.fromEntries(zones.slice(0, 7))).toEqual({
    est: 'America/New_York',
    cst: 'America/Chicago',
    mst: 'America/Denver',
    pst: 'America/Los_Angeles',
    gmt: 'Europe/London',
    cet: 'Europe/Berlin',
    aest: 'Australia/Sydney',
  });
  for (const [, zone = ''] of zones.slice(0, 7)) expect(canonicalZone(zone)).toBe(zone);
  for (const [own, zone = ''] of zones.slice(7)) {
    expect(zone).toBe(own);
    expect(canonicalZone(zone)).not.toBeNull();
  }
});
