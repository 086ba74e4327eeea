import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';

const batchRows = 500;

/** The delivered milestones of the deals that `isOwn` names, in batches. */
const list = (db: Db, isOwn: RawBuilder<boolean>): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: { id: string; name: string } | null) => {
    const rows = await db
      .selectFrom('milestones as milestone')
      .innerJoin(
        applicationsBetween(db).as('application'),
        'application.id',
        'milestone.application_id',
      )
      .select(['milestone.application_id as id', 'application.project_id'])
      .select(['application.title as project_title', 'milestone.name', 'milestone.state'])
      .select(['milestone.amount', 'milestone.currency', 'milestone.note', 'milestone.reason'])
      .select(['milestone.delivered_at', 'milestone.decided_at'])
      .where(isOwn)
      .$if(last !== null, (query) =>
        query.where(
          sql<boolean>`(milestone.application_id, milestone.name) > (${last?.id}::uuid, ${last?.name})`,
        ),
      )
      .orderBy('milestone.application_id')
      .orderBy('milestone.name')
      .limit(batchRows)
      .execute();
    const end = rows.at(-1);
    return {
      rows: rows.map(({ id: _, ...row }): ExportedRow => row),
      last: end && rows.length === batchRows ? { id: end.id, name: end.name } : null,
    };
  });

/** The milestones of the deals of this person, and those that they decided for a company. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  list(
    db,
    sql<boolean>`${userId} in (application.consultant_id, application.client_id, milestone.decided_by)`,
  );

/** The milestones of the deals of this company, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  list(db, sql<boolean>`application.company_id = ${companyId}`);
