import { toCompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { reverseDecision } from '#features/moderation/approvals/server/commands/decide.ts';
import { reverseSuspension } from '#features/moderation/company-suspensions/server/commands/suspend-company.ts';
import { notifyOfReversal } from '#features/moderation/reports/server/commands/notify-of-reversal.ts';
import { reopenReport } from '#features/moderation/reports/server/commands/reopen-report.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { ReferenceId } from '#features/reviews/references/ids.ts';
import { setReferenceRemoved } from '#features/reviews/references/server/commands/answer-reference.ts';
import { redact } from '#features/reviews/reviews/rules.ts';
import {
  restoreReview,
  setWords,
} from '#features/reviews/reviews/server/commands/moderate-review.ts';
import type { Services } from '#server/services.ts';
import type { DecisionId } from '../../ids.ts';
import type { AppealOutcome } from '../../rules.ts';
import { decisionAppealed } from '../jobs.ts';
import {
  type DecisionRow,
  findDecision,
  findOwnDecision,
  isOf,
  listConcerned,
  listRedactions,
} from '../queries/decisions.ts';
import { notifyPeople } from './store-decision.ts';

type DecisionTools = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;

/** Keeps the appeal of the person, or of an owner of the company, once and in time, and has it mailed to admins. */
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
    .where(isOf(tx, personId, 'decisions'))
    .where('appeal', 'is', null)
    .where('appeal_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!kept) {
    const decision = await findOwnDecision(tx, personId, decisionId);
    return { refused: decision ? 'APPEAL_CLOSED' : 'DECISION_NOT_FOUND' };
  }
  await jobs.enqueue(tx, decisionAppealed, { decisionId });
  return { refused: null };
}

/**
 * Answers an appeal, once, as another admin than the one who decided. What was decided is undone if the decision is
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
  if (outcome === 'reversed') await reverse(tx, tools, admin, decision);
  const subjectId = decision.person_id ?? decision.company_id;
  if (subjectId) {
    const action = outcome === 'upheld' ? 'appeal-refused' : 'appeal-granted';
    await recordAudit(tx, { actor: admin, action, subjectId, reason: answer });
  }
  const personIds = (await listConcerned(tx, decision)).map(({ userId }) => userId);
  const { kind } = decision;
  await notifyPeople(tx, tools, { decisionId, personIds, kind, step: 'answered' });
  return { refused: null };
}

/** Undoes what was decided, as far as it still stands. A warning leaves nothing to undo: it is no strike any more. */
async function reverse(
  tx: Tx,
  tools: DecisionTools,
  admin: AdminViewer,
  decision: DecisionRow,
): Promise<void> {
  const { kind, review_id: reviewId, reference_id: referenceId, report_id: reportId } = decision;
  const userId = decision.person_id as UserId | null;
  const now = tools.clock.now();
  if (kind === 'review-removed' && reviewId) await restoreReview(tx, tools, reviewId);
  if ((kind === 'review-redacted' || kind === 'answer-redacted') && reviewId) {
    const part = kind === 'review-redacted' ? 'review' : 'answer';
    const words = wordsOf(await listRedactions(tx, reviewId, kind));
    await setWords(tx, reviewId, { part, words });
  }
  if (kind === 'reference-removed' && referenceId) {
    await setReferenceRemoved(tx, referenceId as ReferenceId, null);
  }
  if (kind === 'review-removed' || kind === 'reference-removed' || kind === 'warned') {
    const about = { reportId, reviewId, referenceId, decidedAt: decision.decided_at };
    await notifyOfReversal(tx, tools, about);
  }
  if (kind === 'report-dismissed' && reportId) await reopenReport(tx, reportId);
  if (kind.startsWith('account-') && userId) {
    const about = { userId, kind, decidedAt: decision.decided_at };
    await reverseDecision(tx, { ...tools, now }, admin, about);
  }
  if (decision.company_id) {
    const about = { companyId: toCompanyId(decision.company_id), decidedAt: decision.decided_at };
    await reverseSuspension(tx, tools, admin, about);
  }
}

/**
 * The words of a review or an answer with what the redactions that stand have taken out, from the oldest that knows its
 * words.
 */
function wordsOf(
  redactions: readonly Pick<DecisionRow, 'words' | 'passages' | 'outcome'>[],
): string {
  const known = redactions.slice(redactions.findIndex(({ words }) => words !== ''));
  return known
    .filter(({ outcome }) => outcome !== 'reversed')
    .reduce((words, { passages }) => redact(words, passages), known[0]?.words ?? '');
}
