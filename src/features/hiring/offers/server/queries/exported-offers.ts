import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

const selectExported = (db: Db) =>
  db
    .selectFrom('offers as offer')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'offer.application_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
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
    ]);

/** The offers that this client has made, for their export. */
export const listMadeForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('offer.id', (nextBatch) =>
    nextBatch(selectExported(db).where('client.user_id', '=', userId)).execute(),
  );

/** The offers that members of this company have made, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('offer.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(sql<boolean>`application.company_id = ${companyId}`),
    ).execute(),
  );

/** The offers that have reached this consultant, for their export: without what the other applicants read. */
export const listReceivedForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'offer.id',
    (nextBatch) => nextBatch(selectExported(db).where('consultant.user_id', '=', userId)).execute(),
    ({ place: _, words_to_others: __, ...row }): ExportedRow => row,
  );
