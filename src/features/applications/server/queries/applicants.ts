import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Owned } from '#features/projects/policy.ts';
import type { ProjectRow } from '#features/projects/server/queries/project-rows.ts';
import type { ApplicationId } from '../../ids.ts';

/** Everybody who has applied to this project, whatever has become of it. */
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
