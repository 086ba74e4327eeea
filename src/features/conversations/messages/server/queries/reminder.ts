import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import { toUserId, type UserId, type UserType } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import {
  companyMembers,
  companyStandings,
} from '#features/identity/memberships/server/queries/members.ts';
import type { ThreadId } from '../../ids.ts';
import { isOfSideOf, textFor } from './threads.ts';

const selectSide = (tx: Tx) =>
  tx
    .selectFrom('thread_sides as own')
    .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
    .innerJoin('thread_sides as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'own.thread_id')
        .on(
          sql<boolean>`theirs.user_id = case own.user_id when thread.consultant_id then thread.client_id else thread.consultant_id end`,
        ),
    )
    .innerJoin(companyStandings(tx).as('company'), 'company.id', 'thread.company_id')
    .where((eb) =>
      eb.or([
        sql<boolean>`own.user_id = thread.consultant_id`,
        // One who has left the company hears nothing more.
        eb.exists(
          companyMembers(tx)
            .where(sql<boolean>`company_members.company_id = thread.company_id`)
            .where(sql<boolean>`company_members.user_id = own.user_id`),
        ),
      ]),
    )
    .innerJoin(peopleWithEmail(tx).as('reader'), 'reader.user_id', 'own.user_id')
    .innerJoin(peopleWithEmail(tx).as('writer'), 'writer.user_id', 'theirs.user_id')
    .select([
      'own.received_count as received',
      'own.read_count as read',
      'own.told_count as told',
      'own.blocked_at as blockedAt',
      'theirs.contact_shared_at as sharedAt',
      'thread.company_id as companyId',
      'thread.client_id as clientId',
      'thread.consultant_id as consultantId',
      'reader.email',
      'reader.user_type as readerType',
      'reader.first_name as firstName',
      'reader.last_name as lastName',
      'company.approved_at as approvedAt',
      sql<Date | null>`coalesce(reader.suspended_at, case reader.user_type when 'client' then company.suspended_at end)`.as(
        'suspendedAt',
      ),
      'reader.leaving_at as leavingAt',
      'writer.first_name as writerFirstName',
      'writer.last_name as writerLastName',
    ])
    .$narrowType<{
      companyId: CompanyId;
      clientId: UserId;
      consultantId: UserId;
      readerType: UserType;
    }>();

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

/** What a user has received in a thread after so many messages. */
interface Received {
  threadId: ThreadId;
  userId: UserId;
  after: number;
}

const selectReceived = (tx: Tx, { threadId, userId, after }: Received) =>
  tx
    .selectFrom('messages as message')
    .innerJoin('threads as thread', 'thread.id', 'message.thread_id')
    .where('message.thread_id', '=', threadId)
    .where(sql<boolean>`not ${isOfSideOf(userId)}`)
    .where('message.delivery', '>', after)
    .where('message.deleted_at', 'is', null);

/** The messages that this person has received after so many, without those that were deleted meanwhile. */
export async function readUnread(
  tx: Tx,
  received: Received,
): Promise<{ count: number; firstAt: Date | null; writerIds: UserId[] }> {
  const { writers, ...unread } = await selectReceived(tx, received)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`min(message.created_at)`.as('firstAt'),
      sql<string[]>`coalesce(array_agg(distinct message.sender_id), '{}')`.as('writers'),
    ])
    .executeTakeFirstOrThrow();
  return { ...unread, writerIds: writers.map(toUserId) };
}

const textsInMail = 5;
const textMaxLength = 2000;

/** The texts of the newest unread messages for this reader, oldest first. Long texts are cut. */
export async function readUnreadTexts(tx: Tx, received: Received): Promise<string[]> {
  const rows = await selectReceived(tx, received)
    .select(textFor(received.userId).as('text'))
    .orderBy('message.delivery', 'desc')
    .limit(textsInMail)
    .execute();
  return rows
    .map(({ text }) => (text.length > textMaxLength ? `${text.slice(0, textMaxLength)}…` : text))
    .filter((text) => text.trim() !== '')
    .toReversed();
}
