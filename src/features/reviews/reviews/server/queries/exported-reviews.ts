import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { completedDeals } from '#features/hiring/completions/server/queries/completed-deals.ts';

const selectExported = (db: Db) =>
  db
    .selectFrom('reviews as review')
    .innerJoin(completedDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .select([
      'deal.projectTitle as project_title',
      'review.author_side',
      'review.marks',
      'review.again',
      'review.words',
      'review.written_at',
      'review.submitted_at',
      'review.revealed_at',
      'review.review_until',
      'review.reply',
      'review.replied_at',
      'review.held_for',
      'review.released_at',
      'review.removed_at',
    ]);

/** What this person has written, and what was revealed of their deals: nothing of the other side before. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('review.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(
        sql<boolean>`(review.author_id = ${userId}
            or review.consultant_id = ${userId} and (review.author_side = 'consultant' or review.revealed_at is not null)
            or review.replied_by = ${userId})`,
      ),
    ).execute(),
  );

/** The same of this company, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf('review.id', (nextBatch) =>
    nextBatch(
      selectExported(db).where(
        sql<boolean>`review.company_id = ${companyId}
            and (review.author_side = 'client' or review.revealed_at is not null)`,
      ),
    ).execute(),
  );
