import ICAL from 'ical.js';
import { canonicalZone } from '#lib/time-zones.ts';
import { instantOf } from '#lib/wall-time.ts';
import { windowsZones } from './windows-zones.ts';

/** Some programs write a path around the name: `/citadel.org/20250101_1/Europe/Berlin`. */
const wrapped = /[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)+$/;

/** The zone of IANA that a file means, by that name or by the one of Windows; null where it is neither. */
export function zoneNamed(name: string): string | null {
  const plain = name.replaceAll('"', '').trim();
  const known = windowsZones.get(plain) ?? canonicalZone(plain);
  if (known) return known;
  const inside = wrapped.exec(plain)?.[0];
  return inside ? canonicalZone(inside) : null;
}

/** What a clock shows, as if it showed UTC: milliseconds to compute with. */
export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The instant at which the clock that `zone` names shows this; `UTC` is one. */
export type ToInstant = (wall: number, zone: string | null) => number;

/**
 * How times of this file become instants: by the rules of today for zones of a known name, else as the file describes
 * its zone, else on the clock of its owner.
 */
export function instantsOf(calendar: ICAL.Component, ownZone: string): ToInstant {
  const said = calendar.getFirstPropertyValue('x-wr-timezone');
  const usual = (typeof said === 'string' && zoneNamed(said)) || ownZone;
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid')), component]),
  );
  const zones = new Map<string, string | ICAL.Timezone>();
  const zoneOf = (name: string): string | ICAL.Timezone => {
    const component = described.get(name);
    return zoneNamed(name) ?? (component ? new ICAL.Timezone(component) : usual);
  };
  return (wall, name) => {
    const zone = name === null ? usual : (zones.get(name) ?? zoneOf(name));
    if (name !== null) zones.set(name, zone);
    if (typeof zone === 'string') {
      const minute = Math.floor(wall / 60_000) * 60_000;
      const instant = instantOf(new Date(minute).toISOString().slice(0, 16), zone);
      return (instant?.getTime() ?? minute) + (wall - minute);
    }
    const time = ICAL.Time.fromJSDate(new Date(wall), true);
    return wall - zone.utcOffset(time) * 1000;
  };
}
