import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { ThreadId } from '#features/conversations/messages/ids.ts';
import { lockThreads } from '#features/conversations/messages/server/commands/lock-thread.ts';
import { recordCallSteps } from '#features/conversations/messages/server/commands/record-call-steps.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import type { Services } from '#server/services.ts';
import type { CallId } from '../../ids.ts';
import { calendarChanged, callDeclined } from '../jobs.ts';
import { callSteps } from '../notifications.ts';
import { endsWith, listCallsThatEndWith } from '../queries/calls-of-leaver.ts';
import { callEvent, eventOfStep, toOther } from './notify-of-call.ts';

/**
 * Ends every open call of a user who leaves, or those for this company that they leave. What was agreed on is
 * cancelled, in calendars as well, what they were asked for is declined, and what they proposed is withdrawn. The
 * others read these words.
 */
export async function endCallsOf(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  userId: UserId,
  words: string,
  companyId?: CompanyId,
): Promise<void> {
  const now = clock.now();
  const leaver = { userId, companyId };
  const open = await listCallsThatEndWith(tx, leaver, now);
  if (open.length === 0) return;
  // Locked: they cannot change meanwhile.
  await lockThreads(
    tx,
    open.map(({ threadId }) => threadId),
  );
  const ended = await tx
    .updateTable('calls')
    .set((eb) => ({
      state: sql<string>`case when state = 'proposed' and acted_by <> ${userId} then 'declined' else 'cancelled' end`,
      times: [],
      words,
      revision: eb('revision', '+', 1),
      sequence: sql<number>`sequence + (state = 'fixed')::int`,
      // What never arrived stays so; these words arrive with all the rest.
      is_withheld: sql<boolean>`state = 'proposed' and is_withheld`,
      acted_by: userId,
      acted_at: now,
    }))
    .where(endsWith(leaver, now))
    .returning(['id', 'thread_id', 'state', 'revision', 'sequence', 'starts_at', 'ends_at'])
    .returning(['is_withheld', 'client_id', 'consultant_id', 'company_id'])
    .$narrowType<{ id: CallId; thread_id: ThreadId; client_id: UserId; consultant_id: UserId }>()
    .$narrowType<{ company_id: CompanyId }>()
    .execute();
  for (const call of ended) {
    const { id: callId, sequence } = call;
    if (call.starts_at) {
      await jobs.enqueue(tx, calendarChanged, { callId, sequence, change: 'cancelled' });
    }
    if (call.state === 'declined') {
      await jobs.enqueue(tx, callDeclined, { callId, revision: call.revision });
    }
  }
  await recordCallSteps(
    tx,
    ended.map((call) => ({
      ...{ callId: call.id, threadId: call.thread_id, revision: call.revision },
      kind: call.state === 'declined' ? ('call-declined' as const) : ('call-cancelled' as const),
      ...{ personId: userId, at: now, startsAt: call.starts_at, endsAt: call.ends_at },
      isWithheld: call.is_withheld,
    })),
  );
  for (const call of ended) {
    if (call.is_withheld) continue;
    const kind = call.state === 'declined' ? 'call-declined' : 'call-cancelled';
    const people = { clientId: call.client_id, consultantId: call.consultant_id };
    const step = { callId: call.id, revision: call.revision, threadId: call.thread_id };
    await recordNotifications(tx, { jobs, now }, callSteps[kind], [toOther(userId, people, step)]);
    const thread = { ...people, id: call.thread_id, companyId: call.company_id };
    await recordWebhookEvents(tx, { jobs, now }, eventOfStep[kind], [
      callEvent(userId, thread, call.id),
    ]);
  }
  await publishChanges(
    tx,
    ended.map((call) => ({
      personIds: [call.client_id, call.consultant_id],
      topic: 'call' as const,
      subjectId: call.id,
    })),
  );
}
