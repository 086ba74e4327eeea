import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import { completedDeals } from '#features/hiring/completions/server/queries/completed-deals.ts';

const batchRows = 500;

const selectBatch = (db: Db, last: string | null) =>
  db
    .selectFrom('reviews as review')
    .innerJoin(completedDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .select([
      'review.id',
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
    ])
    .$if(last !== null, (query) => query.where('review.id', '>', last))
    .orderBy('review.id')
    .limit(batchRows);

const toBatch = (rows: readonly { id: string }[]) => ({
  rows: rows.map(({ id: _, ...row }): ExportedRow => row),
  last: rows.length < batchRows ? null : (rows.at(-1)?.id ?? null),
});

/** What this person has written, and what was revealed of their deals: nothing of the other side before. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last)
        .where(
          sql<boolean>`(review.author_id = ${userId}
            or review.consultant_id = ${userId} and (review.author_side = 'consultant' or review.revealed_at is not null)
            or review.replied_by = ${userId})`,
        )
        .execute(),
    ),
  );

/** The same of this company, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last)
        .where(
          sql<boolean>`review.company_id = ${companyId}
            and (review.author_side = 'client' or review.revealed_at is not null)`,
        )
        .execute(),
    ),
  );
