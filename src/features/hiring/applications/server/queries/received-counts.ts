import { sql } from 'kysely';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import { applicationStages, applicationStatuses } from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { ReceivedCounts } from '../../contract/received-counts.ts';

/** How many applications those of these projects have had that are the client's own; in the order of the ids. */
export async function countReceived(
  db: Db,
  client: ApprovedClientViewer,
  projectIds: readonly ProjectId[],
): Promise<ReceivedCounts[]> {
  const rows = await db
    .selectFrom(selectProjects(db).as('project'))
    .leftJoin('applications as application', 'application.project_id', 'project.id')
    .where('project.company_id', '=', client.company.companyId)
    .where('project.id', 'in', projectIds)
    .groupBy('project.id')
    .select(['project.id as projectId', sql<number>`count(application.id)::int`.as('total')])
    .select(
      applicationStatuses.values.map((status) =>
        sql<number>`count(*) filter (where application.status = ${status})::int`.as(status),
      ),
    )
    .select(
      sql<number>`count(*) filter (where application.status = 'pending' and application.first_read_at is null)::int`.as(
        'unread',
      ),
    )
    .select(
      sql<ReceivedCounts['stages']>`json_build_object(${sql.join(
        applicationStages.values.flatMap((stage) => [
          sql.lit(stage),
          sql`count(*) filter (where application.status = 'pending' and application.stage = ${sql.lit(stage)})`,
        ]),
      )})`.as('stages'),
    )
    .select(sql<number>`count(*) filter (where application.is_starred)::int`.as('starred'))
    .execute();
  const byId = new Map(rows.map((row) => [row.projectId, row]));
  return [...new Set(projectIds)].flatMap((id) => byId.get(id) ?? []);
}
