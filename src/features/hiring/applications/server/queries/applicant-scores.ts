import { setImmediate } from 'node:timers/promises';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import {
  digestNeed,
  knownScore,
  offerKey,
  scoreOnce,
} from '#features/hiring/projects/server/queries/known-scores.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import {
  listProfiles,
  profileVersions,
} from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { viewOffer } from '#features/profiles/consultants/server/views/offer.ts';
import { verifiedCertifications } from '#features/profiles/credentials/server/queries/verified-certifications.ts';

/** How many profiles with all their texts are read at once. */
const readAtOnce = 200;

/**
 * How well these consultants fit the project at `now`, in points of 100, by user id: what `getApplicantMatch` says of
 * each. Those without a profile are not in it. Three statements for people who have been scored before, whatever their
 * number.
 */
export async function scoreApplicants(
  db: Db,
  project: Owned<ProjectRow>,
  consultantIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, number>> {
  const asked = digestNeed(viewNeed(project));
  const [versions, verified] = await Promise.all([
    profileVersions(db, consultantIds),
    verifiedCertifications(db, consultantIds, now),
  ]);
  const keyOf = (userId: UserId, version: string) =>
    offerKey(userId, version, verified.get(userId));

  const scores = new Map<UserId, number>();
  const unread: UserId[] = [];
  for (const [userId, version] of versions) {
    const score = knownScore(asked, keyOf(userId, version));
    if (score === undefined) unread.push(userId);
    else scores.set(userId, score);
  }
  for (let at = 0; at < unread.length; at += readAtOnce) {
    for (const profile of await listProfiles(db, unread.slice(at, at + readAtOnce))) {
      const { user_id: userId, version } = profile;
      const offer = viewOffer(profile, verified.get(userId) ?? []);
      scores.set(userId, scoreOnce(asked, keyOf(userId, version), offer));
      // Reading long texts takes a while, which others do not have to wait for.
      await setImmediate();
    }
  }
  return scores;
}
