import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { isBeingApproved } from '#features/hiring/deal-approvals/server/queries/approvals.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import { endsAfterDays } from '../../rules/life-cycle.ts';

/** Since when the client owes an answer to an application. */
export const waitsSince = sql<Date>`coalesce(application.waits_since, application.created_at)`;

/**
 * The unanswered applications to open projects, as pending for the project's client, if they may answer: a client who
 * is not approved reads none. With the applicant.
 */
export const applicationsThatWait = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'project.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('application.status', '=', sql.lit('pending'))
    .where('application.offered_until', 'is', null)
    .where('project.status', '=', sql.lit('open'))
    // It is others in the company who owe the answer.
    .where(({ not }) => not(isBeingApproved))
    .where('client.approved_at', 'is not', null)
    .where('client.suspended_at', 'is', null)
    .where('project.company_id', 'not in', suspendedCompanies(db))
    .select([
      'application.id',
      'project.title as projectTitle',
      'project.client_id as userId',
      waitsSince.as('since'),
      // Days are those of UTC, as in the command that ends them.
      sql<string>`(${waitsSince} at time zone 'UTC')::date + ${endsAfterDays}::int`.as('endsOn'),
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
    ])
    .$narrowType<{ userId: UserId }>();
