import type { TextLevel } from './text-levels.ts';

/** One thing that a text asks for: any of these entries of the catalogue, or all of the words. */
export interface TextClause {
  /** What the words are the name of. */
  terms: readonly string[];
  /** What the words usually have to do with: it counts where too few match the text as a whole. */
  meant: readonly string[];
  /** What is nearest to something that cannot be listed. */
  nearest: readonly string[];
  /** What is related to what the words name, and not the thing itself: it counts least, and is shown as related. */
  related: readonly string[];
  words: string;
  /** The words as they were typed. */
  typed: string;
}

/** A condition on the words of an entry: everything is in this part of it, and not all of that in the better one. */
export interface TextFilter {
  clauses: readonly TextClause[];
  level: TextLevel;
  better: TextLevel | undefined;
  /** Whether what the words usually have to do with is listed, too: `true` or `false` asks for just those. */
  listing?: boolean | undefined;
}

/** A text that too few match as a whole, and how much each thing it asks for counts. */
export interface RelaxedText {
  clauses: readonly TextClause[];
  /** One for each clause; 0 for clauses that no entry answers. */
  weights: readonly number[];
  /** The least share of the text that an entry of the list answers, in ten-thousandths. */
  floor: number;
}

/** What is asked of the words of an entry. */
export type AskedText = TextFilter | RelaxedText;

export const isRelaxed = (text: AskedText): text is RelaxedText => 'floor' in text;
