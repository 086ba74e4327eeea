import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockCompletedDeal } from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { Services } from '#server/services.ts';
import { canReply } from '../../rules.ts';
import { findRevealed, type ReviewRow } from '../queries/reviews.ts';

export type ReplyOutcome = { refused: 'REPLY_CLOSED' | null };

/** Answers a review of the own side, once. */
export async function replyToReview(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { id, completion_id: completionId }: ReviewRow,
  { by, reply }: { by: UserId; reply: string },
): Promise<ReplyOutcome> {
  const now = clock.now();
  await lockCompletedDeal(tx, completionId);
  const review = await findRevealed(tx, id);
  if (!review || !canReply({ revealedAt: review.revealed_at, reply: review.reply }, now)) {
    return { refused: 'REPLY_CLOSED' };
  }
  await tx
    .updateTable('reviews')
    .set({ reply, replied_at: now, replied_by: by })
    .where('id', '=', id)
    .execute();
  return { refused: null };
}
