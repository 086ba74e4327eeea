import { type ExpressionBuilder, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import type { ThreadId } from '../../ids.ts';
import { type Joined, takesPart } from '../../policy.ts';

/** A message that this person sees: one of their own, or one that was delivered to them. */
export const isVisibleTo = (userId: UserId) =>
  sql<boolean>`(message.sender_id = ${userId} or message.delivery is not null)`;

/** A message as this person reads it: what was changed after they had blocked its writer did not reach them. */
export const textFor = (userId: UserId) =>
  sql<string>`case when message.sender_id = ${userId} then message.text else coalesce(message.delivered_text, message.text) end`;

/** More than a list shows of a message, and less than all of it. */
const previewLength = 400;

function lastMessageFor(userId: UserId) {
  return (eb: ExpressionBuilder<Database & { thread: Database['threads'] }, 'thread'>) =>
    eb
      .selectFrom('messages as message')
      .select([
        sql<string>`left(${textFor(userId)}, ${sql.lit(previewLength)})`.as('text'),
        'message.sender_id as senderId',
        'message.created_at as sentAt',
        'message.deleted_at as deletedAt',
      ])
      .whereRef('message.thread_id', '=', 'thread.id')
      .where(isVisibleTo(userId))
      .orderBy('message.position', 'desc')
      .limit(1)
      .as('last');
}

/** Threads as this person sees them: their own side is `own`, the other one `theirs`. */
export const selectThreads = (db: Db, { userId }: CorrespondentViewer) =>
  db
    .selectFrom('thread_sides as own')
    .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
    .innerJoin('thread_sides as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'own.thread_id')
        .onRef('theirs.user_id', '<>', 'own.user_id'),
    )
    .innerJoinLateral(lastMessageFor(userId), (join) => join.onTrue())
    .where('own.user_id', '=', userId)
    .select([
      'thread.id',
      'thread.client_id as clientId',
      'thread.consultant_id as consultantId',
      'theirs.user_id as otherId',
      'theirs.contact_shared_at as otherSharedAt',
      'own.contact_shared_at as ownSharedAt',
      'own.blocked_at as blockedAt',
      'own.archived_at as archivedAt',
      'own.last_activity_at as lastActivityAt',
      'own.read_position as readPosition',
      'last.text as lastText',
      'last.senderId as lastSenderId',
      'last.sentAt as lastSentAt',
      'last.deletedAt as lastDeletedAt',
    ])
    .select(sql<number>`own.received_count - own.read_count`.as('unread'))
    .$narrowType<{
      id: ThreadId;
      clientId: UserId;
      consultantId: UserId;
      otherId: UserId;
      lastSenderId: UserId;
    }>();

/** A thread with its last message, as one of its two people sees it. */
export type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number];

/** One of this person's threads; null when it is between others or does not exist. */
export async function findThread(
  db: Db,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Joined<ThreadRow> | null> {
  const thread = await selectThreads(db, person)
    .where('own.thread_id', '=', threadId)
    .executeTakeFirst();
  return thread && takesPart(person, thread) ? thread : null;
}

/** The thread of this person with that one; null when there is none. */
export async function findThreadWith(
  db: Db,
  person: CorrespondentViewer,
  otherId: UserId,
): Promise<Joined<ThreadRow> | null> {
  const isClient = person.userType === 'client';
  const thread = await selectThreads(db, person)
    .where('thread.client_id', '=', isClient ? person.userId : otherId)
    .where('thread.consultant_id', '=', isClient ? otherId : person.userId)
    .executeTakeFirst();
  return thread && takesPart(person, thread) ? thread : null;
}

/** How much waits unread for this person, and in how many threads; what is archived does not wait. */
export function countUnread(
  db: Db,
  { userId }: CorrespondentViewer,
): Promise<{ messages: number; threads: number }> {
  return db
    .selectFrom('thread_sides')
    .select([
      sql<number>`coalesce(sum(received_count - read_count), 0)::int`.as('messages'),
      sql<number>`count(*)::int`.as('threads'),
    ])
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .whereRef('read_count', '<', 'received_count')
    .executeTakeFirstOrThrow();
}
