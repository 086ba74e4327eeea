import { Temporal } from 'temporal-polyfill';

/**
 * The same day and time, `months` calendar months later, in UTC. A day that the month does not have
 * becomes its last day: 31 January plus one month is 28 or 29 February.
 */
export function addCalendarMonths(start: Date, months: number): Date {
  const moved = Temporal.Instant.fromEpochMilliseconds(start.getTime())
    .toZonedDateTimeISO('UTC')
    .add({ months }, { overflow: 'constrain' });
  return new Date(moved.epochMilliseconds);
}
