import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';

/** Weeks with their entries: those that the client may read, and all those of `isWriter`. */
const selectExported = (db: Db, isWriter: RawBuilder<boolean>) =>
  db
    .selectFrom('time_sheet_weeks as week')
    .innerJoin('time_sheets as sheet', 'sheet.application_id', 'week.application_id')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'week.application_id')
    .select([
      'application.project_id',
      'application.title as project_title',
      'sheet.unit',
      'sheet.cap_parts',
      'sheet.set_at',
      'week.starts_on',
      'week.state',
      'week.submitted_at',
      'week.decided_at',
      'week.reason',
      (eb) =>
        eb
          .selectFrom('time_sheet_entries as entry')
          .select(
            sql<unknown>`coalesce(json_agg(json_build_object('day', entry.day, 'parts', entry.parts, 'note', entry.note)
              order by entry.day), '[]')`.as('entries'),
          )
          .whereRef('entry.week_id', '=', 'week.id')
          .where(sql<boolean>`(${isWriter} or week.state in ('submitted', 'approved'))`)
          .as('entries'),
    ]);

/** The weeks that this person wrote, or that were submitted to them or decided by them for their company. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> => {
  const isWriter = sql<boolean>`application.consultant_id = ${userId}`;
  return inOrderOf('week.id', (nextBatch) =>
    nextBatch(
      selectExported(db, isWriter).where(
        sql<boolean>`(${isWriter} or week.state <> 'open'
            and ${userId} in (application.client_id, week.decided_by, sheet.set_by))`,
      ),
    ).execute(),
  );
};

/** The weeks that were submitted to this company, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('week.id', (nextBatch) =>
    nextBatch(
      selectExported(db, sql<boolean>`false`)
        .where(sql<boolean>`application.company_id = ${companyId}`)
        .where('week.state', '<>', 'open'),
    ).execute(),
  );
