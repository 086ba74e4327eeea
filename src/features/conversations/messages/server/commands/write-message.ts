import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import type { Services } from '#server/services.ts';
import type { MessageFileId, MessageId, ThreadId } from '../../ids.ts';
import { obstacleToWrite } from '../../policy.ts';
import { dailyLimits, secondsToWait } from '../../rules/limits.ts';
import { reminderDueAt } from '../../rules/reminder.ts';
import { messageWritten } from '../jobs.ts';
import { type LockedThread, lockThread } from './lock-thread.ts';
import { publishThread } from './publish-thread.ts';
import { attachFiles, lockFiles } from './sent-files.ts';

type Tools = Pick<Services, 'clock' | 'jobs'>;

/** A message's text, under the id that its writer's client has made for it. */
export interface Draft {
  messageId: MessageId;
  text: string;
  /** The files that go with it, in their order. */
  fileIds?: readonly MessageFileId[];
}

interface DraftInThread extends Draft {
  threadId: ThreadId;
  /** To whom it is written, where that is said: their files may wait for it. */
  personId?: UserId;
}

/** What a user reads who cannot write. */
export const refusalOf = {
  'not-approved': 'NOT_APPROVED',
  blocked: 'PERSON_BLOCKED',
  away: 'PERSON_AWAY',
} as const;

type WriteRefusal =
  | { refused: 'MESSAGE_ID_TAKEN' | 'FILES_GONE' | (typeof refusalOf)[keyof typeof refusalOf] }
  | { refused: 'TOO_MANY_MESSAGES'; seconds: number };

export type WriteOutcome =
  | WriteRefusal
  | { refused: 'THREAD_NOT_FOUND' }
  | { refused: null; messageId: MessageId };

/**
 * Writes into a thread on behalf of one who takes part in it; the other side is told. The thread is held until the end,
 * so that of two who write at once each message has its place. The same message sent again changes nothing.
 */
export async function writeMessage(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  draft: DraftInThread,
): Promise<WriteOutcome> {
  await countAlone(tx, person.userId);
  return writeCounted(tx, tools, person, draft);
}

