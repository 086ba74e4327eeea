import { type ExpressionBuilder, sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import { findActingCompanies } from '#features/identity/memberships/server/queries/members.ts';
import { type ThreadId, toThreadId } from '../../ids.ts';
import { type Joined, takesPart } from '../../policy.ts';

/**
 * The `message` comes from the side of this person: of the company's members or of the consultant, who is named by the
 * `thread` of the statement.
 */
export const isOfSideOf = (userId: UserId) =>
  sql<boolean>`((message.sender_id = thread.consultant_id) = (thread.consultant_id = ${userId}))`;

/** A message that this person sees: one of their side, or one that was delivered to it. */
export const isVisibleTo = (userId: UserId) =>
  sql<boolean>`(${isOfSideOf(userId)} or message.delivery is not null)`;

/** A message as this person reads it: what was changed after their side had blocked its writer did not reach them. */
export const textFor = (userId: UserId) =>
  sql<string>`case when ${isOfSideOf(userId)} then message.text else coalesce(message.delivered_text, message.text) end`;

/** The ids of the threads in which this person takes part, as a part of a statement. */
export const threadsOf = (db: Db, person: CorrespondentViewer) =>
  person.userType === 'client'
    ? db
        .selectFrom('threads')
        .select('threads.id')
        .where('threads.company_id', '=', person.company.companyId)
    : db
        .selectFrom('threads')
        .select('threads.id')
        .where('threads.consultant_id', '=', person.userId);

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

/**
 * Threads as this person sees them. Their own side is `own`, that of the consultant or of the member in charge is
 * `theirs`.
 */
export const selectThreads = (db: Db, person: CorrespondentViewer) =>
  db
    .selectFrom('thread_sides as own')
    .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
    .innerJoin('thread_sides as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'own.thread_id')
        .onRef(
          'theirs.user_id',
          '=',
          person.userType === 'client' ? 'thread.consultant_id' : 'thread.client_id',
        ),
    )
    .innerJoinLateral(lastMessageFor(person.userId), (join) => join.onTrue())
    .where('own.user_id', '=', person.userId)
    .where((eb) =>
      person.userType === 'client'
        ? eb('thread.company_id', '=', person.company.companyId)
        : eb('thread.consultant_id', '=', person.userId),
    )
    .select([
      'thread.id',
      'thread.company_id as companyId',
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
      companyId: CompanyId;
      clientId: UserId;
      consultantId: UserId;
      otherId: UserId;
      lastSenderId: UserId;
    }>();

/** A thread with its last message, as one who takes part in it sees it. */
export type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number];

/** Who shares contact details in a thread, since when: both sides, as they are kept. */
const sharesOf = sql<{ userId: UserId; at: string }[]>`coalesce((
  select json_agg(json_build_object('userId', side.user_id, 'at', side.contact_shared_at))
  from thread_sides as side
  where side.thread_id = thread.id and side.contact_shared_at is not null), '[]'::json)`;

/** A thread as it is opened. */
export type OpenedThread = ThreadRow & { shares: { userId: UserId; at: string }[] };

/** A thread in which this person takes part; null when it is between others or does not exist. */
export async function findThread(
  db: Db,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Joined<OpenedThread> | null> {
  const thread = await selectThreads(db, person)
    .select(sharesOf.as('shares'))
    .where('own.thread_id', '=', threadId)
    .executeTakeFirst();
  return thread && takesPart(person, thread) ? thread : null;
}

/** A company and a consultant, of whom one writes to the other. */
export interface Pair {
  consultantId: UserId;
  /** Null where the one who is written to acts for none. */
  companyId: CompanyId | null;
  /** The client who is written to, by a consultant. */
  clientId: UserId | null;
}

/** Which company and consultant it is about when this person writes to that one. */
export async function pairWith(
  db: Db,
  person: CorrespondentViewer,
  otherId: UserId,
): Promise<Pair> {
  if (person.userType === 'client') {
    return { companyId: person.company.companyId, consultantId: otherId, clientId: null };
  }
  const acting = await findActingCompanies(db, [otherId]);
  const companyId = acting.get(otherId) ?? null;
  return { companyId, consultantId: person.userId, clientId: otherId };
}

/**
 * The thread of a pair, as it is committed; null when there is none. Of several that a client takes part in it is the
 * one of the company that they act for.
 */
export async function findThreadOf(db: Db, pair: Pair): Promise<ThreadId | null> {
  const { companyId, consultantId, clientId } = pair;
  const thread = await db
    .selectFrom('threads')
    .select('id')
    .where('consultant_id', '=', consultantId)
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('client_id', '=', clientId)]))
    .orderBy(sql`company_id is not distinct from ${companyId}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return thread ? toThreadId(thread.id) : null;
}

/** The thread of this person with that one; null when there is none. */
export async function findThreadWith(
  db: Db,
  person: CorrespondentViewer,
  otherId: UserId,
): Promise<Joined<OpenedThread> | null> {
  const threadId = await findThreadOf(db, await pairWith(db, person, otherId));
  return threadId && findThread(db, person, threadId);
}

/** How much waits unread for this person, and in how many threads; what is archived does not wait. */
export function countUnread(
  db: Db,
  person: CorrespondentViewer,
): Promise<{ messages: number; threads: number }> {
  return db
    .selectFrom('thread_sides as own')
    .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
    .select([
      sql<number>`coalesce(sum(own.received_count - own.read_count), 0)::int`.as('messages'),
      sql<number>`count(*)::int`.as('threads'),
    ])
    .where('own.user_id', '=', person.userId)
    .where((eb) =>
      person.userType === 'client'
        ? eb('thread.company_id', '=', person.company.companyId)
        : eb('thread.consultant_id', '=', person.userId),
    )
    .where('own.archived_at', 'is', null)
    .whereRef('own.read_count', '<', 'own.received_count')
    .executeTakeFirstOrThrow();
}
