import { type AliasableExpression, type ExpressionBuilder, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import {
  companyMembers,
  companyStandings,
  hiringRoles,
} from '#features/identity/memberships/server/queries/members.ts';

/** A pending action that came with a message, under the id of that message. */
type WithMessage = AliasableExpression<{ id: string; userId: UserId }>;

type Sides = Database & { own: Database['thread_sides']; thread: Database['threads'] };

/** The side of a thread is that of the consultant. */
const isConsultants = sql<boolean>`(own.user_id = thread.consultant_id)`;

/** How many messages a user has not read, since when; no row where there is none. */
const unreadOf = (besides: WithMessage) => (eb: ExpressionBuilder<Sides, 'own' | 'thread'>) =>
  eb
    .selectFrom('messages as message')
    .whereRef('message.thread_id', '=', 'own.thread_id')
    .where(sql<boolean>`(message.sender_id = thread.consultant_id) <> ${isConsultants}`)
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
    // A side that has answered the times of a call has answered the words that came with them.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('call_steps as step')
            .select('step.call_id')
            .whereRef('step.call_id', '=', 'message.id')
            .where(sql<boolean>`(step.person_id = thread.consultant_id) = ${isConsultants}`),
        ),
      ),
    )
    .select([
      sql<number>`count(*)::int`.as('unread'),
      sql<Date>`min(message.created_at)`.as('since'),
    ])
    .having(sql<boolean>`count(*) > 0`)
    .as('unread');

/** The user of the side `own` is a member who may answer, and is in charge of the `thread` or has written there. */
const answeringMember = (db: Db) =>
  companyMembers(db)
    .where(sql<boolean>`company_members.company_id = thread.company_id`)
    .where(sql<boolean>`company_members.user_id = own.user_id`)
    .where('company_members.role', 'in', hiringRoles)
    .where((eb) =>
      eb.or([
        sql<boolean>`own.user_id = thread.client_id`,
        eb.exists(
          db
            .selectFrom('messages as written')
            .select('written.id')
            .where(sql<boolean>`written.thread_id = thread.id`)
            .where(sql<boolean>`written.sender_id = own.user_id`),
        ),
      ]),
    );

/**
 * The conversations in which a user has messages to read, as pending for them, since the oldest. Of a company it is
 * pending for the member in charge and for those who wrote there, while their role lets them answer. What came with
 * something that is pending on its own (`besides`) is not listed twice. Archived conversations and those that cannot be
 * answered are not pending; a user who has blocked the other has nothing unread.
 */
export const messagesThatWait = (db: Db, besides: WithMessage) =>
  db
    .selectFrom('thread_sides as own')
    .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
    .innerJoin(people(db).as('asked'), 'asked.user_id', 'own.user_id')
    .innerJoin(people(db).as('writer'), (join) =>
      join.on(
        sql<boolean>`writer.user_id = case when ${isConsultants} then thread.client_id else thread.consultant_id end`,
      ),
    )
    .innerJoin(companyStandings(db).as('company'), 'company.id', 'thread.company_id')
    .where((eb) => eb.or([isConsultants, eb.exists(answeringMember(db))]))
    .innerJoinLateral(unreadOf(besides), (join) => join.onTrue())
    .whereRef('own.read_count', '<', 'own.received_count')
    .where('own.archived_at', 'is', null)
    .where('asked.suspended_at', 'is', null)
    .where('writer.suspended_at', 'is', null)
    // A client is approved with the company, a consultant as a person.
    .where('company.approved_at', 'is not', null)
    .where('company.suspended_at', 'is', null)
    .where(
      sql<boolean>`case when ${isConsultants} then asked.approved_at else writer.approved_at end is not null`,
    )
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
