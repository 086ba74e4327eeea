/** From so many reviewers on a mean is shown; below it one review says more than their mean. */
export const fewestForMean = 3;

/** What everyone begins with in the order "Highest Rated": so many reviewers who say "as agreed". */
export const prior = { reviewers: 5, stars: 400 } as const;

/** What reviews come to, in hundredths of a star. */
export interface RatingFigures {
  /** Reviews that count. */
  reviews: number;
  /** The mean over the reviewers; null where there are too few. */
  mean: number | null;
  /** What "Highest Rated" orders by: the mean as if the prior were reviewers, too. */
  score: number;
}

/** The figures of a consultant without a review. */
export const noRating: RatingFigures = { reviews: 0, mean: null, score: prior.stars };

/** A review that counts: by whom, and its stars in hundredths. */
interface CountedReview {
  reviewer: string;
  stars: number;
}

/** What these reviews come to. Each reviewer counts once, with the mean of what they have given. */
export function ratingOf(reviews: readonly CountedReview[]): RatingFigures {
  const byReviewer = Object.values(Object.groupBy(reviews, ({ reviewer }) => reviewer));
  const means = byReviewer.map((own = []) => sumOf(own.map(({ stars }) => stars)) / own.length);
  const sum = sumOf(means);
  return {
    reviews: reviews.length,
    mean: means.length < fewestForMean ? null : Math.round(sum / means.length),
    score: Math.round((prior.reviewers * prior.stars + sum) / (prior.reviewers + means.length)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
