import type { Timezone } from '#catalogue/enumerations/places.ts';

/** The zones of the profile form as calendars know them: with summer time where there is one. */
const zoneNames: Readonly<Record<Timezone, string>> = {
  est: 'America/New_York',
  cst: 'America/Chicago',
  mst: 'America/Denver',
  pst: 'America/Los_Angeles',
  gmt: 'Europe/London',
  cet: 'Europe/Berlin',
  aest: 'Australia/Sydney',
};

/** `Tue 24 Nov, 15:30`: a time as somebody in that zone reads it off their clock. */
export function timeIn(timezone: Timezone, time: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zoneNames[timezone],
  }).format(time);
}
