/*
 * How rare a term counts follows only from fixed tables. Other users and their texts do not change it.
 */

/** How decisive a term is for a project: the rarer in the texts here, the more. */
export const tellingWeights = {
  /** A word that most texts here have: "report". */
  tradeWord: 1,
  /** A product: every project names one, and most profiles do. */
  product: 1,
  /** Any other word that is none of plain English. */
  otherWord: 2,
  /** A part of a product, or a technique, that a saying has to do with. */
  meant: 2,
  /** The same, or a certification, by its name. */
  name: 3,
  /** What people say of a process, a trouble, an old or a foreign product, in one word. */
  saying: 3,
  /** The same in several words. */
  longSaying: 4,
} as const;

/** Something that a text says, as two texts about it have it in common. */
export interface TellingWord {
  /** As it was typed first; for what a saying has to do with, its name. */
  readonly typed: string;
  readonly weight: number;
  /** A text that contains one of these mentions it. */
  readonly keys: readonly string[];
}
