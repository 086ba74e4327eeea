import type { RankFigures } from '../rules/ranks.ts';

/** One version of a person's entry, as the database has it. */
export interface EntryVersion extends Omit<RankFigures, 'readiness'> {
  userId: string;
  /** Certifications that an admin has verified. */
  verified: readonly string[];
  skills: readonly string[];
  modules: readonly string[];
  places: readonly string[];
  /**
   * Stems and terms, those of the better parts with their marks: a `tsvector` without positions, as the database writes
   * it.
   */
  words: string;
  /** Milliseconds. */
  listedUntil: number;
  /** The transaction that began it, and the one that ended it. */
  from: number;
  to: number | null;
}
