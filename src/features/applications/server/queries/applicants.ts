import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Owned } from '#features/projects/policy.ts';
import type { ProjectRow } from '#features/projects/server/queries/project-rows.ts';

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
