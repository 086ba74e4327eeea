import { freshMinutes } from '#access/assurance.ts';

/** So far the provider's clock may be ahead of or behind ours, in ms. */
const skewMs = 60_000;

/**
 * When somebody proved who they are whom a provider has sent. Providers let people in for weeks without asking them anything: such
 * a sign-in is one, and not a fresh one. Where the provider does not say when it asked, it counts as one of those.
 */
export function provenAt(authenticatedAt: Date | null, now: Date): Date {
  const latestStale = new Date(now.getTime() - freshMinutes * 60_000);
  if (!authenticatedAt || authenticatedAt < latestStale) return latestStale;
  return authenticatedAt > now ? now : authenticatedAt;
}

/** Whether the provider has asked its person anew since they went there. */
export const isAskedAnew = (authenticatedAt: Date | null, began: Date): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= began.getTime() - skewMs;
