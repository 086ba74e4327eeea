import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { RatingFigures } from '../../rules.ts';

/** Keeps what the reviews of a consultant come to, and has lists and the search follow. */
export async function storeRating(
  tx: Tx,
  { searchIndex }: Pick<Services, 'searchIndex'>,
  consultantId: UserId,
  { reviews, mean, score }: RatingFigures,
): Promise<void> {
  const figures = { review_count: reviews, mean, score };
  await tx
    .insertInto('consultant_ratings')
    .values({ consultant_id: consultantId, ...figures })
    .onConflict((conflict) => conflict.column('consultant_id').doUpdateSet(figures))
    .execute();
  await searchIndex.refresh(tx, [consultantId]);
}
