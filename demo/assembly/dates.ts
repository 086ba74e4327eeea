const hourMs = 60 * 60 * 1000;

/** The time `hours` after this one; before it when negative. */
export const hoursAfter = (date: Date, hours: number): Date =>
  new Date(date.getTime() + Math.round(hours * hourMs));

/** The time `days` before this one; fractions are parts of a day. */
export const daysBefore = (date: Date, days: number): Date => hoursAfter(date, -24 * days);

/** Hours from one time to the other. */
export const hoursBetween = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / hourMs;

export const earliest = (...dates: readonly Date[]): Date =>
  new Date(Math.min(...dates.map(Number)));

export const latest = (...dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)));
