import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { ThreadId } from '../../ids.ts';
import { type Joined, takesPart } from '../../policy.ts';

const selectToLock = (tx: Tx, { userId }: CorrespondentViewer) =>
  tx
    .selectFrom('threads as thread')
    .innerJoin('thread_sides as own', (join) =>
      join.onRef('own.thread_id', '=', 'thread.id').on('own.user_id', '=', userId),
    )
    .innerJoin('thread_sides as theirs', (join) =>
      join.onRef('theirs.thread_id', '=', 'thread.id').onRef('theirs.user_id', '<>', 'own.user_id'),
    )
    .innerJoin(people(tx).as('other'), 'other.user_id', 'theirs.user_id')
    .select([
      'thread.id',
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
      'other.approved_at',
      'other.suspended_at',
      'other.leaving_at',
    ])
    .$narrowType<{ id: ThreadId; clientId: UserId; consultantId: UserId; otherId: UserId }>()
    .forUpdate(['thread', 'own', 'theirs']);

/** A thread and its two sides, locked until this transaction ends. */
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

/** Holds one of this person's threads; null when it is between others or does not exist. */
export async function lockThread(
  tx: Tx,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Joined<LockedThread> | null> {
  const thread = await selectToLock(tx, person)
    .where('thread.id', '=', threadId)
    .executeTakeFirst();
  return thread && takesPart(person, thread) ? thread : null;
}
