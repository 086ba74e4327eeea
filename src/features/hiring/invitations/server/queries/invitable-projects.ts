import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import {
  type ProjectRow,
  selectProjects,
  toNewestPage,
} from '#features/hiring/projects/server/queries/project-rows.ts';
import type { PageRequest } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';

/** The open projects of the client's company, newest first. */
export const listOpenOwnProjects = (
  db: Db,
  client: ApprovedClientViewer,
  page: PageRequest,
): Promise<Page<ProjectRow>> =>
  toNewestPage(
    selectProjects(db)
      .where('company_id', '=', client.company.companyId)
      .where('status', '=', 'open'),
    page,
  );

/** To which of these projects the consultant has been invited, whatever became of it. */
export async function invitedTo(
  db: Db,
  consultantId: UserId,
  projectIds: readonly ProjectId[],
): Promise<ReadonlySet<ProjectId>> {
  if (projectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('invitations')
    .select('project_id')
    .where('consultant_id', '=', consultantId)
    .where('project_id', 'in', projectIds)
    .$narrowType<{ project_id: ProjectId }>()
    .execute();
  return new Set(rows.map(({ project_id }) => project_id));
}
