import type { UserId } from '#access/user.ts';
import type { ApplicationStage } from '#catalogue/enumerations/application.ts';
import type { Tx } from '#db/client.ts';
import {
  type Agreeing,
  askWhereNeeded,
  lockRule,
} from '#features/hiring/deal-approvals/server/commands/ask-approval.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import {
  lockProject,
  startProject,
} from '#features/hiring/projects/server/commands/change-project.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import type { Services } from '#server/services.ts';
import type { ApplicationId } from '../../ids.ts';
import { anotherWasChosen } from '../../rules/life-cycle.ts';
import { areSameTerms, type Terms } from '../../rules/terms.ts';
import { applicationAccepted, applicationRejected } from '../jobs.ts';
import * as notifications from '../notifications.ts';
import type { ReceivedApplicationRow } from '../queries/received-applications.ts';
import { findOffered, lockPending } from './follow-offer.ts';
import { notifyConsultants, publishChangesOf } from './notify-of-applications.ts';
import { idsOfDeal, recordDealEvents } from './record-deal-events.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** What became of a decision: done, or refused because the application or its project is past it. */
export type DecisionOutcome = { refused: 'APPLICATION_STATE' | null };

/** Accepting asks more: a suspended consultant cannot be accepted, nor terms that are not proposed any more. */
export type AcceptOutcome = {
  refused:
    | ('APPLICATION_STATE' | 'APPLICANT_SUSPENDED' | 'TERMS_CHANGED')
    | ('OFFER_ELSEWHERE' | 'APPROVAL_WAITS')
    | null;
};

/**
 * Accepts an application on the terms that its consultant proposes, or has it wait for an approval where the company's
 * limit asks for one. `terms` are those the client has seen, where they say so.
 */
export async function acceptApplication(
  tx: Tx,
  services: Recording,
  application: Owned<ReceivedApplicationRow>,
  {
    terms,
    wordsToOthers,
    ...agreeing
  }: { terms?: Terms | null | undefined; wordsToOthers: string } & Agreeing,
): Promise<AcceptOutcome> {
  const { id, consultant_id } = application;
  if (await isHiddenAccount(tx, consultant_id)) return { refused: 'APPLICANT_SUSPENDED' };
  const rule = await lockRule(tx, application.company_id, agreeing);
  if ((await lockProject(tx, application.project_id)) !== 'open') {
    return { refused: 'APPLICATION_STATE' };
  }
  // Read again under the lock, for the consultant may have changed them.
  const current = await lockPending(tx, id);
  if (!current) return { refused: 'APPLICATION_STATE' };
  const proposed = current.terms;
  if (terms !== undefined && !areSameTerms(terms, proposed)) return { refused: 'TERMS_CHANGED' };
  const offered = await findOffered(tx, services, application.project_id);
  if (offered !== null && offered !== id) return { refused: 'OFFER_ELSEWHERE' };
  const { by } = agreeing;
  const act = { act: 'acceptance', terms: proposed, message: '', wordsToOthers } as const;
  const asked = await askWhereNeeded(tx, services, id, rule, { ...act, validDays: null, by });
  if (asked) return { refused: asked.refused };
  const bound = await bindDeal(tx, services, application, {
    terms: proposed,
    wordsToOthers,
    ...agreeing,
  });
  if (bound.refused) return bound;
  const { applicationAccepted: kind } = notifications;
  const notified = await notifyConsultants(tx, services, kind, [id]);
  await services.jobs.enqueue(tx, applicationAccepted, { applicationId: id });
  await recordDealEvents(tx, services, 'application.accepted', notified, {
    ...{ to: ['consultant'], data: idsOfDeal },
  });
  await publishChangesOf(tx, notified);
  return { refused: null };
}

/**
 * Makes an application of a locked open project binding on these terms: the project is in progress. The other pending
 * applications are rejected, with the client's words if there are some. Of several decisions at once one wins.
 */
