/** How long an admin impersonates a user, unless it is ended before. */
export const lookInMinutes = 15;

/** The most that is kept of the reason. */
export const lookInReasonMaxLength = 500;

/** When a look-in that begins now ends by itself. */
export const endOfLookIn = (now: Date): Date => new Date(now.getTime() + lookInMinutes * 60_000);
