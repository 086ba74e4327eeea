/** How many consultants a client can keep: a shortlist that is longer is a list. */
export const shortlistMax = 200;

/** Characters of a note. */
export const noteMax = 1000;

/** How many consultants stand side by side in a comparison. */
export const comparisonMax = 4;
