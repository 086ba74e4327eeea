import { type AliasableExpression, type ExpressionBuilder, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/** A pending action that came with a message, under the id of that message. */
type WithMessage = AliasableExpression<{ id: string; userId: UserId }>;

type Sides = Database & { own: Database['thread_sides']; theirs: Database['thread_sides'] };

/** How many messages a user has not read, since when; no row where there is none. */
const unreadOf = (besides: WithMessage) => (eb: ExpressionBuilder<Sides, 'own' | 'theirs'>) =>
  eb
    .selectFrom('messages as message')
    .whereRef('message.thread_id', '=', 'own.thread_id')
    .whereRef('message.sender_id', '=', 'theirs.user_id')
    .whereRef('message.delivery', '>', 'own.read_count')
    .where('message.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(besides.as('besides'))
            .select('besides.id')
            .whereRef('besides.id', '=', 'message.id')
            .whereRef('besides.userId', '=', 'own.user_id'),
        ),
      ),
    )
    // A user who has answered the times of a call has answered the words that came with them.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('call_steps as step')
            .select('step.call_id')
            .whereRef('step.call_id', '=', 'message.id')
            .whereRef('step.person_id', '=', 'own.user_id'),
        ),
      ),
    )
    .select([
      sql<number>`count(*)::int`.as('unread'),
      sql<Date>`min(message.created_at)`.as('since'),
    ])
    .having(sql<boolean>`count(*) > 0`)
    .as('unread');

/**
 * The conversations in which a user has messages to read, as pending for them, since the oldest. What came with
 * something that is pending on its own (`besides`) is not listed twice. Archived conversations and those that cannot be
 * answered are not pending; a user who has blocked the other has nothing unread.
 */
export const messagesThatWait = (db: Db, besides: WithMessage) =>
  db
    .selectFrom('thread_sides as own')
    .innerJoin('thread_sides as theirs', (join) =>
      join
        .onRef('theirs.thread_id', '=', 'own.thread_id')
        .onRef('theirs.user_id', '<>', 'own.user_id'),
    )
    .innerJoin(people(db).as('asked'), 'asked.user_id', 'own.user_id')
    .innerJoin(people(db).as('writer'), 'writer.user_id', 'theirs.user_id')
    .innerJoinLateral(unreadOf(besides), (join) => join.onTrue())
    .whereRef('own.read_count', '<', 'own.received_count')
    .where('own.archived_at', 'is', null)
    .where('asked.approved_at', 'is not', null)
    .where('asked.suspended_at', 'is', null)
    .where('writer.approved_at', 'is not', null)
    .where('writer.suspended_at', 'is', null)
    .where('writer.leaving_at', 'is', null)
    .select([
      'own.thread_id as id',
      'own.user_id as userId',
      sql<null>`null::text`.as('projectTitle'),
      'writer.first_name as firstName',
      'writer.last_name as lastName',
      'unread.unread',
      'unread.since',
      sql<null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
