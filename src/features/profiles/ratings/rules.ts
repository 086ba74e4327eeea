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

/** How many reviews of one reviewer count, and the sum of their stars in hundredths. */
export interface Reviewer {
  reviews: number;
  stars: number;
}

/** What the reviews of these come to. Each reviewer counts once, with the mean of what they have given. */
export function ratingOf(reviewers: readonly Reviewer[]): RatingFigures {
  const means = reviewers.flatMap(({ reviews, stars }) => (reviews > 0 ? stars / reviews : []));
  const sum = sumOf(means);
  return {
    reviews: sumOf(reviewers.map(({ reviews }) => reviews)),
    mean: means.length < fewestForMean ? null : Math.round(sum / means.length),
    score: Math.round((prior.reviewers * prior.stars + sum) / (prior.reviewers + means.length)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
