import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
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

/** Deals of a client's company that are under way or completed, with consultants who are still here. */
const selectDeals = (db: Db, { company }: ApprovedClientViewer) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
      'consultant.user_id as consultantId',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
      'project.id as projectId',
      'project.title as projectTitle',
    ])
    .where('application.status', '=', 'accepted')
    .where('project.status', 'in', ['in_progress', 'completed'])
    .where('project.company_id', '=', company.companyId)
    .where('consultant.is_former', '=', false)
    .$narrowType<{ consultantId: UserId; projectId: ProjectId }>();

/** This deal of the client's company; null where it is none, or of another company. */
export const findDealOfCompany = async (
  db: Db,
  client: ApprovedClientViewer,
  applicationId: ApplicationId,
) =>
  (await selectDeals(db, client).where('application.id', '=', applicationId).executeTakeFirst()) ??
  null;

/** Whether the client's company has a deal with this consultant that is under way or completed. */
export const hasDealWith = async (
  db: Db,
  client: ApprovedClientViewer,
  consultantId: UserId,
): Promise<boolean> =>
  (await selectDeals(db, client)
    .where('application.consultant_id', '=', consultantId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
