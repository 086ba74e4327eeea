const day = 24 * 60 * 60_000;

/** So long somebody can change their mind, in days. */
export const graceDays = 30;
/** So long before the end they are told once more, in days. */
export const warnDays = 7;
/** After the farewell, in ms: whoever has to be told has been told by then, and no process finds the person in its memory. */
export const farewellMs = 60 * 60_000;
/** So long an erasure waits for a farewell that cannot be sent, in ms. */
export const farewellWaitMs = day;

/** Longest reason that an admin gives, in characters. */
export const deletionReasonMaxLength = 500;

/** When an account is erased that was asked for at this moment. */
export const dueAfter = (askedAt: Date): Date => new Date(askedAt.getTime() + graceDays * day);

/** Up to when accounts are due of whom somebody is told at this moment that it is near. */
export const nearAt = (now: Date): Date => new Date(now.getTime() + warnDays * day);

/** Whether what somebody typed says that they mean this account: its address, in whatever letters. */
export const isConfirmation = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase();
