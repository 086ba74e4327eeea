import type { UserId } from '#access/user.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { CompletedDeal } from '#features/hiring/completions/server/queries/completed-deals.ts';
import { ratingOf } from '#features/profiles/ratings/rules.ts';
import type { DealReviews, PublicReview, RevealedReview, Reviews } from '../contract.ts';
import {
  canReply,
  canWrite,
  facetCount,
  type Mark,
  markOfNumber,
  marks as markTable,
  standingOf,
  starsOfReview,
} from '../rules.ts';
import type { PublicReviewRow } from './queries/public-reviews.ts';
import type { ReviewSums } from './queries/review-sums.ts';
import type { ReviewRow } from './queries/reviews.ts';

/** A review that was revealed; throws for one that was not: nothing of it leaves. */
export function viewRevealed(review: ReviewRow): RevealedReview {
  const { revealed_at: revealedAt, again } = review;
  if (!revealedAt || again === null) throw new Error(`Review ${review.id} was not revealed.`);
  return {
    id: review.id,
    by: review.author_side,
    ...{ ...viewMarks(review.marks), again, words: review.words },
    revealedAt: revealedAt.toISOString(),
    reply: review.reply,
    repliedAt: review.replied_at?.toISOString() ?? null,
    standing: standingOf(review),
  };
}

/** Marks by their names, and the stars they come to. */
export function viewMarks(numbers: readonly number[]): { marks: Mark[]; stars: number } {
  const marks = numbers.map(markOfNumber).filter((mark): mark is Mark => mark !== null);
  return { marks, stars: starsOfReview(marks) };
}

interface Counted {
  sums: ReviewSums;
  deals: Omit<Reviews['figures']['deals'], 'reviewed'>;
}

/** One page of what is said of a subject, with what all of it comes to. */
export function viewReviews(items: readonly PublicReviewRow[], { sums, deals }: Counted) {
  const { reviewers, given } = sums;
  const sum = (rows: readonly { reviews: number }[]) =>
    rows.reduce((all, { reviews }) => all + reviews, 0);
  return {
    items: items.map(
      (review): PublicReview => ({
        id: review.id,
        reviewer: reviewers.findIndex(({ reviewer }) => reviewer === review.reviewer) + 1,
        ...{ ...viewMarks(review.marks), again: review.again, words: review.words },
        isCounted: review.isCounted,
        revealedAt: review.revealed_at.toISOString(),
        reply: review.reply,
        repliedAt: review.replied_at?.toISOString() ?? null,
      }),
    ),
    figures: {
      ...ratingOf(reviewers),
      marks: Array.from({ length: facetCount }, (_, facet) =>
        markTable.values.map((_mark, at) =>
          sum(given.filter(({ marks }) => marks[facet] === at + 1)),
        ),
      ),
      again: sum(given.filter(({ again }) => again)),
      deals: { ...deals, reviewed: reviewers.reduce((all, { written }) => all + written, 0) },
    },
  };
}

/** How one side stands with the reviews of a deal: what it has written itself, and what was revealed. */
export function viewDealReviews(
  deal: CompletedDeal,
  reviews: readonly ReviewRow[],
  { side, userId, now, mayWrite }: { side: Side; userId: UserId; now: Date; mayWrite: boolean },
): DealReviews {
  const revealed = reviews.filter(
    (review) =>
      review.revealed_at !== null && (review.removed_at === null || review.author_id === userId),
  );
  const own = reviews.find((review) => review.author_side === side);
  const ofOwnSide = revealed.find((review) => review.author_side !== side);
  const revealedAt = reviews.find((review) => review.revealed_at)?.revealed_at ?? null;
  const isOpen = canWrite({ reviewUntil: deal.reviewUntil, revealedAt }, now);
  return {
    side,
    projectTitle: deal.projectTitle,
    reviewUntil: deal.reviewUntil.toISOString(),
    own:
      own && isOpen && mayWrite
        ? {
            marks: own.marks.map(markOfNumber),
            again: own.again,
            words: own.words,
            isSubmitted: own.submitted_at !== null,
            writtenAt: own.written_at.toISOString(),
          }
        : null,
    revealed: revealed.map(viewRevealed),
    isOwnRemoved: Boolean(own?.removed_at) && own?.author_id !== userId,
    can: {
      write: isOpen && mayWrite,
      reply:
        mayWrite &&
        ofOwnSide !== undefined &&
        canReply({ revealedAt: ofOwnSide.revealed_at, reply: ofOwnSide.reply }, now),
    },
  };
}
