import type { CompanyId } from '#access/company.ts';
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
  /** Whom it is about; null for a company, and for an author who has left. */
  personId: UserId | null;
  companyId?: CompanyId;
  /** Null for the operator. */
  decidedBy: UserId | null;
  ground: AccountGround | null;
  reason: string;
  /** As its person calls it; empty for an account. */
  about?: string;
  /** The text that was decided about. */
  words?: string;
  /** What was taken out of a review or an answer to one. */
  passages?: readonly string[];
  reviewId?: ReviewId;
  referenceId?: ReferenceId;
  reportId?: string;
}

/** Stores a decision with its reasons; its id. The caller notifies the people whom it is about. */
export async function storeDecision(tx: Tx, now: Date, decision: NewDecision): Promise<string> {
  const { id } = await tx
    .insertInto('decisions')
    .values({
      ...{ kind: decision.kind, person_id: decision.personId, decided_by: decision.decidedBy },
      ...{ ground: decision.ground, reason: decision.reason },
      ...{ about: decision.about ?? '', words: decision.words ?? '' },
      passages: [...(decision.passages ?? [])],
      company_id: decision.companyId ?? null,
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
  const personIds = personId ? [personId] : [];
  await notifyPeople(tx, { jobs, clock }, { decisionId, personIds, kind, step: 'decided' });
}

/** Notifies these people of a decision or of the answer to an appeal, and has it mailed. */
export async function notifyPeople(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  news: {
    decisionId: string;
    personIds: readonly UserId[];
    kind: DecisionKind;
    step: 'decided' | 'answered';
  },
): Promise<void> {
  const { decisionId, personIds, kind, step } = news;
  if (personIds.length === 0) return;
  await recordNotifications(
    tx,
    { jobs, now: clock.now() },
    contentWasDecided,
    personIds.map((userId) => ({
      ...{ userId, event: `${decisionId} ${step}`, aboutId: null, about: { step, kind } },
    })),
  );
  await jobs.enqueue(tx, contentDecided, { decisionId, step });
}
