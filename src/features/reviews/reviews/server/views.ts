import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { CompletedDeal } from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { DealReviews, RevealedReview } from '../contract.ts';
import { canReply, canWrite, type Mark, markOfNumber, starsOfReview } from '../rules.ts';
import type { ReviewRow } from './queries/reviews.ts';

/** A review that was revealed; throws for one that was not: nothing of it leaves. */
export function viewRevealed(review: ReviewRow): RevealedReview {
  const { revealed_at: revealedAt, again } = review;
  if (!revealedAt || again === null) throw new Error(`Review ${review.id} was not revealed.`);
  const marks = review.marks.map(markOfNumber).filter((mark): mark is Mark => mark !== null);
  return {
    id: review.id,
    by: review.author_side,
    ...{ marks, stars: starsOfReview(marks), again, words: review.words },
    revealedAt: revealedAt.toISOString(),
    reply: review.reply,
    repliedAt: review.replied_at?.toISOString() ?? null,
  };
}

/** How one side stands with the reviews of a deal: what it has written itself, and what was revealed. */
export function viewDealReviews(
  deal: CompletedDeal,
  reviews: readonly ReviewRow[],
  { side, now, mayWrite }: { side: Side; now: Date; mayWrite: boolean },
): DealReviews {
  const revealed = reviews.filter((review) => review.revealed_at !== null);
  const own = reviews.find((review) => review.author_side === side);
  const ofOwnSide = revealed.find((review) => review.author_side !== side);
  const isOpen = canWrite(
    { reviewUntil: deal.reviewUntil, revealedAt: revealed[0]?.revealed_at ?? null },
    now,
  );
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
    can: {
      write: isOpen && mayWrite,
      reply:
        mayWrite &&
        ofOwnSide !== undefined &&
        canReply({ revealedAt: ofOwnSide.revealed_at, reply: ofOwnSide.reply }, now),
    },
  };
}
