const hourMs = 60 * 60 * 1000;

/** The moment `hours` after this one; before it when negative. */
export const hoursAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + Math.round(hours * hourMs));

/** The moment `days` before this one; fractions are parts of a day. */
export const daysBefore = (moment: Date, days: number): Date => hoursAfter(moment, -24 * days);

/** Hours from one moment to the other. */
export const hoursBetween = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / hourMs;

export const earliest = (...moments: readonly Date[]): Date =>
  new Date(Math.min(...moments.map(Number)));

export const latest = (...moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map(Number)));
