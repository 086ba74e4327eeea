import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import {
  type CompletedDeal,
  listCompletedDeals,
  lockCompletedDeal,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { Services } from '#server/services.ts';
import type { ReviewId } from '../../ids.ts';
import { type RedactedPart, redact, type Standing, standingOf } from '../../rules.ts';
import { findRevealed, type ReviewRow } from '../queries/reviews.ts';
import { recountRating } from './recount-rating.ts';

type Recounting = Pick<Services, 'clock' | 'searchIndex'>;

export type Moderated =
  | { refused: 'REVIEW_NOT_FOUND' | 'REVIEW_DECIDED' }
  | { refused: null; deal: CompletedDeal; authorId: UserId | null; words: string };

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

/**
 * Takes these passages out of a revealed review or the answer to it: each has to stand in it. Answers what it said
 * before, and who wrote it.
 */
export async function redactReview(
  tx: Tx,
  id: ReviewId,
  { part, passages }: { part: RedactedPart; passages: readonly string[] },
): Promise<
  | { refused: 'REVIEW_NOT_FOUND' | 'PASSAGE_NOT_FOUND' }
  | { refused: null; deal: CompletedDeal; authorId: UserId | null; words: string }
> {
  const locked = await lockRevealed(tx, id);
  if (!locked) return { refused: 'REVIEW_NOT_FOUND' };
  const { review, deal } = locked;
  const words = (part === 'review' ? review.words : review.reply) ?? '';
  if (!passages.every((passage) => words.includes(passage))) {
    return { refused: 'PASSAGE_NOT_FOUND' };
  }
  await setWords(tx, id, { part, words: redact(words, passages) });
  const writerId = part === 'review' ? review.author_id : review.replied_by;
  return { refused: null, deal, authorId: writerId as UserId | null, words };
}

/** Replaces what a review or the answer to it says. */
export async function setWords(
  tx: Tx,
  id: ReviewId,
  { part, words }: { part: RedactedPart; words: string },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set(part === 'review' ? { words } : { reply: words })
    .where('id', '=', id)
    .execute();
}

/** A revealed review with its deal, which is locked: decisions of one moment see each other. */
async function lockRevealed(tx: Tx, id: ReviewId) {
  const seen = await findRevealed(tx, id);
  const [deal] = seen ? await listCompletedDeals(tx, [seen.completion_id]) : [];
  if (!deal || !(await lockCompletedDeal(tx, deal.id))) return null;
  const review = await findRevealed(tx, id);
  return review && { review, deal };
}

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
  const locked = await lockRevealed(tx, id);
  if (!locked) return { refused: 'REVIEW_NOT_FOUND' };
  const { review, deal } = locked;
  if (!from.includes(standingOf(review))) return { refused: 'REVIEW_DECIDED' };
  await tx.updateTable('reviews').set(set).where('id', '=', id).execute();
  await recountRating(tx, services, deal.consultantId);
  const authorId = review.author_id as UserId | null;
  return { refused: null, deal, authorId, words: review.words };
}
