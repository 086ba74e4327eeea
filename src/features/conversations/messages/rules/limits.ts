/** How long a message may be, in characters. */
export const messageMaxLength = 5000;

/** How often a message can be changed, for what it said before is kept with it. */
export const mostChanges = 20;

/** How much one user may write within 24 hours, over all recipients, and to how many they may write first. */
export const dailyLimits = { messages: 300, newThreads: 20 } as const;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes in which the writer of a message can change it. */
const editMinutes = 15;

/** Until when a message can be changed by its writer. */
export const editableUntil = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + editMinutes * minute);

/** Messages that were sent after this can be changed. */
export const editableSince = (now: Date): Date => new Date(now.getTime() - editMinutes * minute);

/**
 * Seconds until something may be done again that may be done so often within a day; null when it may be done now.
 * `oldest` is when it was done for the last time but so many.
 */
export function secondsToWait(oldest: Date | null, now: Date): number | null {
  if (!oldest) return null;
  const milliseconds = oldest.getTime() + day - now.getTime();
  return milliseconds > 0 ? Math.ceil(milliseconds / 1000) : null;
}
