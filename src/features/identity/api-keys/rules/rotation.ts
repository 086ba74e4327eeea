import { tokenSeconds } from '#lib/auth/access-tokens.ts';

const day = 24 * 60 * 60_000;

/** So long a key signs before the next one does. */
export const signingKeyMs = 30 * day;

/** For so many seconds others may keep the published keys without asking again. */
export const publishedKeysSeconds = 300;

/** Whether the key that signs has done so for long enough. */
export const isRotationDue = (signsSince: Date, now: Date): boolean =>
  now.getTime() - signsSince.getTime() >= signingKeyMs;

// Clocks of nodes and of who verifies differ.
const sparedSeconds = 60;

/** Keys that retired before have no token left that they signed. */
export const lastTokensEnded = (now: Date): Date =>
  new Date(now.getTime() - (tokenSeconds + sparedSeconds) * 1000);
