import type { UserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import {
  releaseReview as release,
  removeReview as remove,
} from '#features/reviews/reviews/server/commands/moderate-review.ts';
import type { Services } from '#server/services.ts';
import { appealUntil, type Ground } from '../../rules.ts';
import { contentDecided } from '../jobs.ts';
import { contentWasDecided } from '../notifications.ts';

export type DecisionTools = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;
type Decided = { refused: 'REVIEW_NOT_FOUND' | 'REVIEW_DECIDED' | null };

/** Lets others read a review that was held. */
export async function releaseReview(
  tx: Tx,
  tools: DecisionTools,
  admin: AdminViewer,
  reviewId: ReviewId,
): Promise<Decided> {
  const outcome = await release(tx, tools, reviewId);
  if (outcome.refused) return { refused: outcome.refused };
  const subjectId = outcome.authorId ?? outcome.deal.consultantId;
  await recordAudit(tx, { actor: admin, action: 'review-released', subjectId });
  return { refused: null };
}

/** Removes a review, and gives its author the reasons. */
export async function removeReview(
  tx: Tx,
  tools: DecisionTools,
  admin: AdminViewer,
  { reviewId, ground, reason }: { reviewId: ReviewId; ground: Ground; reason: string },
): Promise<Decided> {
  const outcome = await remove(tx, tools, reviewId);
  if (outcome.refused) return { refused: outcome.refused };
  const { authorId, deal } = outcome;
  const now = tools.clock.now();
  const { id } = await tx
    .insertInto('decisions')
    .values({
      ...{ review_id: reviewId, person_id: authorId, kind: 'review-removed', ground, reason },
      ...{ decided_by: admin.userId, decided_at: now, appeal_until: appealUntil(now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subjectId = authorId ?? deal.consultantId;
  await recordAudit(tx, { actor: admin, action: 'review-removed', subjectId, reason });
  await notifyAuthor(tx, tools, { decisionId: id, authorId, step: 'decided' });
  return { refused: null };
}

/** Notifies the author of a decision or of the answer to their appeal, and has it mailed; no one if they have left. */
export async function notifyAuthor(
  tx: Tx,
  { jobs, clock }: Pick<DecisionTools, 'jobs' | 'clock'>,
  news: { decisionId: string; authorId: UserId | null; step: 'decided' | 'answered' },
): Promise<void> {
  const { decisionId, authorId, step } = news;
  if (!authorId) return;
  await recordNotifications(tx, { jobs, now: clock.now() }, contentWasDecided, [
    { userId: authorId, event: `${decisionId} ${step}`, aboutId: null, about: { step } },
  ]);
  await jobs.enqueue(tx, contentDecided, { decisionId, step });
}
