import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { AskedOf } from '#features/hiring/invitations/server/queries/asked-by-invitation.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/**
 * What consultants have asked these clients by applying to whichever of their projects, with when each was answered.
 * What the client has decided is an answer: accepting, declining, choosing another, cancelling the project; so is an
 * offer. What time has ended is none, and what was withdrawn is left out.
 */
export const askedByApplication = (db: Db, { personIds, from, until }: AskedOf) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('project.client_id', 'in', personIds)
    .where('application.created_at', '>=', from)
    .where('application.created_at', '<', until)
    .where('application.status', '<>', 'withdrawn')
    .select([
      'project.client_id as personId',
      'application.created_at as askedAt',
      sql<Date | null>`coalesce(application.first_offered_at, case when not application.ended_by_silence then application.decided_at end)`.as(
        'answeredAt',
      ),
      'consultant.is_demo as isMadeUp',
    ])
    .$narrowType<{ personId: UserId }>();
