import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/** The submitted weeks of time sheets, as pending for the client's person in charge. The id is that of the week. */
export const weeksThatWait = (db: Db) =>
  db
    .selectFrom('time_sheet_weeks as week')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'week.application_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('week.state', '=', sql.lit('submitted'))
    .where('application.status', '=', 'accepted')
    .where('client.suspended_at', 'is', null)
    .where('application.company_id', 'not in', suspendedCompanies(db))
    .where('week.submitted_at', 'is not', null)
    .select([
      'week.id',
      'application.title as projectTitle',
      'client.user_id as userId',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
      'week.submitted_at as since',
      sql<string | null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId; since: Date }>();
