import type { TextLevel } from './text-levels.ts';

/*
 * The ranking is BM25F with the fixed weights below. docs/search.md and How Ranking Works publish them; nothing here
 * follows from what users do.
 */

/** How often a word counts as being in an entry, by the best place it stands in. */
export const placeCounts: Readonly<Record<TextLevel, number>> = {
  title: 4,
  top: 3,
  upper: 2,
  all: 1,
};

/** How often something counts as being in an entry that has not the words, but what they stand for. */
export const otherCounts = {
  /** A saying of the catalogue, or all its words, in the person's own texts. */
  said: 3,
  /** A module or a narrow skill that a saying has to do with. */
  meant: 2.5,
  /** A product, which is wider than what is said of it. */
  meantProduct: 1,
  /** What is nearest to something that is not covered. */
  nearest: 0.5,
  /** A skill or module in whose names or sayings a word often is. */
  saidWith: 0.6,
  /** What is related to what was asked for. */
  related: 0.2,
} as const;

/** How much each kind of thing weighs that a text can ask for. */
export const tokenWeights = {
  name: 1.5,
  saying: 1.5,
  word: 1,
  /** Most texts here have it. */
  tradeWord: 0.6,
  /** Most texts have it. */
  plainWord: 0.25,
  /** Times this, where the word is part of a name or a saying. */
  partOfPhrase: 0.5,
} as const;

/** How soon more of the same counts no more: `k1` of BM25. */
export const saturation = 1.2;

/** An entry is in the list if its score is at least this share of the best one's. */
export const listShare = 0.5;
/** Where fewer people than this are, the share is lowered until there are as many, or all who answer anything. */
export const enoughPeople = 5;
export const lowerShares = [listShare, 0.25, 0] as const;

/** How many things a text can ask for; the rest is passed over. */
export const mostClauses = 24;
