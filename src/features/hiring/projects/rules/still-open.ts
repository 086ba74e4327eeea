import { dayAfter, daysSince } from '#lib/calendar-days.ts';

/*
 * Days are calendar days of UTC: something that began on 1 March is on its 25th day from midnight on of 26 March, at
 * whatever hour it began.
 */

/** After so many days the client of an open project is asked whether it still is. */
export const askedAfterDays = 25;
/** After so many it closes, unless they say so. */
export const closesAfterDays = 30;
/** So many lie between the question and the end at least, also when the question came late. */
export const daysToConfirm = closesAfterDays - askedAfterDays;

/** An open project that its client was asked about. */
interface AskedProject {
  createdAt: Date;
  confirmedAt: Date | null;
  askedAt: Date;
}

/** The day (`2026-11-21`) on which an unconfirmed project closes. */
export function closingDayOf({ createdAt, confirmedAt, askedAt }: AskedProject): string {
  const since = confirmedAt ?? createdAt;
  return dayAfter(since, Math.max(closesAfterDays, daysSince(since, askedAt) + daysToConfirm));
}
