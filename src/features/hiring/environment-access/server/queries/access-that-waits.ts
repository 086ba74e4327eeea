import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/** Entries with the deals that they are of. A deal is over once its project is closed, or the acceptance undone. */
const accessOfDeals = (db: Db) =>
  db
    .selectFrom('environment_access as access')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'access.application_id')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id');

const isOver = sql<boolean>`(application.status <> 'accepted' or project.status <> 'in_progress')`;

/**
 * The deals in which access waits for the client's person in charge: asked for while the deal is worked on, said to be
 * returned, or open after its end. The id is that of the application.
 */
export const accessThatWaits = (db: Db) =>
  accessOfDeals(db)
    .innerJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('client.suspended_at', 'is', null)
    .where('application.company_id', 'not in', suspendedCompanies(db))
    .where(
      sql<boolean>`case access.state when 'asked' then not ${isOver} when 'granted' then ${isOver}
        when 'return-said' then true else false end`,
    )
    .groupBy([
      ...(['application.id', 'application.title', 'client.user_id'] as const),
      ...(['consultant.first_name', 'consultant.last_name'] as const),
    ])
    .select([
      'application.id',
      'application.title as projectTitle',
      'client.user_id as userId',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
      sql<Date>`min(case access.state when 'granted' then coalesce(project.closed_at, access.changed_at)
        else access.changed_at end)`.as('since'),
      sql<string | null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();

/** The applications whose projects ended before this moment. */
export const dealsEndedBefore = (db: Db, moment: Date) =>
  db
    .selectFrom(applicationsBetween(db).as('application'))
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .select('application.id')
    .where('project.status', 'in', ['completed', 'cancelled'])
    .where('project.closed_at', '<=', moment);
