import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { ratingOf } from '#features/profiles/ratings/rules.ts';
import { storeRating } from '#features/profiles/ratings/server/commands/store-rating.ts';
import type { Services } from '#server/services.ts';
import { listReviewed } from '../queries/public-reviews.ts';
import { sumReviews } from '../queries/review-sums.ts';

/**
 * Counts a consultant's reviews anew. Every command that changes which of them are public calls it, afterwards. The
 * consultant is locked before the count: of two reveals at once the later one counts both.
 */
export async function recountRating(
  tx: Tx,
  services: Pick<Services, 'searchIndex'>,
  consultantId: UserId,
): Promise<void> {
  await lockPeople(tx, [consultantId]);
  const { reviewers } = await sumReviews(tx, { consultantId });
  await storeRating(tx, services, consultantId, ratingOf(reviewers));
}

/** Counts the reviews of every consultant who has one. */
export async function recountAllRatings(
  tx: Tx,
  services: Pick<Services, 'searchIndex'>,
): Promise<void> {
  for (const consultantId of await listReviewed(tx)) {
    await recountRating(tx, services, consultantId);
  }
}
