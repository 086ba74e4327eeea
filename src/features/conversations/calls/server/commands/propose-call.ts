import { hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { messageIdSchema } from '#features/conversations/messages/ids.ts';
import { secondsToWait } from '#features/conversations/messages/rules/limits.ts';
import {
  type LockedThread,
  lockThread,
} from '#features/conversations/messages/server/commands/lock-thread.ts';
import {
  type OpenOutcome,
  writeToPerson,
} from '#features/conversations/messages/server/commands/open-thread.ts';
import { countAlone } from '#features/conversations/messages/server/commands/write-message.ts';
import { findThreadWith } from '#features/conversations/messages/server/queries/threads.ts';
import { listMembersByRole } from '#features/identity/memberships/server/queries/members.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import type { Services } from '#server/services.ts';
import type { CallId } from '../../ids.ts';
import { areAhead, proposalsADay } from '../../rules/limits.ts';
import { mayKnowOf, type NotFree, refuseBusy } from './busy-times.ts';
import { callEvent, notifyOfCall } from './notify-of-call.ts';

type Tools = Pick<Services, 'clock' | 'jobs' | 'isDemo'>;

/** Times that a user proposes, with the zone in which they chose them. */
export interface Offer {
  startsAt: readonly string[];
  minutes: number;
  zone: string;
}

interface Proposal extends Offer {
  callId: CallId;
  personId: UserId;
  text: string;
  meetingUrl: string;
}

export type ProposeOutcome =
  | Exclude<OpenOutcome, { refused: null }>
  | { refused: 'TIME_NOT_AHEAD' | 'CALL_ID_TAKEN' }
  | { refused: 'TOO_MANY_CALLS'; seconds: number }
  | NotFree
  | { refused: null };

/** Times in their order, each once. */
export const sortedTimes = (startsAt: readonly string[]): Date[] =>
  [...new Set(startsAt.map((time) => new Date(time).getTime()))]
    .sort((one, other) => one - other)
    .map((time) => new Date(time));

/**
 * Proposes times for a call to a user, with a message that says so. A user who may be written to may be asked for a
 * call, and one who has blocked the writer receives neither. The same proposal sent again changes nothing.
 */
export async function proposeCall(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { callId, personId, text, meetingUrl, ...offer }: Proposal,
): Promise<ProposeOutcome> {
  const now = tools.clock.now();
  const times = sortedTimes(offer.startsAt);
  await countAlone(tx, person.userId);
  const sent = await findSent(tx, callId);
  if (sent) return { refused: sent.created_by === person.userId ? null : 'CALL_ID_TAKEN' };
  if (!areAhead(times, now)) return { refused: 'TIME_NOT_AHEAD' };
  const seconds = await secondsUntilNext(tx, person.userId, now);
  if (seconds !== null) return { refused: 'TOO_MANY_CALLS', seconds };
  if (await mayKnowOf(tx, tools, person, personId)) {
    const notFree = await refuseBusy(tx, person, personId, { times, minutes: offer.minutes, now });
    if (notFree) return notFree;
  }
  const messageId = messageIdSchema.parse(callId);
  const written = await writeToPerson(tx, tools, person, { personId, messageId, text });
  if (written.refused !== null) return written;
  const opened = await findThreadWith(tx, person, personId);
  const held = opened && (await lockThread(tx, person, opened.id));
  if (!held) throw new Error('A message was written into no thread.');
  const thread = { ...held, clientId: await findTalker(tx, person, held, personId) };
  await tx
    .insertInto('calls')
    .values({
      id: callId,
      thread_id: thread.id,
      client_id: thread.clientId,
      company_id: thread.companyId,
      consultant_id: thread.consultantId,
      created_by: person.userId,
      created_at: now,
      times,
      minutes: offer.minutes,
      acted_by: person.userId,
      acted_at: now,
      is_withheld: thread.theirBlockedAt !== null,
      meeting_url: meetingUrl,
      linked_by: meetingUrl ? person.userId : null,
      is_link_withheld: meetingUrl !== '' && thread.theirBlockedAt !== null,
      [person.userType === 'client' ? 'client_zone' : 'consultant_zone']: offer.zone,
    })
    .execute();
  if (thread.theirBlockedAt === null) {
    await recordWebhookEvents(tx, { jobs: tools.jobs, now }, 'call.proposed', [
      callEvent(person.userId, thread, callId),
    ]);
  }
  await notifyOfCall(tx, person, thread, { callId });
  return { refused: null };
}

/**
 * Which member of the company the call is with: the one who proposes it or whom the consultant asks for it, else the
 * one in charge of the conversation.
 */
async function findTalker(
  tx: Tx,
  person: CorrespondentViewer,
  { companyId, clientId }: LockedThread,
  personId: UserId,
): Promise<UserId> {
  if (person.userType === 'client') return person.userId;
  const members = await listMembersByRole(tx, companyId);
  const asked = members.find(({ userId }) => userId === personId);
  return asked && hasRight(asked, 'hire') ? personId : clientId;
}

const findSent = (tx: Tx, callId: CallId) =>
  tx.selectFrom('calls').select('created_by').where('id', '=', callId).executeTakeFirst();

async function secondsUntilNext(tx: Tx, userId: UserId, now: Date): Promise<number | null> {
  const oldest = await tx
    .selectFrom('calls')
    .select('created_at')
    .where('created_by', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(proposalsADay - 1)
    .limit(1)
    .executeTakeFirst();
  return secondsToWait(oldest?.created_at ?? null, now);
}
