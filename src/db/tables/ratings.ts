export interface ConsultantRatingsTable {
  consultant_id: string;
  review_count: number;
  /** Hundredths of a star. */
  mean: number | null;
  /** Hundredths of a star, with the prior. */
  score: number;
}
