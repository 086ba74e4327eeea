/** How long the reason of a decision may be, in characters. */
export const decisionReasonMaxLength = 1000;

/** How long an approval can be undone, in seconds: then its mail leaves. */
export const undoSeconds = 10;

/** Until when an approval of this time can be undone. */
export const undoableUntil = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + undoSeconds * 1000);
