import { type RatedRow, ratingOfRow } from './queries/ratings.ts';

/** What cards say of the reviews of a consultant, from a row to which their rating was joined. */
export function viewRating(row: RatedRow) {
  const { reviews, mean } = ratingOfRow(row);
  return {
    rating: mean === null ? null : { mean: mean / 100, count: reviews },
    reviewCount: reviews,
  };
}
