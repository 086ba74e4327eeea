/** How long a text may be that a brief is made of, in characters. */
export const briefLimits = { text: 2000 } as const;