/** What one person writes is counted one after another, or messages of one moment would not see each other. */
export async function countAlone(tx: Tx, userId: UserId): Promise<void> {
  const name = `messages of ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The same after `countAlone`. */
export async function writeCounted(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { threadId, ...draft }: DraftInThread,
): Promise<WriteOutcome> {
  const thread = await lockThread(tx, person, threadId);
  if (!thread) return { refused: 'THREAD_NOT_FOUND' };
  const refusal =
    (await refusalToWrite(tx, tools, person, thread)) ??
    (await putMessage(tx, tools, person, thread, draft));
  if (!refusal) return { refused: null, messageId: draft.messageId };
  // What was sent before is sent, whatever would be said of it now.
  const sent = await findSent(tx, draft.messageId);
  const isSame = sent?.thread_id === threadId && sent.sender_id === person.userId;
  return isSame ? { refused: null, messageId: draft.messageId } : refusal;
}

/** A message that was sent under this id before; null when none was. */
export async function findSent(tx: Tx, messageId: MessageId) {
  const sent = await tx
    .selectFrom('messages')
    .select(['thread_id', 'sender_id'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  return sent ?? null;
}

async function refusalToWrite(
  tx: Tx,
  { clock }: Tools,
  person: CorrespondentViewer,
  thread: LockedThread,
): Promise<WriteRefusal | null> {
  const hasBlocked = thread.ownBlockedAt !== null;
  const obstacle = obstacleToWrite(person, { hasBlocked, other: thread });
  if (obstacle) return { refused: refusalOf[obstacle] };
  return refusalOfDay(tx, person.userId, clock.now());
}

/** Why this person may write no more today; null when they may. */
export async function refusalOfDay(
  tx: Tx,
  userId: UserId,
  now: Date,
): Promise<{ refused: 'TOO_MANY_MESSAGES'; seconds: number } | null> {
  const oldest = await tx
    .selectFrom('messages')
    .select('created_at')
    .where('sender_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(dailyLimits.messages - 1)
    .limit(1)
    .executeTakeFirst();
  const seconds = secondsToWait(oldest?.created_at ?? null, now);
  return seconds === null ? null : { refused: 'TOO_MANY_MESSAGES', seconds };
}

// To a side that has blocked its writer a message is not delivered: that side stays as it is.
async function putMessage(
  tx: Tx,
  { clock, jobs }: Tools,
  person: CorrespondentViewer,
  thread: LockedThread,
  { messageId, text, fileIds = [], personId }: Omit<DraftInThread, 'threadId'>,
): Promise<{ refused: 'MESSAGE_ID_TAKEN' | 'FILES_GONE' } | null> {
  const { userId } = person;
  const { id: threadId, consultantId, lastMessageAt } = thread;
  const otherId = personId ?? thread.otherId;
  if (!(await lockFiles(tx, person, { threadId, otherId }, fileIds))) {
    return { refused: 'FILES_GONE' };
  }
  // Clocks of nodes differ: what comes later is never dated earlier.
  const at = new Date(Math.max(clock.now().getTime(), lastMessageAt.getTime()));
  const position = thread.lastPosition + 1;
  const delivery = thread.theirBlockedAt === null ? thread.received + 1 : null;
  const inserted = await tx
    .insertInto('messages')
    .values({
      id: messageId,
      thread_id: threadId,
      position,
      sender_id: userId,
      delivery,
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return { refused: 'MESSAGE_ID_TAKEN' };
  await attachFiles(tx, { messageId, threadId }, fileIds);
  await tx
    .updateTable('threads')
    .set({ last_position: position, last_message_at: at })
    .where('id', '=', threadId)
    .execute();
  const isTheirs =
    userId === consultantId
      ? sql<boolean>`(user_id <> ${consultantId})`
      : sql<boolean>`(user_id = ${consultantId})`;
  const isNotified = sql<boolean>`(${isTheirs} and told_count <= read_count and ${mayBeTold(thread)})`;
  const sides = await tx
    .updateTable('thread_sides')
    .set({
      last_activity_at: at,
      archived_at: null,
      received_count: sql`case when ${isTheirs} then ${delivery}::integer else received_count end`,
      told_count: sql`case when ${isNotified} then ${delivery}::integer else told_count end`,
    })
    .where('thread_id', '=', threadId)
    .$if(delivery === null, (query) => query.where(sql<boolean>`not ${isTheirs}`))
    .returning(['user_id', 'told_count'])
    .execute();
  if (delivery !== null) {
    const notified = sides.filter(
      (side) => side.told_count === delivery && isOther(toUserId(side.user_id)),
    );
    for (const { user_id } of notified) {
      const event = { threadId, userId: toUserId(user_id), delivery };
      await jobs.enqueue(tx, messageWritten, event, { startAfter: reminderDueAt(at) });
    }
    await recordWebhookEvents(tx, { jobs, now: at }, 'message.received', [
      { subjectId: threadId, data: { messageId, threadId }, to: otherSideOf(thread, userId) },
    ]);
  }
  await publishThread(tx, { threadId, userId, to: delivery === null ? 'own-side' : 'both-sides' });
  return null;

  function isOther(sideId: UserId): boolean {
    return (sideId === consultantId) !== (userId === consultantId);
  }
}

/** The webhooks of the other side of a thread. */
export const otherSideOf = (
  { consultantId, companyId }: Pick<LockedThread, 'consultantId' | 'companyId'>,
  userId: UserId,
) => (userId === consultantId ? { companyIds: [companyId] } : { personIds: [consultantId] });

/** Of a company the member in charge is told of unread messages, and those who have written in the thread. */
const mayBeTold = ({ clientId, consultantId }: LockedThread) =>
  sql<boolean>`(user_id in (${clientId}, ${consultantId}) or exists (
    select from messages
     where messages.thread_id = thread_sides.thread_id and messages.sender_id = thread_sides.user_id))`;