export async function bindDeal(
  tx: Tx,
  services: Recording,
  { id, project_id: projectId }: { id: ApplicationId; project_id: ProjectId },
  {
    terms,
    wordsToOthers,
    by,
    approvedBy = null,
  }: {
    terms: Terms | null;
    wordsToOthers: string;
    by: UserId | null;
    approvedBy?: UserId | null;
  },
): Promise<DecisionOutcome> {
  const now = services.clock.now();
  const decision = { as: 'accepted', reason: null, now, terms, by, approvedBy } as const;
  const isAccepted = await decide(tx, id, decision);
  if (!isAccepted) return { refused: 'APPLICATION_STATE' };
  await startProject(tx, services, projectId);
  await rejectPendingApplications(tx, services, projectId, {
    reason: wordsToOthers || anotherWasChosen,
    decidedAt: now,
    isPassedOver: true,
    by,
  });
  return { refused: null };
}

/** Declines an application; its consultant is notified, with the reason if there is one. */
export async function declineApplication(
  tx: Tx,
  { clock, jobs }: Recording,
  application: Owned<ReceivedApplicationRow>,
  { reason, by }: { reason: string; by: UserId },
): Promise<DecisionOutcome> {
  const decision = {
    as: 'rejected',
    reason: reason || null,
    now: clock.now(),
    terms: null,
    ...{ by, approvedBy: null },
  } as const;
  const isDeclined = await decide(tx, application.id, decision);
  if (!isDeclined) return { refused: 'APPLICATION_STATE' };
  const { applicationEnded } = notifications;
  const notified = await notifyConsultants(tx, { clock, jobs }, applicationEnded, [application.id]);
  await jobs.enqueue(tx, applicationRejected, { applicationId: application.id });
  await recordDealEvents(tx, { clock, jobs }, 'application.declined', notified, {
    ...{ to: ['consultant'], data: idsOfDeal },
  });
  await publishChangesOf(tx, notified);
  return { refused: null };
}

/**
 * Rejects all pending applications to a project, or those that the client has sorted into a stage. Each consultant is
 * notified, with the reason if there is one. Returns how many.
 */
export async function rejectPendingApplications(
  tx: Tx,
  { clock, jobs }: Recording,
  projectId: ProjectId,
  end: {
    reason: string | null;
    decidedAt: Date;
    stage?: ApplicationStage;
    isBySilence?: boolean;
    isPassedOver?: boolean;
    by?: UserId | null;
  },
): Promise<number> {
  const rejected = await tx
    .updateTable('applications')
    .set({
      status: 'rejected',
      decision_reason: end.reason,
      decided_at: end.decidedAt,
      decided_by: end.by ?? null,
      ended_by_silence: end.isBySilence ?? false,
      passed_over: end.isPassedOver ?? false,
      updated_at: clock.now(),
    })
    .where('project_id', '=', projectId)
    .where('status', '=', 'pending')
    .$if(end.stage !== undefined, (query) => query.where('stage', '=', end.stage ?? ''))
    .returning('id')
    .execute();
  const events = rejected.map(({ id }) => ({ data: { applicationId: id } }));
  const ids = rejected.map(({ id }) => id);
  const notified = await notifyConsultants(
    tx,
    { clock, jobs },
    notifications.applicationEnded,
    ids,
  );
  await jobs.enqueueMany(tx, applicationRejected, events);
  await recordDealEvents(tx, { clock, jobs }, 'application.declined', notified, {
    ...{ to: ['consultant'], data: idsOfDeal },
  });
  await publishChangesOf(tx, notified);
  return rejected.length;
}

// The status is compared by the update itself: the one that comes second finds it changed.
async function decide(
  tx: Tx,
  applicationId: ApplicationId,
  decision: {
    as: 'accepted' | 'rejected';
    reason: string | null;
    now: Date;
    terms: Terms | null;
    by: UserId | null;
    approvedBy: UserId | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({
      status: decision.as,
      decision_reason: decision.reason,
      agreed_terms: decision.terms && JSON.stringify(decision.terms),
      decided_at: decision.now,
      decided_by: decision.by,
      approved_by: decision.approvedBy,
      updated_at: decision.now,
    })
    .where('id', '=', applicationId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
