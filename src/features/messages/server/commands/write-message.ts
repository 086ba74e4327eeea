import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { MessageId, ThreadId } from '../../ids.ts';
import { obstacleToWrite } from '../../policy.ts';
import { dailyLimits, secondsToWait } from '../../rules/limits.ts';
import { noticeDueAt } from '../../rules/notice.ts';
import { messageWritten } from '../jobs.ts';
import { findCorrespondence } from '../queries/people.ts';
import { type HeldThread, holdThread } from './hold-thread.ts';

export type Tools = Pick<Services, 'clock' | 'jobs' | 'isDemo'>;

/** What somebody writes, under the id that they have made for it. */
export interface Draft {
  messageId: MessageId;
  text: string;
}

const refusalOf = {
  'not-approved': 'NOT_APPROVED',
  blocked: 'PERSON_BLOCKED',
  away: 'PERSON_AWAY',
} as const;

export type WriteRefusal =
  | { refused: 'MESSAGE_ID_TAKEN' | (typeof refusalOf)[keyof typeof refusalOf] }
  | { refused: 'TOO_MANY_MESSAGES'; seconds: number };

export type WriteOutcome =
  | WriteRefusal
  | { refused: 'THREAD_NOT_FOUND' }
  | { refused: null; messageId: MessageId };

/**
 * Writes into a thread on behalf of one of its two people; the other one is told. The thread is held until the end, so that of
 * two who write at once each message has its place. The same message sent again changes nothing.
 */
export async function writeMessage(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { threadId, ...draft }: Draft & { threadId: ThreadId },
): Promise<WriteOutcome> {
  await countAlone(tx, person.userId);
  const thread = await holdThread(tx, person, threadId);
  if (!thread) return { refused: 'THREAD_NOT_FOUND' };
  const sent = await findSent(tx, draft.messageId);
  if (sent) return isSame(sent, person.userId, threadId) ? done(draft) : taken;
  return (await refusalToWrite(tx, tools, person, thread)) ?? putMessage(tx, tools, thread, draft);
}

const taken = { refused: 'MESSAGE_ID_TAKEN' } as const;
const done = ({ messageId }: Draft) => ({ refused: null, messageId });

/** What one person writes is counted one after another, or messages of one moment would not see each other. */
export async function countAlone(tx: Tx, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${userId}`}, 0))`.execute(
    tx,
  );
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

export const isSame = (
  sent: { thread_id: string; sender_id: string },
  senderId: UserId,
  threadId: ThreadId,
): boolean => sent.thread_id === threadId && sent.sender_id === senderId;

async function refusalToWrite(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { own, theirs }: HeldThread,
): Promise<WriteRefusal | null> {
  const now = tools.clock.now();
  const { isDemo } = tools;
  const found = await findCorrespondence(tx, { now, isDemo }, person, theirs.userId);
  if (!found) throw new Error(`The thread is with nobody: ${theirs.userId}.`);
  const hasBlocked = own.blockedAt !== null;
  const obstacle = obstacleToWrite(person, { hasBlocked, other: found.other });
  if (obstacle) return { refused: refusalOf[obstacle] };
  return refusalOfDay(tx, person.userId, now);
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

/** Puts a message at the end of a held thread. To somebody who has blocked its writer it is not delivered. */
export async function putMessage(
  tx: Tx,
  { clock, jobs }: Pick<Tools, 'clock' | 'jobs'>,
  { id: threadId, own, theirs, lastPosition, lastMessageAt }: HeldThread,
  { messageId, text }: Draft,
): Promise<{ refused: 'MESSAGE_ID_TAKEN' } | { refused: null; messageId: MessageId }> {
  const now = clock.now();
  // Clocks of nodes differ: what comes later is never dated earlier.
  const at = now > lastMessageAt ? now : lastMessageAt;
  const position = lastPosition + 1;
  const delivery = theirs.blockedAt === null ? theirs.received + 1 : null;
  const inserted = await tx
    .insertInto('messages')
    .values({
      id: messageId,
      thread_id: threadId,
      position,
      sender_id: own.userId,
      delivery,
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return taken;
  await tx
    .updateTable('threads')
    .set({ last_position: position, last_message_at: at })
    .where('id', '=', threadId)
    .execute();
  await updateSide(tx, threadId, own.userId, { last_activity_at: at, archived_at: null });
  if (delivery !== null) {
    const isUntold = theirs.told <= theirs.read;
    await updateSide(tx, threadId, theirs.userId, {
      last_activity_at: at,
      archived_at: null,
      received_count: delivery,
      ...(isUntold && { told_count: delivery }),
    });
    if (isUntold) {
      const fact = { threadId, userId: theirs.userId, delivery };
      await jobs.enqueue(tx, messageWritten, fact, { startAfter: noticeDueAt(at) });
    }
  }
  return { refused: null, messageId };
}

const updateSide = (
  tx: Tx,
  threadId: ThreadId,
  userId: UserId,
  change: {
    last_activity_at: Date;
    archived_at: null;
    received_count?: number;
    told_count?: number;
  },
) =>
  tx
    .updateTable('thread_sides')
    .set(change)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .execute();
