import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';

const selectExported = (db: Db) =>
  db
    .selectFrom('environment_access as access')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'access.application_id')
    .select([
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
    ]);

/** The access lists of this person's deals, and of those in which they did something for their company. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('access.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(({ or, exists, selectFrom }) =>
        or([
          sql<boolean>`${userId} in (application.consultant_id, application.client_id)`,
          exists(
            selectFrom('environment_access_steps as own')
              .select('own.id')
              .whereRef('own.access_id', '=', 'access.id')
              .where('own.by_user', '=', userId),
          ),
        ]),
      ),
    ).execute(),
  );

/** The access lists of this company's deals, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('access.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(sql<boolean>`application.company_id = ${companyId}`),
    ).execute(),
  );
