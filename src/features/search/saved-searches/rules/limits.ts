/** How many searches one person can save. */
export const savedSearchesMax = 20;

/** Characters of a name. */
export const nameMax = 80;

/** The match scores from which projects can be told of. */
export const leastScores = [50, 60, 70, 80, 90] as const;
