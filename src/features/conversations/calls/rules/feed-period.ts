const day = 24 * 60 * 60_000;

/** For how many days a feed has calls that have taken place. */
export const pastDays = 90;

/** For how many days it says of a call that it was cancelled: calendars that ask seldom hear of it, too. */
export const cancelledDays = 30;

/** How many calls a feed has at most, those farthest ahead first. */
export const feedCallsAtMost = 1000;

/** Since when calls stand in a feed that is read now: those that ended, and those that were cancelled. */
export const feedSince = (now: Date): { endedAfter: Date; cancelledAfter: Date } => ({
  endedAfter: new Date(now.getTime() - pastDays * day),
  cancelledAfter: new Date(now.getTime() - cancelledDays * day),
});
