const dayMs = 24 * 60 * 60 * 1000;

// Days of UTC all have the same length, whatever clocks do elsewhere.
const dayNumber = (time: Date): number => Math.floor(time.getTime() / dayMs);

/** The calendar day (UTC) of a time: `2026-11-21`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The calendar day (UTC) that comes so many days after the one of a time. */
export const dayAfter = (time: Date, days: number): string =>
  dayOf(new Date((dayNumber(time) + days) * dayMs));

/** How many calendar days (UTC) lie between the day of a time and today's. */
export const daysSince = (time: Date, now: Date): number => dayNumber(now) - dayNumber(time);

/** What happened before this instant happened at least so many calendar days (UTC) ago, at whatever hour. */
export const endOfDayAgo = (now: Date, days: number): Date =>
  new Date((dayNumber(now) - days + 1) * dayMs);
