import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { type ApplicationId, toApplicationId } from '../../ids.ts';

/** Whether this client's company has accepted the consultant for one of its projects, whatever became of it since. */
export async function hasAcceptedConsultant(
  db: Db,
  client: ApprovedClientViewer,
  consultantId: UserId,
): Promise<boolean> {
  const accepted = await db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .select('application.id')
    .where('application.consultant_id', '=', consultantId)
    .where('application.status', '=', 'accepted')
    .where('project.company_id', '=', client.company.companyId)
    .limit(1)
    .executeTakeFirst();
  return accepted !== undefined;
}

/** The accepted application to a project: a project has one at most. Null without one. */
export async function findAcceptedId(db: Db, projectId: ProjectId): Promise<ApplicationId | null> {
  const accepted = await db
    .selectFrom('applications')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return accepted ? toApplicationId(accepted.id) : null;
}
