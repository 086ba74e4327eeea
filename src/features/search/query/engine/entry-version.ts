import type { RankFigures } from '../rules/ranks.ts';

/** What the index keeps of one version of a person's entry, apart from what finds it. */
export interface Document extends Omit<RankFigures, 'readiness'> {
  userId: string;
  /** Milliseconds. */
  listedUntil: number;
  /** Without a break, over all versions of the person; milliseconds. */
  listedSince: number;
  /** The transaction that began it, and the one that ended it. */
  from: number;
  to: number | null;
}

/** One version of a person's entry, as the table has it. */
export interface EntryVersion extends Document {
  /** Certifications that an admin has verified. */
  verified: readonly string[];
  skills: readonly string[];
  modules: readonly string[];
  places: readonly string[];
  /**
   * Stems and terms, those of the better parts with their prefixes: a `tsvector` without positions, as PostgreSQL
   * writes it.
   */
  words: string;
}

/** The words of a `tsvector` as PostgreSQL writes it: in quotes; quotes and backslashes in them are doubled. */
export function wordsIn(text: string): string[] {
  if (text === '') return [];
  // Hardly any word has such signs, and splitting is several times quicker.
  if (!/''|\\/.test(text)) return text.slice(1, -1).split("' '");
  const words = text.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g);
  return [...words].map(([, word = '']) => word.replace(/(['\\])\1/g, '$1'));
}
