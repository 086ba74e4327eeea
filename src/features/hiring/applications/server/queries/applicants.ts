import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { ApplicationId } from '../../ids.ts';

/** All applicants of this project, whatever has become of their applications. */
export async function listApplicantIds(db: Db, project: Owned<ProjectRow>): Promise<UserId[]> {
  const rows = await db
    .selectFrom('applications')
    .select('consultant_id')
    .where('project_id', '=', project.id)
    .$narrowType<{ consultant_id: UserId }>()
    .execute();
  return rows.map(({ consultant_id }) => consultant_id);
}

/** Who has sent these applications to this project; those to another are left out. */
export function listApplicants(
  db: Db,
  project: Owned<ProjectRow>,
  applicationIds: readonly ApplicationId[],
): Promise<{ applicationId: ApplicationId; consultantId: UserId }[]> {
  return db
    .selectFrom('applications')
    .select(['id as applicationId', 'consultant_id as consultantId'])
    .where('project_id', '=', project.id)
    .where('id', 'in', applicationIds)
    .$narrowType<{ applicationId: ApplicationId; consultantId: UserId }>()
    .execute();
}

/** To which of these projects a consultant has applied, whatever has become of it. */
export async function appliedTo(
  db: Db,
  consultantId: UserId,
  projectIds: readonly ProjectId[],
): Promise<ReadonlySet<ProjectId>> {
  if (projectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('applications')
    .select('project_id')
    .where('consultant_id', '=', consultantId)
    .where('project_id', 'in', projectIds)
    .$narrowType<{ project_id: ProjectId }>()
    .execute();
  return new Set(rows.map(({ project_id }) => project_id));
}
