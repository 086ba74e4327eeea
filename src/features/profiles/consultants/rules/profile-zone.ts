import {
  isSpecifiedTimezone,
  type SpecifiedTimezone,
  type Timezone,
} from '#catalogue/enumerations/places.ts';

/** The specification's zones as calendars know them: with summer time where there is one. */
const namesOfSpecified: Readonly<Record<SpecifiedTimezone, string>> = {
  est: 'America/New_York',
  cst: 'America/Chicago',
  mst: 'America/Denver',
  pst: 'America/Los_Angeles',
  gmt: 'Europe/London',
  cet: 'Europe/Berlin',
  aest: 'Australia/Sydney',
};

/** The zone of a profile by its IANA name. */
export const zoneOfProfile = (timezone: Timezone): string =>
  isSpecifiedTimezone(timezone) ? namesOfSpecified[timezone] : timezone;
