import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';

/** Until when projects took applications: until a consultant was chosen or they were closed; null while they do. */
export const projectsLeftOpen = (db: Db) =>
  selectProjects(db)
    .clearSelect()
    .leftJoin('applications as chosen', (join) =>
      join.onRef('chosen.project_id', '=', 'projects.id').on('chosen.status', '=', 'accepted'),
    )
    .select([
      'projects.id as projectId',
      sql<Date | null>`coalesce(chosen.decided_at, projects.closed_at)`.as('leftOpenAt'),
    ]);
