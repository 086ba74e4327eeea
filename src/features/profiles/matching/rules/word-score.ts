import type { z } from 'zod';
import type { TellingWord } from '#catalogue/telling-weights.ts';
import type { matchScoreSchema } from '../contract.ts';
import { fullWords, matchWeights, pointsFor, suggestionFloor } from './weights.ts';

type WordScore = z.infer<typeof matchScoreSchema>['factors']['words'];

/** How many words are named: of those that match, and of those that do not. */
const named = { matched: 8, missing: 4 };

/** What of the project's words a consultant has written of, and the points for it. */
export function scoreWords(
  { words }: { words: readonly TellingWord[] },
  { written }: { written: readonly string[] },
): WordScore {
  const keys = new Set(written);
  const isWritten = (word: TellingWord): boolean => word.keys.some((key) => keys.has(key));
  const matched = words.filter(isWritten);
  const telling = namesOf(matched).slice(0, named.matched);
  return {
    points: wordPoints(words, weightOf(matched)),
    max: matchWeights.words,
    matched: telling,
    moreMatched: matched.length - telling.length,
    missing: namesOf(words.filter((word) => !isWritten(word) && word.weight >= leastMissed)).slice(
      0,
      named.missing,
    ),
  };
}

/** A word that most texts have is not named, and one that a text may have by chance is not missing. */
const [leastNamed, leastMissed] = [2, 3];

/** The words that tell something, what tells most first, then by what was typed: never by where they stand. */
const namesOf = (words: readonly TellingWord[]): string[] =>
  words
    .filter(({ weight }) => weight >= leastNamed)
    .sort((one, other) => other.weight - one.weight || (one.typed < other.typed ? -1 : 1))
    .map(({ typed }) => typed);

/** What these tell together. */
export const weightOf = (words: readonly Pick<TellingWord, 'weight'>[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The points for words, where those that are written of have this weight together. What a project does not say counts
 * as written of by all: the fewer words it has, the less they decide, and without any all have all the points.
 */
export function wordPoints(words: readonly Pick<TellingWord, 'weight'>[], written: number): number {
  const said = weightOf(words);
  const unsaid = Math.max(0, fullWords.atLeast - said);
  return pointsFor('words', (written + unsaid) / wholeOf(said));
}

/** The weight that gives all the points, where a project says so much. */
const wholeOf = (said: number): number => Math.max(fullWords.atLeast, said * fullWords.share);

/** From this weight on, what a consultant has written of carries a project. Without words of the project none does. */
export function carryingWeight(words: readonly Pick<TellingWord, 'weight'>[]): number {
  const said = weightOf(words);
  return said === 0 ? Infinity : Math.min(said, wholeOf(said)) * suggestionFloor.written;
}
