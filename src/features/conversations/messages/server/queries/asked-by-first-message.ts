import { type ExpressionBuilder, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import type { AskedOf } from '#features/hiring/invitations/server/queries/asked-by-invitation.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

type WithThread = ExpressionBuilder<Database & { thread: Database['threads'] }, 'thread'>;

/** When the consultant wrote for the first time; null when they have not. */
const firstWritten = (eb: WithThread) =>
  eb
    .selectFrom('messages as message')
    .select('message.created_at')
    .whereRef('message.thread_id', '=', 'thread.id')
    .whereRef('message.sender_id', '=', 'thread.consultant_id')
    .orderBy('message.position')
    .limit(1);

/** When the consultant did something with a call for the first time: agreed to a time, declined, proposed others. */
const firstStep = (eb: WithThread) =>
  eb
    .selectFrom('call_steps as step')
    .select('step.created_at')
    .whereRef('step.thread_id', '=', 'thread.id')
    .whereRef('step.person_id', '=', 'thread.consultant_id')
    .orderBy('step.created_at')
    .limit(1);

/**
 * What clients have asked these consultants by writing to them first, with when the consultant answered for the first
 * time. Wrote, or answered the times of a call that the client proposed. Whether they have blocked the client makes no
 * difference: a figure must not reveal a block.
 */
export const askedByFirstMessage = (db: Db, { personIds, from, until }: AskedOf) =>
  db
    .selectFrom('threads as thread')
    .innerJoin(people(db).as('client'), 'client.user_id', 'thread.client_id')
    .where('thread.consultant_id', 'in', personIds)
    .whereRef('thread.opened_by', '<>', 'thread.consultant_id')
    .where('thread.created_at', '>=', from)
    .where('thread.created_at', '<', until)
    .select([
      'thread.consultant_id as personId',
      'thread.created_at as askedAt',
      (eb) => sql<Date | null>`least(${firstWritten(eb)}, ${firstStep(eb)})`.as('answeredAt'),
      'client.is_demo as isMadeUp',
    ])
    .$narrowType<{ personId: UserId }>();

/**
 * The messages that opened a conversation, with who wrote them. A proposal of times has the id of the message that goes
 * with it.
 */
export const openingMessages = (db: Db) =>
  db
    .selectFrom('messages as message')
    .where('message.position', '=', 1)
    .select(['message.id', 'message.thread_id as threadId', 'message.sender_id as senderId']);
