import type { Insertable } from 'kysely';
import type { ReviewsTable } from '#db/tables/reviews.ts';
import { type DemoReview, demoReviews } from '../content/reviews.ts';
import type { completionRow } from './completions.ts';
import { hoursAfter, latest } from './dates.ts';
import { reviewIdOf } from './demo-ids.ts';

interface ReviewedDeal {
  /** The title of the project. */
  title: string;
  clientId: string;
  consultantId: string;
}

/**
 * What the sides of a deal say of each other: revealed when the second review came, or when their time was up. The
 * company is the project's.
 */
export function reviewRows(
  { title, clientId, consultantId }: ReviewedDeal,
  { id, answered_at: completedAt, review_until: reviewUntil }: ReturnType<typeof completionRow>,
  now: Date,
): Omit<Insertable<ReviewsTable>, 'company_id'>[] {
  const reviews = demoReviews[title] ?? [];
  if (!id || !completedAt || !reviewUntil) return [];
  const from = new Date(completedAt);
  const writtenAt = ({ writtenAfterDays }: DemoReview) => hoursAfter(from, 24 * writtenAfterDays);
  const until = new Date(reviewUntil);
  const atTheEnd = until <= now ? until : null;
  const revealedAt = reviews.length === 2 ? latest(...reviews.map(writtenAt)) : atTheEnd;
  return reviews.map((review) => {
    const { by, marks, words, reply = null } = review;
    return {
      id: reviewIdOf(id, by),
      ...{ completion_id: id, author_side: by, consultant_id: consultantId },
      author_id: by === 'client' ? clientId : consultantId,
      ...{ marks: [...marks], again: true, words },
      ...{ written_at: writtenAt(review), submitted_at: writtenAt(review) },
      ...{ revealed_at: revealedAt, review_until: reviewUntil },
      ...(reply !== null &&
        revealedAt && {
          ...{ reply, replied_at: hoursAfter(revealedAt, 20) },
          replied_by: by === 'client' ? consultantId : clientId,
        }),
    };
  });
}
