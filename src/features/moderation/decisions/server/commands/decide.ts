import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import type { RedactedPart } from '#features/reviews/reviews/rules.ts';
import {
  redactReview as redact,
  releaseReview as release,
  removeReview as remove,
} from '#features/reviews/reviews/server/commands/moderate-review.ts';
import type { Services } from '#server/services.ts';
import type { Ground } from '../../rules.ts';
import { decideWithReasons } from './store-decision.ts';

type DecisionTools = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;
type Refused = 'REVIEW_NOT_FOUND' | 'REVIEW_DECIDED';
interface Reasons {
  reviewId: ReviewId;
  ground: Ground;
  reason: string;
}

/** Lets others read a review that was held. */
export async function releaseReview(
  tx: Tx,
  tools: DecisionTools,
  admin: AdminViewer,
  reviewId: ReviewId,
): Promise<{ refused: Refused | null }> {
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
  { reviewId, ground, reason, reportId }: Reasons & { reportId?: string },
): Promise<{ refused: Refused | null }> {
  const outcome = await remove(tx, tools, reviewId);
  if (outcome.refused) return { refused: outcome.refused };
  const { authorId, deal, words } = outcome;
  await decideWithReasons(tx, tools, {
    ...{ kind: 'review-removed', personId: authorId, decidedBy: admin.userId },
    ...{ reviewId, ground, reason, about: deal.projectTitle, words },
    ...(reportId && { reportId }),
  });
  const subjectId = authorId ?? deal.consultantId;
  await recordAudit(tx, { actor: admin, action: 'review-removed', subjectId, reason });
  return { refused: null };
}

/** Takes passages out of a review or the answer to it, and gives who wrote it the reasons. The stars stay. */
export async function redactReview(
  tx: Tx,
  tools: DecisionTools,
  admin: AdminViewer,
  redaction: Reasons & { part: RedactedPart; passages: readonly string[] },
): Promise<{ refused: 'REVIEW_NOT_FOUND' | 'PASSAGE_NOT_FOUND' | null }> {
  const { reviewId, part, passages, ground, reason } = redaction;
  const outcome = await redact(tx, reviewId, { part, passages });
  if (outcome.refused) return { refused: outcome.refused };
  const { authorId, deal, words } = outcome;
  await decideWithReasons(tx, tools, {
    ...{ kind: `${part}-redacted`, personId: authorId, decidedBy: admin.userId },
    ...{ reviewId, ground, reason, about: deal.projectTitle, words, passages },
  });
  const subjectId = authorId ?? deal.consultantId;
  await recordAudit(tx, { actor: admin, action: `${part}-redacted`, subjectId, reason });
  return { refused: null };
}
