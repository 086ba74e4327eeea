import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';

/** Cancelled projects that a consultant worked on, with what both sides said of it, to be joined. */
export const cancelledDeals = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .where('application.status', '=', sql.lit('accepted'))
    .where('project.status', '=', sql.lit('cancelled'))
    .select([
      'project.id as project_id',
      'project.closing_reason as reason',
      'application.cancellation_word as word',
    ]);
