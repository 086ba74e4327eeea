import type { Timezone } from '#catalogue/enumerations/places.ts';
import { instantOf, wallTimeOf } from '#lib/wall-time.ts';
import { zoneOfProfile } from './profile-zone.ts';

/** The day from which a consultant can take on work, where they have named one, and where they live. */
interface Named {
  availableFrom: string | null;
  timezone: Timezone;
}

/** The calendar day that it is where a consultant lives. */
const todayIn = (timezone: Timezone, now: Date): string =>
  wallTimeOf(now, zoneOfProfile(timezone)).slice(0, 10);

/** The named day while it is still to come. Null from that day on, for then the availability alone says it. */
export const dayAhead = ({ availableFrom, timezone }: Named, now: Date): string | null =>
  availableFrom !== null && availableFrom > todayIn(timezone, now) ? availableFrom : null;

export const dayHasPassed = 'This day has passed. Please choose today or a later day.';

/** Whether a day cannot be named any more. One that is `stored` already may have passed. */
export const isPastAnew = (
  { availableFrom, timezone }: Named,
  stored: string | null,
  now: Date,
): boolean =>
  availableFrom !== null && availableFrom !== stored && availableFrom < todayIn(timezone, now);

/**
 * When a consultant is asked whether they are available: at nine in the morning of the named day, where they live. Null
 * without a day, and for one that has come: they have just said what is true of it.
 */
export function whenToAsk(named: Named, now: Date): Date | null {
  const day = dayAhead(named, now);
  return day === null ? null : instantOf(`${day}T09:00`, zoneOfProfile(named.timezone));
}
