/** How much a search takes. */
export const searchLimits = {
  /** Characters of free text. */
  text: 200,
  /** Matches are counted up to here where each has to be looked at; beyond, the answer is "more than". */
  counted: 10_000,
  /** Up to this many consultants, each process keeps the entries in memory, where they have room. */
  remembered: 1_000_000,
} as const;
