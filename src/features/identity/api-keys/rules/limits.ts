/** The most keys a user has. */
export const mostApiKeys = 10;

/** After so many days a key ends: one that is never looked at again does not open an account for ever. */
export const keyLifetimesInDays = [30, 90, 365] as const;

/** So many days a key that has ended is still listed, so that its owner sees why their program stopped. */
export const endedKeysListedDays = 30;

/** So many days before a key ends its person is notified. */
export const remindedDaysBeforeEnd = 7;

const day = 24 * 60 * 60_000;

/** When a key ends that is made now. */
export const keyExpiry = (now: Date, days: number): Date => new Date(now.getTime() + days * day);
