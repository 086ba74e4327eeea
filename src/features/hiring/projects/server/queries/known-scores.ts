import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { UserId } from '#access/user.ts';
import type { VerifiedRow } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import {
  type ConsultantOffer,
  type ProjectNeed,
  scoreMatch,
} from '#features/profiles/matching/rules/match-score.ts';

/**
 * Scores by all that they follow from: what is asked for, the state of the profile and what is verified. Whatever
 * changes makes another key, so that nothing is ever out of date.
 */
const known = new LRUCache<string, number>({ max: 100_000 });

/** What a project asks for, with a digest of it. */
export interface DigestedNeed {
  need: ProjectNeed;
  digest: string;
}

/** What a project asks for, to be scored often. */
export const digestNeed = (need: ProjectNeed): DigestedNeed => ({
  need,
  digest: createHash('sha256').update(JSON.stringify(need)).digest('base64url'),
});

/** What a consultant brings, in this state of the profile and with these certifications verified. */
export const offerKey = (
  userId: UserId,
  version: string,
  verified: readonly VerifiedRow[] = [],
): string =>
  [userId, version, verified.map(({ certification }) => certification).join(',')].join(' ');

/** How well they fit, in points of 100, where that was worked out before. */
export const knownScore = ({ digest }: DigestedNeed, offer: string): number | undefined =>
  known.get(`${digest} ${offer}`);

/** Works out how well they fit, in points of 100, and remembers it under the key of the offer. */
export function scoreOnce(
  { need, digest }: DigestedNeed,
  key: string,
  offer: ConsultantOffer,
): number {
  const { total } = scoreMatch(need, offer);
  known.set(`${digest} ${key}`, total);
  return total;
}
