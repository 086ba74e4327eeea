import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

const batchRows = 500;

const selectBatch = (db: Db, last: string | null) =>
  db
    .selectFrom('offers as offer')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'offer.application_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
      'offer.id',
      'application.project_id',
      'application.title as project_title',
      'offer.proposed_terms',
      'offer.terms',
      'offer.message',
      'offer.words_to_others',
      'offer.status',
      'offer.counter_terms',
      'offer.answer',
      'offer.expires_at',
      'offer.created_at',
      'offer.ended_at',
    ])
    .$if(last !== null, (query) => query.where('offer.id', '>', last))
    .orderBy('offer.id')
    .limit(batchRows);

type Row = Awaited<ReturnType<ReturnType<typeof selectBatch>['execute']>>[number];

const toBatch = (rows: readonly Row[], shape: (row: Row) => ExportedRow) => ({
  rows: rows.map(shape),
  last: rows.length < batchRows ? null : (rows.at(-1)?.id ?? null),
});

/** The offers that this client has made, for their export. */
export const listMadeForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last).where('client.user_id', '=', userId).execute(),
      ({ id: _, ...row }): ExportedRow => row,
    ),
  );

/** The offers that members of this company have made, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last)
        .where(sql<boolean>`application.company_id = ${companyId}`)
        .execute(),
      ({ id: _, ...row }): ExportedRow => row,
    ),
  );

/** The offers that have reached this consultant, for their export: without what the other applicants read. */
export const listReceivedForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last).where('consultant.user_id', '=', userId).execute(),
      ({ id: _, words_to_others: __, ...row }): ExportedRow => row,
    ),
  );
