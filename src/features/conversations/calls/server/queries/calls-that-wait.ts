import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { blockedSides } from '#features/conversations/messages/server/queries/blocks.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/**
 * The calls whose times are unanswered, also those to move one to, as pending for the user to whom they were proposed.
 * What cannot be agreed to, because one of the two is away, is not pending.
 */
export const callsThatWait = (db: Db, now: Date) =>
  db
    .selectFrom('calls as call')
    .innerJoin(people(db).as('proposer'), 'proposer.user_id', 'call.acted_by')
    .innerJoin(people(db).as('asked'), (join) =>
      join.on(
        sql<boolean>`asked.user_id = case call.acted_by when call.client_id then call.consultant_id else call.client_id end`,
      ),
    )
    // Said once more for each side, as these have indexes: by it alone all calls that wait for anybody are looked at.
    .where(({ eb, ref }) =>
      eb.or([
        eb('call.client_id', '=', ref('asked.user_id')),
        eb('call.consultant_id', '=', ref('asked.user_id')),
      ]),
    )
    // Literals: the planner must see that those indexes have them.
    .where((eb) =>
      eb.or([
        eb('call.state', '=', sql.lit('proposed')),
        eb.and([eb('call.state', '=', sql.lit('fixed')), eb('call.ends_at', '>', now)]),
      ]),
    )
    .where(sql<boolean>`cardinality(call.times) > 0`)
    .where('call.is_withheld', '=', false)
    .where('asked.approved_at', 'is not', null)
    .where('asked.suspended_at', 'is', null)
    .where('proposer.approved_at', 'is not', null)
    .where('proposer.suspended_at', 'is', null)
    .where('proposer.leaving_at', 'is', null)
    .where('call.company_id', 'not in', suspendedCompanies(db))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(blockedSides(db).as('blocked'))
            .select('blocked.user_id')
            .whereRef('blocked.thread_id', '=', 'call.thread_id')
            .whereRef('blocked.user_id', '=', 'asked.user_id'),
        ),
      ),
    )
    .select([
      'call.id',
      'asked.user_id as userId',
      sql<null>`null::text`.as('projectTitle'),
      'proposer.first_name as firstName',
      'proposer.last_name as lastName',
      'call.acted_at as since',
      sql<null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
