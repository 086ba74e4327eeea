import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { companyStandings } from '#features/identity/memberships/server/queries/members.ts';
import type { ThreadId } from '../../ids.ts';
import { type Joined, takesPart } from '../../policy.ts';

const selectToLock = (tx: Tx, person: CorrespondentViewer, clientId: UserId | null) =>
  tx
    .selectFrom('threads as thread')
    .innerJoin('thread_sides as own', (join) =>
      join.onRef('own.thread_id', '=', 'thread.id').on('own.user_id', '=', person.userId),
    )
    .innerJoin('thread_sides as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'thread.id')
        .on((eb) =>
          eb(
            'theirs.user_id',
            '=',
            person.userType === 'client'
              ? eb.ref('thread.consultant_id')
              : (clientId ?? eb.ref('thread.client_id')),
          ),
        ),
    )
    .innerJoin(people(tx).as('other'), 'other.user_id', 'theirs.user_id')
    .innerJoin(companyStandings(tx).as('company'), 'company.id', 'thread.company_id')
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
      'thread.last_position as lastPosition',
      'thread.last_message_at as lastMessageAt',
      'own.blocked_at as ownBlockedAt',
      'theirs.user_id as otherId',
      'theirs.received_count as received',
      'theirs.read_count as read',
      'theirs.told_count as told',
      'theirs.blocked_at as theirBlockedAt',
      'other.leaving_at',
    ])
    // Clients are approved with the company, consultants as people.
    .select([
      sql<Date | null>`case other.user_type when 'client' then company.approved_at else other.approved_at end`.as(
        'approved_at',
      ),
      sql<Date | null>`coalesce(other.suspended_at, case other.user_type when 'client' then company.suspended_at end)`.as(
        'suspended_at',
      ),
    ])
    .$narrowType<{
      id: ThreadId;
      companyId: CompanyId;
      clientId: UserId;
      consultantId: UserId;
      otherId: UserId;
    }>()
    .forUpdate(['thread', 'own', 'theirs']);

/** A thread with the side of a person and the other one, locked until this transaction ends. */
export type LockedThread = Awaited<ReturnType<ReturnType<typeof selectToLock>['execute']>>[number];

/** Locks these threads until this transaction ends. */
export async function lockThreads(tx: Tx, threadIds: readonly ThreadId[]): Promise<void> {
  await tx
    .selectFrom('threads')
    .select('id')
    .where('id', 'in', threadIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks all threads of a company until this transaction ends. */
export async function lockThreadsOf(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx
    .selectFrom('threads')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Holds a thread in which this person takes part; null when it is between others or does not exist. The other one of a
 * consultant is this client, or else the member in charge.
 */
export async function lockThread(
  tx: Tx,
  person: CorrespondentViewer,
  threadId: ThreadId,
  clientId: UserId | null = null,
): Promise<Joined<LockedThread> | null> {
  const thread = await selectToLock(tx, person, clientId)
    .where('thread.id', '=', threadId)
    .executeTakeFirst();
  return thread && takesPart(person, thread) ? thread : null;
}
