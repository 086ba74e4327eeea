import { describe, expect, it } from 'vitest';
import { canonicalZone, listZones, ownZone, storedZone, zoneSchema } from './time-zones.ts';

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['US/Eastern', 'America/New_York'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['GB', 'Europe/London'],
    ['Etc/UTC', 'UTC'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('%s is kept as %s, and keeps the same clock', (name, kept) => {
    expect(zoneSchema.parse(name)).toBe(kept);
    expect(storedZone().parse(name)).toBe(kept);
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'long' }).format(1.8e12);
    expect(clock(kept)).toBe(clock(name));
  });

  it.each(['', 'Mars/Olympus', '+01:00', 'Europe/Berlin ', 'x'.repeat(65)])(
    'is not “%s”',
    (name) => {
      expect(canonicalZone(name)).toBeNull();
      expect(zoneSchema.safeParse(name).success).toBe(false);
    },
  );

  it('has one name in the list, whatever the machine calls it', () => {
    const zones = listZones();
    expect(zones.map(canonicalZone)).toEqual(zones);
    expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv']));
    expect(canonicalZone(ownZone())).toBe(ownZone());
  });
});
