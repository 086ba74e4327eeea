const day = 24 * 60 * 60_000;

/** How long a user can change their mind, in days. */
export const graceDays = 30;
/** So long before the end they are notified once more, in days. */
export const warnDays = 7;
/** After the farewell, in ms: all notifications have been sent by then, and no process has the user in its memory. */
export const farewellMs = 60 * 60_000;
/** So long an erasure waits for a farewell that cannot be sent, in ms. */
export const farewellWaitMs = day;

/** Longest reason that an admin gives, in characters. */
export const deletionReasonMaxLength = 500;

/** When an account is erased that was asked for at this moment. */
export const dueAfter = (askedAt: Date): Date => new Date(askedAt.getTime() + graceDays * day);

/** Up to when accounts are due whose users are reminded at this moment. */
export const nearAt = (now: Date): Date => new Date(now.getTime() + warnDays * day);

/** Whether the typed text confirms this account: its address, in upper or lower case. */
export const isConfirmation = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase();
