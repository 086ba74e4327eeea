import type { Db } from '#db/client.ts';
import { noRating, type RatingFigures } from '../../rules.ts';

/** What reviews of consultants come to, to be joined from the left; those without a review have no row. */
export const consultantRatings = (db: Db) =>
  db
    .selectFrom('consultant_ratings')
    .select([
      'consultant_id',
      'review_count as ratedBy',
      'mean as ratedMean',
      'score as ratedScore',
    ])
    .as('rating');

/** The joined columns of a consultant. */
export interface RatedRow {
  ratedBy: number | null;
  ratedMean: number | null;
  ratedScore: number | null;
}

/** The figures of a row to which ratings were joined. */
export const ratingOfRow = ({ ratedBy, ratedMean, ratedScore }: RatedRow): RatingFigures => ({
  reviews: ratedBy ?? noRating.reviews,
  mean: ratedMean,
  score: ratedScore ?? noRating.score,
});
