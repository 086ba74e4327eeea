import type { UserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { restoreReview } from '#features/reviews/reviews/server/commands/moderate-review.ts';
import type { DecisionId } from '../../ids.ts';
import type { AppealOutcome } from '../../rules.ts';
import { decisionAppealed } from '../jobs.ts';
import { findDecision } from '../queries.ts';
import { type DecisionTools, notifyAuthor } from './decide.ts';

/** Keeps the author's appeal, once and in time, and tells admins. */
export async function appeal(
  tx: Tx,
  { clock, jobs }: Pick<DecisionTools, 'clock' | 'jobs'>,
  personId: UserId,
  { decisionId, text }: { decisionId: DecisionId; text: string },
): Promise<{ refused: 'DECISION_NOT_FOUND' | 'APPEAL_CLOSED' | null }> {
  const now = clock.now();
  const kept = await tx
    .updateTable('decisions')
    .set({ appeal: text, appealed_at: now })
    .where('id', '=', decisionId)
    .where('person_id', '=', personId)
    .where('appeal', 'is', null)
    .where('appeal_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!kept) {
    const decision = await findDecision(tx, decisionId);
    return { refused: decision?.person_id === personId ? 'APPEAL_CLOSED' : 'DECISION_NOT_FOUND' };
  }
  await jobs.enqueue(tx, decisionAppealed, { decisionId });
  return { refused: null };
}

/**
 * Answers an appeal, once, as another admin than the one who decided. What was removed comes back if the decision is
 * reversed.
 */
export async function answerAppeal(
  tx: Tx,
  tools: DecisionTools,
  admin: AdminViewer,
  {
    decisionId,
    outcome,
    answer,
  }: { decisionId: DecisionId; outcome: AppealOutcome; answer: string },
): Promise<{ refused: 'DECISION_NOT_FOUND' | 'OWN_DECISION' | 'APPEAL_ANSWERED' | null }> {
  const decision = await findDecision(tx, decisionId);
  if (!decision) return { refused: 'DECISION_NOT_FOUND' };
  if (decision.decided_by === admin.userId) return { refused: 'OWN_DECISION' };
  const answered = await tx
    .updateTable('decisions')
    .set({ outcome, answer, answered_by: admin.userId, answered_at: tools.clock.now() })
    .where('id', '=', decisionId)
    .where('appeal', 'is not', null)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!answered) return { refused: 'APPEAL_ANSWERED' };
  if (outcome === 'reversed') await restoreReview(tx, tools, decision.review_id);
  const authorId = decision.person_id as UserId | null;
  if (authorId) {
    const action = outcome === 'upheld' ? 'appeal-refused' : 'appeal-granted';
    await recordAudit(tx, { actor: admin, action, subjectId: authorId, reason: answer });
  }
  await notifyAuthor(tx, tools, { decisionId, authorId, step: 'answered' });
  return { refused: null };
}
