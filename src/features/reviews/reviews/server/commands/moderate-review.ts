import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import {
  type CompletedDeal,
  listCompletedDeals,
  lockCompletedDeal,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { Services } from '#server/services.ts';
import type { ReviewId } from '../../ids.ts';
import { type Standing, standingOf } from '../../rules.ts';
import { findRevealed, type ReviewRow } from '../queries/reviews.ts';
import { recountRating } from './recount-rating.ts';

type Recounting = Pick<Services, 'clock' | 'searchIndex'>;

export type Moderated =
  | { refused: 'REVIEW_NOT_FOUND' | 'REVIEW_DECIDED' }
  | { refused: null; deal: CompletedDeal; authorId: UserId | null };

/** Lets others read a review that was held. */
export const releaseReview = (tx: Tx, services: Recounting, id: ReviewId): Promise<Moderated> =>
  moderate(tx, services, id, { from: ['held'], set: { released_at: services.clock.now() } });

/** Removes a review: its author alone reads it from then on. */
export const removeReview = (tx: Tx, services: Recounting, id: ReviewId): Promise<Moderated> =>
  moderate(tx, services, id, {
    ...{ from: ['held', 'public'], set: { removed_at: services.clock.now() } },
  });

/** Takes the removal of a review back: it is what it was before. */
export const restoreReview = (tx: Tx, services: Recounting, id: ReviewId): Promise<Moderated> =>
  moderate(tx, services, id, { from: ['removed'], set: { removed_at: null } });

interface Change {
  from: readonly Standing[];
  set: Partial<Pick<ReviewRow, 'released_at' | 'removed_at'>>;
}

async function moderate(
  tx: Tx,
  services: Recounting,
  id: ReviewId,
  { from, set }: Change,
): Promise<Moderated> {
  const seen = await findRevealed(tx, id);
  const [deal] = seen ? await listCompletedDeals(tx, [seen.completion_id]) : [];
  if (!deal || !(await lockCompletedDeal(tx, deal.id))) return { refused: 'REVIEW_NOT_FOUND' };
  const review = await findRevealed(tx, id);
  if (!review) return { refused: 'REVIEW_NOT_FOUND' };
  if (!from.includes(standingOf(review))) return { refused: 'REVIEW_DECIDED' };
  await tx.updateTable('reviews').set(set).where('id', '=', id).execute();
  await recountRating(tx, services, deal.consultantId);
  return { refused: null, deal, authorId: review.author_id as UserId | null };
}
