/** How long a text may be that a brief is made of, in characters; how many numbers of a kind are read in it. */
export const briefLimits = { text: 2000, numbers: 60 } as const;
