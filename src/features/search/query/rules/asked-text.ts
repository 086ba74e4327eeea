import type { Condition } from '#features/hiring/requirement-parser/rules/condition.ts';

/** One thing that a text asks for: any of these entries of the catalogue, or all of the words. */
export interface TextClause {
  /** The entries of the catalogue that the words are the name of. */
  ids: readonly string[];
  /** What the words are the name of, as consultants list it. */
  terms: readonly string[];
  /** What people say, as the catalogue has it; null where the words are none of that. */
  said: string | null;
  /** What the words usually have to do with. */
  meant: readonly string[];
  /** What is nearest to something that cannot be listed. */
  nearest: readonly string[];
  /** What is related to what the words name, and not the thing itself: it counts least, and is shown as related. */
  related: readonly string[];
  words: string;
  /** The words as they were typed. */
  typed: string;
}

/** A text as entries are kept and ranked by it. */
export interface AskedText {
  conditions: readonly Condition[];
  /** What else it asks for; without any, all who meet the conditions are in the list. */
  clauses: readonly TextClause[];
  /** How rare each thing is that the text asks for, in hundredths, in the order of `tokensOf`. */
  rarities: readonly number[];
  /** The least score of an entry in the list. */
  least: number;
}
