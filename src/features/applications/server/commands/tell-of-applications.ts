import type { Tx } from '#db/client.ts';
import { tellLive } from '#features/live-events/server/commands.ts';
import { selectProjects } from '#features/projects/server/queries/project-rows.ts';

/** Tells the browsers of both sides of each of these applications that something about it has changed. */
export async function tellOfApplications(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  const deals = await tx
    .selectFrom('applications as application')
    .innerJoin(selectProjects(tx).as('project'), 'project.id', 'application.project_id')
    .select(['application.id', 'application.consultant_id', 'project.client_id'])
    .where('application.id', 'in', applicationIds)
    .execute();
  await tellLive(
    tx,
    deals.map(({ id, consultant_id, client_id }) => ({
      personIds: [client_id, consultant_id],
      topic: 'application',
      subjectId: id,
    })),
  );
}
