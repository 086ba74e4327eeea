import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { CompletionId } from '#features/hiring/completions/ids.ts';
import type { ReviewId } from '../../ids.ts';

const selectReviews = (db: Db) =>
  db.selectFrom('reviews as review').selectAll('review').$narrowType<{
    id: ReviewId;
    completion_id: CompletionId;
    company_id: CompanyId;
    consultant_id: UserId;
  }>();

/** A review, whether others may read it or not. */
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** What the two sides of a completed deal have written, each in whatever state it is: none of it leaves unshaped. */
export const listOfDeal = (db: Db, completionId: CompletionId): Promise<ReviewRow[]> =>
  selectReviews(db).where('review.completion_id', '=', completionId).execute();

/** A review that was revealed; null when there is none. */
export const findRevealed = async (db: Db, id: ReviewId): Promise<ReviewRow | null> =>
  (await selectReviews(db)
    .where('review.id', '=', id)
    .where('review.revealed_at', 'is not', null)
    .executeTakeFirst()) ?? null;

/** Completed deals with a review of which the time is up, unread by all others. */
export async function listToReveal(db: Db, now: Date): Promise<CompletionId[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('completion_id')
    .distinct()
    .where('revealed_at', 'is', null)
    .where('review_until', '<=', now)
    .orderBy('completion_id')
    .$narrowType<{ completion_id: CompletionId }>()
    .execute();
  return rows.map(({ completion_id: id }) => id);
}
