import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { ReferenceId } from '#features/reviews/references/ids.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import type { Services } from '#server/services.ts';
import { type AccountGround, appealUntil, type DecisionKind } from '../../rules.ts';
import { contentDecided } from '../jobs.ts';
import { contentWasDecided } from '../notifications.ts';

export interface NewDecision {
  kind: DecisionKind;
  /** Whom it is about; null for an author who has left. */
  personId: UserId | null;
  /** Null for the operator. */
  decidedBy: UserId | null;
  ground: AccountGround | null;
  reason: string;
  /** As its person calls it; empty for an account. */
  about?: string;
  /** The text that was decided about. */
  words?: string;
  /** What was taken out of a review. */
  passages?: readonly string[];
  reviewId?: ReviewId;
  referenceId?: ReferenceId;
  reportId?: string;
}

/** Stores a decision with its reasons; its id. The caller notifies the person. */
export async function storeDecision(tx: Tx, now: Date, decision: NewDecision): Promise<string> {
  const { id } = await tx
    .insertInto('decisions')
    .values({
      ...{ kind: decision.kind, person_id: decision.personId, decided_by: decision.decidedBy },
      ...{ ground: decision.ground, reason: decision.reason },
      ...{ about: decision.about ?? '', words: decision.words ?? '' },
      passages: [...(decision.passages ?? [])],
      review_id: decision.reviewId ?? null,
      reference_id: decision.referenceId ?? null,
      report_id: decision.reportId ?? null,
      ...{ decided_at: now, appeal_until: appealUntil(now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a decision about content, and notifies its person of the reasons. */
export async function decideWithReasons(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  decision: NewDecision,
): Promise<void> {
  const decisionId = await storeDecision(tx, clock.now(), decision);
  const { personId, kind } = decision;
  await notifyPerson(tx, { jobs, clock }, { decisionId, personId, kind, step: 'decided' });
}

/** Notifies the person of a decision or of the answer to their appeal, and has it mailed; no one if they have left. */
export async function notifyPerson(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  news: {
    decisionId: string;
    personId: UserId | null;
    kind: DecisionKind;
    step: 'decided' | 'answered';
  },
): Promise<void> {
  const { decisionId, personId, kind, step } = news;
  if (!personId) return;
  await recordNotifications(tx, { jobs, now: clock.now() }, contentWasDecided, [
    { userId: personId, event: `${decisionId} ${step}`, aboutId: null, about: { step, kind } },
  ]);
  await jobs.enqueue(tx, contentDecided, { decisionId, step });
}
