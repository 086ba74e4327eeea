import { expressionBuilder } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import { hiddenUsers } from '#features/accounts/server/queries/account-state.ts';
import type { InvitationId } from '#features/invitations/ids.ts';
import { wayIn } from '#features/invitations/server/queries/ways-in.ts';
import type { ProjectId } from '#features/projects/ids.ts';
import { type ProjectRow, selectProjects } from '#features/projects/server/queries/project-rows.ts';

/**
 * Any project but one of a suspended client's, with whether this consultant has applied to it (then it stays theirs to read), and the
 * invitation that lets them in while it is open.
 */
export type ApplyProjectRow = ProjectRow & {
  hasApplied: boolean;
  invitationId: InvitationId | null;
};

const selectProjectsFor = (db: Db, { userId }: ConsultantViewer) =>
  selectProjects(db)
    .select([
      hasApplied(userId).$castTo<boolean>().as('hasApplied'),
      wayIn(userId).as('invitationId'),
    ])
    .where((eb) =>
      eb.or([eb('projects.client_id', 'not in', hiddenUsers(db)), hasApplied(userId)]),
    );

function hasApplied(consultantId: UserId) {
  const eb = expressionBuilder<Database, 'projects'>();
  return eb.exists(
    eb
      .selectFrom('applications as application')
      .select('application.id')
      .whereRef('application.project_id', '=', 'projects.id')
      .where('application.consultant_id', '=', consultantId),
  );
}

const selectProjectFor = (db: Db, consultant: ConsultantViewer, projectId: ProjectId) =>
  selectProjectsFor(db, consultant).where('projects.id', '=', projectId);

/** Those of these projects that there are, whatever their state. */
export const listProjectsToApply = (
  db: Db,
  consultant: ConsultantViewer,
  projectIds: readonly ProjectId[],
): Promise<ApplyProjectRow[]> =>
  selectProjectsFor(db, consultant).where('projects.id', 'in', projectIds).execute();

/** The project a consultant thinks of applying to, whatever its state; null when there is none. */
export async function findProjectToApply(
  db: Db,
  consultant: ConsultantViewer,
  projectId: ProjectId,
): Promise<ApplyProjectRow | null> {
  return (await selectProjectFor(db, consultant, projectId).executeTakeFirst()) ?? null;
}

/** Like `findProjectToApply`, and the project stays as it is until this transaction ends. Others may apply meanwhile. */
export async function holdProjectToApply(
  tx: Tx,
  consultant: ConsultantViewer,
  projectId: ProjectId,
): Promise<ApplyProjectRow | null> {
  const held = selectProjectFor(tx, consultant, projectId).forShare('projects');
  return (await held.executeTakeFirst()) ?? null;
}
