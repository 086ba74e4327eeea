import { type RawBuilder, sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import { toUserId, type UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { type ThreadId, toThreadId } from '../../ids.ts';
import { reminderDueAt } from '../../rules/reminder.ts';
import { messageWritten } from '../jobs.ts';

/** Two threads with one consultant that become one: the first goes, the second has the messages of both. */
export interface JoinedThreads {
  from: ThreadId;
  into: ThreadId;
  consultantId: UserId;
}

interface Merge {
  from: CompanyId;
  into: CompanyId;
}

/** Locks the threads of both companies; answers those of the same consultant, which become one. */
export async function lockThreadsToJoin(tx: Tx, { from, into }: Merge): Promise<JoinedThreads[]> {
  const threads = await tx
    .selectFrom('threads')
    .select(['id', 'company_id', 'consultant_id'])
    .where('company_id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute();
  const kept = new Map(
    threads.filter((each) => each.company_id === into).map((each) => [each.consultant_id, each.id]),
  );
  return threads.flatMap(({ id, company_id, consultant_id }) => {
    const keptId = kept.get(consultant_id);
    if (company_id !== from || keptId === undefined) return [];
    const ids = { from: toThreadId(id), into: toThreadId(keptId) };
    return [{ ...ids, consultantId: toUserId(consultant_id) }];
  });
}

/**
 * Puts the messages, files and call steps of two locked threads into one, in the order of time. A side that took part
 * in both has read what it had read in each: unread is what follows the first message that it had not read. A block
 * stays, and so do shared contact details.
 */
export async function joinThreads(
  tx: Tx,
  tools: Pick<Services, 'clock' | 'jobs'>,
  threads: JoinedThreads,
): Promise<void> {
  const { from, into } = threads;
  const sides = await joinSides(tx, threads);
  await placeCallSteps(tx, threads);
  await placeMessages(tx, threads);
  await tx
    .updateTable('message_files')
    .set({ thread_id: into })
    .where('thread_id', '=', from)
    .execute();
  const { last_message_at } = await tx
    .updateTable('threads as thread')
    .from('threads as other')
    .set({
      last_position: sql`coalesce((select max(position) from messages where thread_id = ${into}), 0)`,
      last_message_at: sql`greatest(thread.last_message_at, other.last_message_at)`,
      created_at: sql`least(thread.created_at, other.created_at)`,
      opened_by: sql`case when other.created_at < thread.created_at
        then other.opened_by else thread.opened_by end`,
    })
    .where('thread.id', '=', into)
    .where('other.id', '=', from)
    .returning('thread.last_message_at')
    .executeTakeFirstOrThrow();
  await remindAnew(tx, tools, { threadId: into, lastMessageAt: last_message_at }, sides);
}

/** Moves the threads of a company to another, once those that were joined are removed. Returns how many. */
export async function moveThreads(
  tx: Tx,
  { from, into }: Merge,
  joined: readonly JoinedThreads[],
): Promise<number> {
  const goneIds = joined.map((threads) => threads.from);
  await tx.deleteFrom('threads').where(sql<boolean>`id = any(${goneIds}::uuid[])`).execute();
  const { numUpdatedRows } = await tx
    .updateTable('threads')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The messages of both threads as `placed`, with the places that they get. */
function placed({ from, into, consultantId }: JoinedThreads): RawBuilder<unknown> {
  // Of one moment those of the thread that stays come first; in each thread no message is older than the one before.
  const order = sql`message.created_at, message.thread_id <> ${into}, message.position`;
  return sql`placed as (
    select message.id, message.thread_id, message.position, message.delivery, message.created_at,
           message.sender_id = ${consultantId} as is_consultants,
           (row_number() over (order by ${order}))::integer as new_position,
           case when message.delivery is not null then (count(message.delivery) over (
             partition by message.sender_id = ${consultantId} order by ${order}))::integer end as new_delivery
      from messages as message
     where message.thread_id in (${from}, ${into}))`;
}

interface JoinedSide {
  user_id: string;
  received_count: number;
  read_count: number;
  told_count: number;
}

async function joinSides(tx: Tx, threads: JoinedThreads): Promise<JoinedSide[]> {
  const { from, into, consultantId } = threads;
  const isConsultant = sql`(person.user_id = ${consultantId})`;
  const { rows } = await sql<JoinedSide>`
    with ${placed(threads)},
    person as (select distinct user_id from thread_sides where thread_id in (${from}, ${into})),
    reading as (
      select person.user_id,
             (select coalesce(max(new_position), 0) from placed) as last_position,
             (select coalesce(max(new_delivery), 0) from placed
               where is_consultants <> ${isConsultant}) as received,
             -- Who had no side of a thread has read it, as members have who come in later.
             (select min(placed.new_delivery) from placed
                join thread_sides as side
                  on side.thread_id = placed.thread_id and side.user_id = person.user_id
               where placed.is_consultants <> ${isConsultant}
                 and placed.delivery > side.read_count) as unread,
             (select min(placed.new_position) from placed
                join thread_sides as side
                  on side.thread_id = placed.thread_id and side.user_id = person.user_id
               where placed.position > side.read_position) as unseen,
             (select min(side.blocked_at) from thread_sides as side
               where side.thread_id in (${from}, ${into})
                 and (side.user_id = ${consultantId}) = ${isConsultant}) as blocked_at
        from person),
    settled as (
      select user_id, received, blocked_at,
             case when blocked_at is null then coalesce(unread - 1, received) else received end as read,
             case when blocked_at is null then coalesce(unseen - 1, last_position)
                  else last_position end as seen
        from reading)
    insert into thread_sides (
      thread_id, user_id, last_activity_at, received_count, read_count, read_position, told_count,
      archived_at, contact_shared_at, blocked_at)
    select ${into}::uuid, settled.user_id, max(side.last_activity_at), settled.received, settled.read, settled.seen,
           case when bool_or(side.told_count > side.read_count) then settled.received else settled.read end,
           case when bool_and(side.archived_at is not null) then max(side.archived_at) end,
           min(side.contact_shared_at), settled.blocked_at
      from settled
      join thread_sides as side on side.user_id = settled.user_id and side.thread_id in (${from}, ${into})
     group by settled.user_id, settled.received, settled.read, settled.seen, settled.blocked_at
    on conflict (thread_id, user_id) do update set
      last_activity_at = excluded.last_activity_at, received_count = excluded.received_count,
      read_count = excluded.read_count, read_position = excluded.read_position,
      told_count = excluded.told_count, archived_at = excluded.archived_at,
      contact_shared_at = excluded.contact_shared_at, blocked_at = excluded.blocked_at
    returning user_id, received_count, read_count, told_count`.execute(tx);
  return rows;
}

/** A step stands after what was written before it, in either thread, and before the next message of its own. */
async function placeCallSteps(tx: Tx, threads: JoinedThreads): Promise<void> {
  const { from, into } = threads;
  await sql`
    with ${placed(threads)}
    update call_steps as step
       set thread_id = ${into},
           after_position = least(
             coalesce((select min(new_position) from placed
                        where placed.thread_id = step.thread_id
                          and placed.position > step.after_position), 2147483647) - 1,
             coalesce((select max(new_position) from placed
                        where case when placed.thread_id = step.thread_id
                                   then placed.position <= step.after_position
                                   else placed.created_at <= step.created_at end), 0))
     where step.thread_id in (${from}, ${into})`.execute(tx);
}

/** Far beyond any place: where messages wait while others take theirs, which are each given once. */
const aside = 1_000_000_000;

async function placeMessages(tx: Tx, threads: JoinedThreads): Promise<void> {
  const { into } = threads;
  await sql`
    with ${placed(threads)}
    update messages as message
       set thread_id = ${into}, position = ${aside} + placed.new_position, delivery = ${aside} + placed.new_delivery
      from placed where placed.id = message.id`.execute(tx);
  await sql`
    update messages
       set position = position - ${aside}, delivery = delivery - ${aside}
     where thread_id = ${into}`.execute(tx);
}

/** Deliveries have other numbers now, by which reminders that were to come are dropped: those are put anew. */
async function remindAnew(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { threadId, lastMessageAt }: { threadId: ThreadId; lastMessageAt: Date },
  sides: readonly JoinedSide[],
): Promise<void> {
  const startAfter = reminderDueAt(lastMessageAt);
  if (startAfter <= clock.now()) return;
  for (const { user_id, received_count, read_count, told_count } of sides) {
    if (read_count >= received_count || told_count !== received_count) continue;
    const due = { threadId, userId: toUserId(user_id), delivery: received_count };
    await jobs.enqueue(tx, messageWritten, due, { startAfter });
  }
}
