import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import {
  type CompletedDeal,
  lockCompletedDeal,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { Services } from '#server/services.ts';
import { canWrite, type Mark, numberOfMark } from '../../rules.ts';
import { listOfDeal } from '../queries/reviews.ts';
import { markReviewed } from './notify-of-reviews.ts';
import { revealReviews } from './reveal-reviews.ts';

type Recording = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;

/** What a side says of the other so far. */
interface Written {
  marks: readonly (Mark | null)[];
  again: boolean | null;
  words: string;
}

interface Author {
  side: Side;
  by: UserId;
}

export type WriteOutcome = { refused: 'REVIEW_CLOSED' | null };

/** Keeps a draft; a review that was submitted stays submitted, and a draft of it is none. */
export const saveDraft = (
  tx: Tx,
  services: Recording,
  deal: CompletedDeal,
  review: Author & Written,
): Promise<WriteOutcome> => write(tx, services, deal, { ...review, isSubmitted: false });

/** Submits a review, or changes it; both are revealed when the other one is there. */
export const submitReview = (
  tx: Tx,
  services: Recording,
  deal: CompletedDeal,
  review: Author & Written,
): Promise<WriteOutcome> => write(tx, services, deal, { ...review, isSubmitted: true });

/** The deal is locked: of two reviews at once the second finds the first, and what is revealed does not change. */
async function write(
  tx: Tx,
  services: Recording,
  deal: CompletedDeal,
  { side, by, marks, again, words, isSubmitted }: Author & Written & { isSubmitted: boolean },
): Promise<WriteOutcome> {
  if (!(await lockCompletedDeal(tx, deal.id))) return { refused: 'REVIEW_CLOSED' };
  const now = services.clock.now();
  const reviews = await listOfDeal(tx, deal.id);
  const revealedAt = reviews.find((review) => review.revealed_at)?.revealed_at ?? null;
  const own = reviews.find((review) => review.author_side === side);
  if (!canWrite({ reviewUntil: deal.reviewUntil, revealedAt }, now)) {
    return { refused: 'REVIEW_CLOSED' };
  }
  // What was submitted is changed by submitting it again.
  if (!isSubmitted && own?.submitted_at) return { refused: 'REVIEW_CLOSED' };
  const values = {
    ...{ author_id: by, marks: marks.map(numberOfMark), again, words },
    ...{ written_at: now, submitted_at: isSubmitted ? (own?.submitted_at ?? now) : null },
  };
  await tx
    .insertInto('reviews')
    .values({
      ...{ completion_id: deal.id, author_side: side },
      ...{ company_id: deal.companyId, consultant_id: deal.consultantId },
      ...{ ...values, review_until: deal.reviewUntil },
    })
    .onConflict((conflict) =>
      conflict.columns(['completion_id', 'author_side']).doUpdateSet(values),
    )
    .execute();
  if (isSubmitted) await markReviewed(tx, services, deal, side);
  const isOtherThere = reviews.some((review) => review.author_side !== side && review.submitted_at);
  if (isSubmitted && isOtherThere) await revealReviews(tx, services, deal);
  return { refused: null };
}
