const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

// Days of UTC all have the same length, whatever clocks do elsewhere.
const dayNumber = (time: Date): number => Math.floor(time.getTime() / dayMs);

/** The calendar day (UTC) of a time: `2026-11-21`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

// One locale and one zone, so that the server and the browser write the same words.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, or the day (UTC) of a time, in words: `21 November 2026`. */
export const dayInWords = (day: string | Date): string => longDate.format(new Date(day));

/** The last day (UTC) before this moment, in words. */
export const lastDayBefore = (end: Date): string => dayInWords(dayOf(new Date(end.getTime() - 1)));

/** The first day that it is somewhere on earth at this time, and the last one: at UTC−12 and UTC+14. */
export const daysOnEarth = (now: Date): { first: string; last: string } => ({
  first: dayOf(new Date(now.getTime() - 12 * hourMs)),
  last: dayOf(new Date(now.getTime() + 14 * hourMs)),
});

/** The calendar day (UTC) that comes so many days after the one of a time. */
export const dayAfter = (time: Date, days: number): string =>
  dayOf(new Date((dayNumber(time) + days) * dayMs));

/** How many calendar days (UTC) lie between the day of a time and today's. */
export const daysSince = (time: Date, now: Date): number => dayNumber(now) - dayNumber(time);

/** What happened before this instant happened at least so many calendar days (UTC) ago, at whatever hour. */
export const endOfDayAgo = (now: Date, days: number): Date =>
  new Date((dayNumber(now) - days + 1) * dayMs);

/** The calendar day of a time where the browser is. */
export const dayHere = (time: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
};
