import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { ThreadId } from '#features/conversations/messages/ids.ts';
import type { CallStepKind } from '#features/conversations/messages/rules/call-step.ts';
import type { LockedThread } from '#features/conversations/messages/server/commands/lock-thread.ts';
import { listColleagues } from '#features/conversations/messages/server/commands/publish-thread.ts';
import { recordCallSteps } from '#features/conversations/messages/server/commands/record-call-steps.ts';
import { otherSideOf } from '#features/conversations/messages/server/commands/write-message.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { WebhookEventType } from '#features/notifications/webhooks/rules/event-types.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { CallId } from '../../ids.ts';
import { callSteps, eventKeyOfStep } from '../notifications.ts';
import type { LockedCall } from './lock-call.ts';

/**
 * Publishes a change of a call to the browsers of both, and to the client's colleagues, who read of it in the
 * conversation. A side that has blocked this one gets only what both see all the same: a call that they agree on, and
 * its end.
 */
export async function notifyOfCall(
  tx: Tx,
  { userId, userType }: CorrespondentViewer,
  { id: threadId, clientId, consultantId, theirBlockedAt }: LockedThread,
  { callId, isForBoth = false }: { callId: string; isForBoth?: boolean },
): Promise<void> {
  const arrives = theirBlockedAt === null || isForBoth;
  const colleagues = arrives || userType === 'client' ? await listColleagues(tx, threadId) : [];
  const personIds = [...(arrives ? [clientId, consultantId] : [userId]), ...colleagues];
  await publishChanges(tx, [{ personIds, topic: 'call', subjectId: callId }]);
}

/** That a step of a call concerns the one of its two people who did not take it. */
export const toOther = (
  actorId: UserId,
  { clientId, consultantId }: Pick<LockedThread, 'clientId' | 'consultantId'>,
  { callId, revision, threadId }: { callId: CallId; revision: number; threadId: ThreadId },
) => ({
  userId: actorId === clientId ? consultantId : clientId,
  aboutId: actorId,
  event: eventKeyOfStep(callId, revision),
  about: { threadId },
});

/** How webhooks know a step. */
export const eventOfStep = {
  'call-fixed': 'call.accepted',
  'call-moved': 'call.moved',
  'call-times-offered': 'call.proposed',
  'call-declined': 'call.declined',
  'call-cancelled': 'call.cancelled',
} as const satisfies Record<CallStepKind, WebhookEventType>;

/** A step of a call for the webhooks of the side that did not take it. */
export const callEvent = (
  actorId: UserId,
  thread: Pick<LockedThread, 'id' | 'consultantId' | 'companyId'>,
  callId: string,
) => ({
  ...{ subjectId: callId, data: { callId, threadId: thread.id } },
  to: otherSideOf(thread, actorId),
});

interface Step {
  kind: CallStepKind;
  jobs: JobSender;
  now: Date;
  /** When the call takes place since, where the step has changed that. */
  time?: { startsAt: Date; endsAt: Date };
  isForBoth?: boolean;
}

/**
 * Puts a step of a held call into its conversation, records that it concerns the other one, and tells the browsers.
 * What never arrived is not taken back there either.
 */
export async function notifyOfStep(
  tx: Tx,
  person: CorrespondentViewer,
  { call, thread }: LockedCall,
  { kind, jobs, now, time, isForBoth = false }: Step,
): Promise<void> {
  const neverArrived = kind === 'call-cancelled' && call.isWithheld;
  const { startsAt, endsAt } = time ?? call;
  const revision = call.revision + 1;
  const isWithheld = !isForBoth && (neverArrived || thread.theirBlockedAt !== null);
  await recordCallSteps(tx, [
    {
      ...{ callId: call.id, threadId: call.threadId, revision },
      ...{ kind, personId: person.userId, at: now, startsAt, endsAt, isWithheld },
    },
  ]);
  if (!isWithheld) {
    const step = { callId: call.id, revision, threadId: thread.id };
    await recordNotifications(tx, { jobs, now }, callSteps[kind], [
      toOther(person.userId, thread, step),
    ]);
    await recordWebhookEvents(tx, { jobs, now }, eventOfStep[kind], [
      callEvent(person.userId, thread, call.id),
    ]);
  }
  await notifyOfCall(tx, person, thread, { callId: call.id, isForBoth });
}
