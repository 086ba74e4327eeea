import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { ThreadId } from '../../ids.ts';
import { type Joined, takesPart } from '../../policy.ts';

interface HeldSide {
  userId: UserId;
  received: number;
  read: number;
  told: number;
  blockedAt: Date | null;
}

/** A thread and its two sides, that nobody else changes until this transaction ends. */
export interface HeldThread {
  id: ThreadId;
  lastPosition: number;
  lastMessageAt: Date;
  own: HeldSide;
  theirs: HeldSide;
}

/** Holds one of this person's threads; null when it is between others or does not exist. */
export async function holdThread(
  tx: Tx,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Joined<HeldThread> | null> {
  // First the thread, then its sides: whoever changes a side alone holds nothing else.
  const thread = await tx
    .selectFrom('threads')
    .select([
      'id',
      'client_id as clientId',
      'consultant_id as consultantId',
      'last_position as lastPosition',
      'last_message_at as lastMessageAt',
    ])
    .where('id', '=', threadId)
    .forUpdate()
    .$narrowType<{ id: ThreadId; clientId: UserId; consultantId: UserId }>()
    .executeTakeFirst();
  if (!thread || !takesPart(person, thread)) return null;
  const sides = await tx
    .selectFrom('thread_sides')
    .select([
      'user_id as userId',
      'received_count as received',
      'read_count as read',
      'told_count as told',
      'blocked_at as blockedAt',
    ])
    .where('thread_id', '=', threadId)
    .orderBy('user_id')
    .forUpdate()
    .$narrowType<{ userId: UserId }>()
    .execute();
  const own = sides.find(({ userId }) => userId === person.userId);
  const theirs = sides.find(({ userId }) => userId !== person.userId);
  if (!own || !theirs) throw new Error(`The thread ${threadId} has not two sides.`);
  return { ...thread, own, theirs };
}
