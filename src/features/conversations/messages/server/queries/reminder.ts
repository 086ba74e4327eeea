import { sql } from 'kysely';
import type { UserId, UserType } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import type { ThreadId } from '../../ids.ts';
import { textFor } from './threads.ts';

const selectSide = (tx: Tx) =>
  tx
    .selectFrom('thread_sides as own')
    .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
    .innerJoin('thread_sides as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'own.thread_id')
        .onRef('theirs.user_id', '<>', 'own.user_id'),
    )
    .innerJoin(peopleWithEmail(tx).as('reader'), 'reader.user_id', 'own.user_id')
    .innerJoin(peopleWithEmail(tx).as('writer'), 'writer.user_id', 'theirs.user_id')
    .select([
      'own.received_count as received',
      'own.read_count as read',
      'own.told_count as told',
      'own.blocked_at as blockedAt',
      'theirs.contact_shared_at as sharedAt',
      'thread.client_id as clientId',
      'thread.consultant_id as consultantId',
      'reader.email',
      'reader.user_type as readerType',
      'reader.first_name as firstName',
      'reader.last_name as lastName',
      'reader.approved_at as approvedAt',
      'reader.suspended_at as suspendedAt',
      'reader.leaving_at as leavingAt',
      'writer.first_name as writerFirstName',
      'writer.last_name as writerLastName',
    ])
    .$narrowType<{ clientId: UserId; consultantId: UserId; readerType: UserType }>();

/** What a reminder needs of the side that it goes to, locked until this transaction ends. */
export type NotifiedSide = Awaited<ReturnType<ReturnType<typeof selectSide>['execute']>>[number];

/** Locks the side of a user who may be notified of unread messages; null when one of the two has left. */
export async function lockNotifiedSide(
  tx: Tx,
  threadId: ThreadId,
  userId: UserId,
): Promise<NotifiedSide | null> {
  const side = await selectSide(tx)
    .where('own.thread_id', '=', threadId)
    .where('own.user_id', '=', userId)
    .forUpdate('own')
    .executeTakeFirst();
  return side ?? null;
}

/** The messages that this person has received after so many, without those that were deleted meanwhile. */
export async function readUnread(
  tx: Tx,
  { threadId, userId, after }: { threadId: ThreadId; userId: UserId; after: number },
): Promise<{ count: number; firstAt: Date | null }> {
  return tx
    .selectFrom('messages')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`min(created_at)`.as('firstAt'),
    ])
    .where('thread_id', '=', threadId)
    .where('sender_id', '<>', userId)
    .where('delivery', '>', after)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

const textsInMail = 5;
const textMaxLength = 2000;

/** The texts of the newest unread messages for this reader, oldest first. Long texts are cut. */
export async function readUnreadTexts(
  tx: Tx,
  { threadId, userId, after }: { threadId: ThreadId; userId: UserId; after: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages as message')
    .select(textFor(userId).as('text'))
    .where('message.thread_id', '=', threadId)
    .where('message.sender_id', '<>', userId)
    .where('message.delivery', '>', after)
    .where('message.deleted_at', 'is', null)
    .orderBy('message.delivery', 'desc')
    .limit(textsInMail)
    .execute();
  return rows
    .map(({ text }) => (text.length > textMaxLength ? `${text.slice(0, textMaxLength)}…` : text))
    .filter((text) => text.trim() !== '')
    .toReversed();
}
