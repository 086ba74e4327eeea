/** How much a search takes. */
export const searchLimits = {
  /** Characters of free text. */
  text: 200,
  /** A word's weight takes no more matches than this into account. */
  counted: 10_000,
} as const;
