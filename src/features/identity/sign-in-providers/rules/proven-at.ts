import { freshMinutes } from '#access/assurance.ts';

/** So far the provider's clock may be ahead of or behind ours, in ms. */
const skewMs = 60_000;

/**
 * When a user whom a provider has sent proved who they are. Providers keep people signed in for weeks without asking
 * again: such a sign-in counts, and is not a fresh one. Where the provider does not say when it asked, it is one of
 * those.
 */
export function provenAt(authenticatedAt: Date | null, now: Date): Date {
  const latestStale = new Date(now.getTime() - freshMinutes * 60_000);
  if (!authenticatedAt || authenticatedAt < latestStale) return latestStale;
  return authenticatedAt > now ? now : authenticatedAt;
}

/** Whether the provider has asked its person anew since they went there. */
export const isAskedAnew = (authenticatedAt: Date | null, began: Date): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= began.getTime() - skewMs;
