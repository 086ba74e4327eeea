import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';

const selectExported = (db: Db) =>
  db
    .selectFrom('completions as completion')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'completion.application_id',
    )
    .select([
      'application.project_id',
      'application.title as project_title',
      'completion.proposed_by_side',
      'completion.proposed_at',
      'completion.answer_by',
      'completion.handover',
      'completion.access_returned',
      'completion.documents',
      'completion.points_settled',
      'completion.open_points',
      'completion.environments',
      'completion.state',
      'completion.missing',
      'completion.answered_at',
      'completion.completed_how',
      'completion.review_until',
    ]);

/** What was proposed of the completion of this person's deals, or what they proposed or answered for their company. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('completion.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(
        sql<boolean>`${userId} in (application.consultant_id, application.client_id,
                completion.proposed_by, completion.answered_by)`,
      ),
    ).execute(),
  );

/** What was proposed of the completion of this company's deals, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('completion.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(sql<boolean>`completion.company_id = ${companyId}`),
    ).execute(),
  );
