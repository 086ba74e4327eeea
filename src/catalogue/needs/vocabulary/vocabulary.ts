import type { NeedLines, NeedTarget } from '../need-lines.ts';

/**
 * What people call the things of one part of the catalogue: its objects, documents, processes, features, screens,
 * messages and troubles, separated by commas. The first of what is meant is what a saying has most to do with.
 */
export interface VocabularyEntry {
  readonly means: readonly [NeedTarget, ...NeedTarget[]];
  readonly said: string;
}
export type Vocabulary = readonly VocabularyEntry[];

/** The sayings of a list, in its order. */
export const sayingsOf = (said: string): string[] =>
  said
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** The same as lines, one a saying. Throws where a saying stands twice: what it means would be by chance. */
export function linesOf(vocabulary: Vocabulary): NeedLines {
  const lines = new Map<string, readonly NeedTarget[]>();
  for (const { means, said } of vocabulary) {
    for (const saying of sayingsOf(said)) {
      if (lines.has(saying)) throw new RangeError(`"${saying}" stands twice in the vocabulary.`);
      lines.set(saying, means);
    }
  }
  return Object.fromEntries(lines);
}
