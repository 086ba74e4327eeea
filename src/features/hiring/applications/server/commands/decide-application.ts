import type { Tx } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import {
  lockProject,
  startProject,
} from '#features/hiring/projects/server/commands/change-project.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import type { Services } from '#server/services.ts';
import type { ApplicationId } from '../../ids.ts';
import { anotherWasChosen } from '../../rules.ts';
import { applicationAccepted, applicationRejected } from '../jobs.ts';
import * as notifications from '../notifications.ts';
import type { ReceivedApplicationRow } from '../queries/received-applications.ts';
import { notifyConsultants, publishChangesOf } from './notify-of-applications.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** What became of a decision: done, or refused because the application or its project is past it. */
export type DecisionOutcome = { refused: 'APPLICATION_STATE' | null };

/** Accepting asks more: a suspended consultant cannot be accepted. */
export type AcceptOutcome = { refused: 'APPLICATION_STATE' | 'APPLICANT_SUSPENDED' | null };

/**
 * Accepts an application: its project is in progress, the other pending ones are rejected, and all of
 * them are told. The project is locked first, so of several decisions at once one wins.
 */
export async function acceptApplication(
  tx: Tx,
  services: Recording,
  application: Owned<ReceivedApplicationRow>,
): Promise<AcceptOutcome> {
  if (await isHiddenAccount(tx, application.consultant_id))
    return { refused: 'APPLICANT_SUSPENDED' };
  const now = services.clock.now();
  const status = await lockProject(tx, application.project_id);
  if (status !== 'open') return { refused: 'APPLICATION_STATE' };
  const isAccepted = await decide(tx, application.id, { as: 'accepted', reason: null, now });
  if (!isAccepted) return { refused: 'APPLICATION_STATE' };
  await startProject(tx, services, application.project_id);
  const notified = await notifyConsultants(tx, services, notifications.applicationAccepted, [
    application.id,
  ]);
  await services.jobs.enqueue(tx, applicationAccepted, { applicationId: application.id });
  await publishChangesOf(tx, notified);
  await rejectPendingApplications(tx, services, application.project_id, {
    reason: anotherWasChosen,
    decidedAt: now,
  });
  return { refused: null };
}

/** Declines an application; its consultant is notified, with the reason if there is one. */
export async function declineApplication(
  tx: Tx,
  { clock, jobs }: Recording,
  application: Owned<ReceivedApplicationRow>,
  reason: string,
): Promise<DecisionOutcome> {
  const decision = { as: 'rejected', reason: reason || null, now: clock.now() } as const;
  const isDeclined = await decide(tx, application.id, decision);
  if (!isDeclined) return { refused: 'APPLICATION_STATE' };
  const { applicationEnded } = notifications;
  const notified = await notifyConsultants(tx, { clock, jobs }, applicationEnded, [application.id]);
  await jobs.enqueue(tx, applicationRejected, { applicationId: application.id });
  await publishChangesOf(tx, notified);
  return { refused: null };
}

/**
 * Rejects all pending applications to a project that has no place left. Each consultant is notified, with the reason.
 * Returns how many.
 */
export async function rejectPendingApplications(
  tx: Tx,
  { clock, jobs }: Recording,
  projectId: ProjectId,
  end: { reason: string; decidedAt: Date; isBySilence?: boolean },
): Promise<number> {
  const rejected = await tx
    .updateTable('applications')
    .set({
      status: 'rejected',
      decision_reason: end.reason,
      decided_at: end.decidedAt,
      ended_by_silence: end.isBySilence ?? false,
      updated_at: clock.now(),
    })
    .where('project_id', '=', projectId)
    .where('status', '=', 'pending')
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
  await publishChangesOf(tx, notified);
  return rejected.length;
}

// The status is compared by the update itself: the one that comes second finds it changed.
async function decide(
  tx: Tx,
  applicationId: ApplicationId,
  decision: { as: 'accepted' | 'rejected'; reason: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({
      status: decision.as,
      decision_reason: decision.reason,
      decided_at: decision.now,
      updated_at: decision.now,
    })
    .where('id', '=', applicationId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
