import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/**
 * The proposed versions of statements of work, as pending for a side that has not accepted them: the consultant, or the
 * client's person in charge. The id is that of the application.
 */
export const statementsThatWait = (db: Db) =>
  db
    .selectFrom('statement_versions as version')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'version.application_id',
    )
    .innerJoin(
      sql<{ side: 'client' | 'consultant' }>`(values ('client'), ('consultant'))`.as<'waiting'>(
        sql`waiting (side)`,
      ),
      (join) => join.onTrue(),
    )
    .leftJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('version.state', '=', sql.lit('proposed'))
    .where('application.status', '=', 'accepted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statement_acceptances as acceptance')
            .select('acceptance.side')
            .whereRef('acceptance.application_id', '=', 'version.application_id')
            .whereRef('acceptance.number', '=', 'version.number')
            .where(sql<boolean>`acceptance.side = waiting.side`),
        ),
      ),
    )
    .where(({ eb, or, and }) =>
      or([
        and([sql<boolean>`waiting.side = 'consultant'`, eb('consultant.suspended_at', 'is', null)]),
        and([
          sql<boolean>`waiting.side = 'client'`,
          eb('client.suspended_at', 'is', null),
          eb('application.company_id', 'not in', suspendedCompanies(db)),
        ]),
      ]),
    )
    .select([
      'version.application_id as id',
      'application.title as projectTitle',
      ofSide<UserId>('application.consultant_id', 'application.client_id').as('userId'),
      ofSide<string | null>('client.first_name', 'consultant.first_name').as('firstName'),
      ofSide<string | null>('client.last_name', 'consultant.last_name').as('lastName'),
      'version.proposed_at as since',
      sql<string | null>`null::date`.as('endsOn'),
    ]);

const ofSide = <Value>(consultant: string, client: string) =>
  sql<Value>`case waiting.side when 'consultant' then ${sql.ref(consultant)} else ${sql.ref(client)} end`;
