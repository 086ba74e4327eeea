import { sql } from 'kysely';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { markReadAt } from '#features/notifications/inbox/server/commands/mark-read.ts';
import type { Services } from '#server/services.ts';
import type { ThreadId } from '../../ids.ts';
import { pathOfThread } from '../../rules/thread-path.ts';
import { threadsOf } from '../queries/threads.ts';
import { lockThreads } from './lock-thread.ts';
import { publishThread } from './publish-thread.ts';

type Clocked = Pick<Services, 'clock'>;
type Found = { refused: 'THREAD_NOT_FOUND' | null };

/** This user's side of a thread, in an update: no other side can be changed by it. */
const ownSide = (tx: Tx, person: CorrespondentViewer, threadId: ThreadId) =>
  tx
    .updateTable('thread_sides')
    .where('thread_id', '=', threadId)
    .where('thread_id', 'in', threadsOf(tx, person))
    .where('user_id', '=', person.userId)
    .returning('thread_id');

/** The same of all members of the company, where a member asks: a block is the company's. */
const sidesOfOwn = (tx: Tx, person: CorrespondentViewer, threadId: ThreadId) =>
  tx
    .updateTable('thread_sides')
    .where('thread_id', '=', threadId)
    .where('thread_id', 'in', threadsOf(tx, person))
    .$if(person.userType === 'consultant', (query) => query.where('user_id', '=', person.userId))
    .$if(person.userType === 'client', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('threads')
              .select('threads.id')
              .whereRef('threads.id', '=', 'thread_sides.thread_id')
              .whereRef('threads.consultant_id', '=', 'thread_sides.user_id'),
          ),
        ),
      ),
    )
    .returning('thread_id');

/** Says whether there was such a side, and publishes its change to those who can see it. */
async function found(
  tx: Tx,
  { userId }: CorrespondentViewer,
  rows: readonly { thread_id: string }[],
  to: 'self' | 'own-side' | 'both-sides' = 'self',
): Promise<Found> {
  const [side] = rows;
  if (!side) return { refused: 'THREAD_NOT_FOUND' };
  await publishThread(tx, { threadId: side.thread_id, userId, to });
  return { refused: null };
}

/** The consultant of the thread of a side, in an update of it. */
const consultantOf = sql`(select thread.consultant_id from threads as thread where thread.id = thread_sides.thread_id)`;

/** Everything up to this position was read. Two windows may say so in any order: it never goes back. */
export async function markRead(
  tx: Tx,
  clocked: Clocked,
  person: CorrespondentViewer,
  { threadId, position }: { threadId: ThreadId; position: number },
): Promise<Found> {
  const rows = await ownSide(tx, person, threadId)
    .set({
      read_count: sql`greatest(read_count, coalesce((
        select message.delivery from messages as message
        where message.thread_id = thread_sides.thread_id
          and (message.sender_id = ${consultantOf}) <> (thread_sides.user_id = ${consultantOf})
          and message.delivery is not null
          and message.position <= ${position}
        order by message.position desc limit 1), 0))`,
      read_position: sql`greatest(read_position, least(${position}::integer, (
        select thread.last_position from threads as thread where thread.id = thread_sides.thread_id)))`,
    })
    .execute();
  await markReadAt(tx, clocked, person.userId, pathOfThread(threadId));
  return found(tx, person, rows);
}

/** Puts a thread away, or brings it back. */
export async function archiveThread(
  tx: Tx,
  { clock }: Clocked,
  person: CorrespondentViewer,
  threadId: ThreadId,
  isArchived: boolean,
): Promise<Found> {
  const now = clock.now();
  const archived_at = isArchived ? sql<Date>`coalesce(archived_at, ${now})` : null;
  return found(tx, person, await ownSide(tx, person, threadId).set({ archived_at }).execute());
}

/** Shows the other person the full name of this one and how to reach them. */
export async function shareContact(
  tx: Tx,
  { clock }: Clocked,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<{ refused: 'THREAD_NOT_FOUND' | 'NOT_APPROVED' | null }> {
  if (!person.isApproved) return { refused: 'NOT_APPROVED' };
  const contact_shared_at = sql<Date>`coalesce(contact_shared_at, ${clock.now()})`;
  const rows = await ownSide(tx, person, threadId).set({ contact_shared_at }).execute();
  return found(tx, person, rows, 'both-sides');
}

/** Shows it no more. */
export async function unshareContact(
  tx: Tx,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Found> {
  const rows = await ownSide(tx, person, threadId).set({ contact_shared_at: null }).execute();
  return found(tx, person, rows, 'both-sides');
}

/**
 * Keeps back whatever the other side writes from now on; a member does so for the whole company. What is there counts
 * as read: nothing of theirs waits any more.
 */
export async function blockPerson(
  tx: Tx,
  { clock }: Clocked,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Found> {
  await lockThreads(tx, [threadId]);
  const rows = await sidesOfOwn(tx, person, threadId)
    .set({
      blocked_at: sql<Date>`coalesce(blocked_at, ${clock.now()})`,
      read_count: sql`received_count`,
      read_position: sql`(select thread.last_position from threads as thread where thread.id = thread_sides.thread_id)`,
    })
    .execute();
  return found(tx, person, rows, 'own-side');
}

/** Lets the other side's messages through again: those that they write from now on. */
export async function unblockPerson(
  tx: Tx,
  person: CorrespondentViewer,
  threadId: ThreadId,
): Promise<Found> {
  await lockThreads(tx, [threadId]);
  const rows = await sidesOfOwn(tx, person, threadId).set({ blocked_at: null }).execute();
  return found(tx, person, rows, 'own-side');
}
