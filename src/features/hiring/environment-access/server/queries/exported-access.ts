import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';

const batchRows = 500;

const selectBatch = (db: Db, last: string | null) =>
  db
    .selectFrom('environment_access as access')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'access.application_id')
    .select([
      'access.id',
      'application.project_id',
      'application.title as project_title',
      'access.tenant',
      'access.environment',
      'access.kind',
      'access.access_role',
      'access.state',
      'access.granted_on',
      'access.reviewed_on',
      'access.returned_on',
      'access.changed_at',
      (eb) =>
        eb
          .selectFrom('environment_access_steps as step')
          .select(
            sql<unknown>`coalesce(json_agg(json_build_object('step', step.step, 'by_side', step.by_side,
              'happened_at', step.happened_at) order by step.happened_at, step.id), '[]')`.as(
              'steps',
            ),
          )
          .whereRef('step.access_id', '=', 'access.id')
          .as('steps'),
    ])
    .$if(last !== null, (query) => query.where('access.id', '>', last))
    .orderBy('access.id')
    .limit(batchRows);

const toBatch = (rows: readonly { id: string }[]) => ({
  rows: rows.map(({ id: _, ...row }): ExportedRow => row),
  last: rows.length < batchRows ? null : (rows.at(-1)?.id ?? null),
});

/** The access lists of this person's deals, and of those in which they did something for their company. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last)
        .where(({ or, exists, selectFrom }) =>
          or([
            sql<boolean>`${userId} in (application.consultant_id, application.client_id)`,
            exists(
              selectFrom('environment_access_steps as own')
                .select('own.id')
                .whereRef('own.access_id', '=', 'access.id')
                .where('own.by_user', '=', userId),
            ),
          ]),
        )
        .execute(),
    ),
  );

/** The access lists of this company's deals, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last)
        .where(sql<boolean>`application.company_id = ${companyId}`)
        .execute(),
    ),
  );
