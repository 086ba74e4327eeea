import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/**
 * The deals with delivered milestones, as pending for the client's person in charge since the first of them. The id is
 * that of the application.
 */
export const milestonesThatWait = (db: Db) =>
  db
    .selectFrom('milestones as milestone')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'milestone.application_id',
    )
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('milestone.state', '=', sql.lit('delivered'))
    .where('application.status', '=', 'accepted')
    .where('project.status', '=', 'in_progress')
    .where('client.suspended_at', 'is', null)
    .where('application.company_id', 'not in', suspendedCompanies(db))
    // Of several milestones of a deal, the first alone.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('milestones as earlier')
            .select('earlier.name')
            .whereRef('earlier.application_id', '=', 'milestone.application_id')
            .where('earlier.state', '=', sql.lit('delivered'))
            .where(
              sql<boolean>`(earlier.delivered_at, earlier.name) < (milestone.delivered_at, milestone.name)`,
            ),
        ),
      ),
    )
    .select([
      'milestone.application_id as id',
      'application.title as projectTitle',
      'client.user_id as userId',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
      'milestone.delivered_at as since',
      sql<string | null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
