import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

const proposedByClient = sql<boolean>`completion.proposed_by_side = 'client'`;

/**
 * The proposals that wait, as pending for the consultant, or for the client's person in charge; with the other of the
 * two. The id is that of the application.
 */
export const completionsThatWait = (db: Db) =>
  db
    .selectFrom('completions as completion')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'completion.application_id',
    )
    .leftJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('completion.state', '=', sql.lit('waiting'))
    .where(({ eb, or, and }) =>
      or([
        and([proposedByClient, eb('consultant.suspended_at', 'is', null)]),
        and([
          eb('completion.proposed_by_side', '=', 'consultant'),
          eb('client.suspended_at', 'is', null),
          eb('application.company_id', 'not in', suspendedCompanies(db)),
        ]),
      ]),
    )
    .select([
      'completion.application_id as id',
      'application.title as projectTitle',
      sql<UserId>`case when ${proposedByClient} then application.consultant_id else application.client_id end`.as(
        'userId',
      ),
      sql<
        string | null
      >`case when ${proposedByClient} then client.first_name else consultant.first_name end`.as(
        'firstName',
      ),
      sql<
        string | null
      >`case when ${proposedByClient} then client.last_name else consultant.last_name end`.as(
        'lastName',
      ),
      'completion.proposed_at as since',
      sql<string | null>`(completion.answer_by at time zone 'UTC')::date`.as('endsOn'),
    ]);
