/** `Europe/Berlin` as people read it: `Berlin`. */
export const placeOfZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** `Tue, 24 Nov 2026, 15:30`: a time as a clock in that zone shows it. */
export function timeIn(zone: string, time: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(time);
}

/** The same with the zone: `Tue, 24 Nov 2026, 15:30 (Berlin, GMT+1)`. */
export function timeWithZone(zone: string, time: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(time);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeIn(zone, time)} (${[placeOfZone(zone), offset].filter((part, n, all) => all.indexOf(part) === n).join(', ')})`;
}
