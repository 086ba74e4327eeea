import { editDistance } from './edit-distance.ts';

// Shorter ones are like too many others, longer ones are no words, and figures are not mistyped but wrong.
const word = /^\p{L}{3,30}$/u;

/** The different words of normalised texts that a mistyped one could have meant, sorted. */
export function knownWords(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  return [...words].filter((text) => word.test(text)).sort();
}

/** The word that was most likely meant: the one with the fewest mistakes, if so many can happen in a word of this length. */
export function nearestWord(typed: string, candidates: readonly string[]): string | null {
  const mostMistakes = typed.length <= 4 ? 1 : 2;
  const [nearest] = candidates
    .map((word) => ({ word, mistakes: editDistance(typed, word) }))
    .filter(({ mistakes }) => mistakes <= mostMistakes)
    .sort((one, other) => one.mistakes - other.mistakes);
  return nearest?.word ?? null;
}
