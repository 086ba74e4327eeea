/** An answer within so many days, of 24 hours each, came soon. */
export const soonDays = 7;
/** Figures are about what was asked in so many days. */
export const figureDays = 365;

const dayMs = 24 * 60 * 60 * 1000;

/** When that was asked which the figures of now are about: each has had its week to be answered. */
export const figurePeriod = (now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() - figureDays * dayMs),
  until: new Date(now.getTime() - soonDays * dayMs),
});
