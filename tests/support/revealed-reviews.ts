import { type ReviewId, toReviewId } from '#features/reviews/reviews/ids.ts';
import type { TestApp } from './app.ts';
import { bestReview, type DealInProgress, makeCompletedDeal } from './completed-deal.ts';

/** A deal of which each side has reviewed the other, its client with these words. */
export async function makeRevealedReviews(
  app: TestApp,
  words: string,
): Promise<DealInProgress & { byClient: ReviewId; byConsultant: ReviewId }> {
  const deal = await makeCompletedDeal(app);
  const { applicationId } = deal;
  await (await app.as(deal.client)).reviews.submit({ applicationId, ...bestReview, words });
  const { revealed } = await (await app.as(deal.consultant)).reviews.submit({
    ...{ applicationId, ...bestReview },
  });
  const idOf = (side: 'client' | 'consultant') =>
    toReviewId(revealed.find(({ by }) => by === side)?.id ?? '');
  return { ...deal, byClient: idOf('client'), byConsultant: idOf('consultant') };
}
