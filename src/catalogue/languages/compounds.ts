import type { Need } from '../needs/all-needs.ts';

/** How the words of a language are looked up while a compound is split. */
interface KnownWords {
  readonly needOf: (word: string) => Need | null;
  readonly isTalk: (word: string) => boolean;
  /** Whether a known word has the same beginning: much faster than the others, for they make a stem. */
  readonly canBegin: (word: string) => boolean;
  /** Whether all parts have to be known. */
  readonly isWhole?: boolean;
}

/** Shorter parts are in too many words. */
const shortestPart = 3;

/** Longer words are not split. */
const longestWord = 40;

/** Of a word that is not known as a whole, a shorter part says too little. */
const shortestAlone = 5;

/**
 * What a word means that is made of others, as "Lagerverwaltungssystem" is: what all its parts mean, the last one
 * first, for the others only narrow it. Where not all parts are known, the longest at its end counts, or at its
 * beginning. Stems end before the letters that link two words.
 */
export function needOfCompound(word: string, known: KnownWords): Need | null {
  if (word.length > longestWord) return null;
  const parts = partsOf(word, known);
  if (parts) return together(parts);
  if (known.isWhole) return null;
  const cuts = cutsOf(word);
  const ends = cuts.map((at) => word.slice(at));
  const beginnings = cuts.map((at) => word.slice(0, at)).reverse();
  for (const part of [...ends, ...beginnings]) {
    const isLong = part.length >= shortestAlone;
    const need = isLong && known.canBegin(part) ? known.needOf(part) : null;
    if (need) return need;
  }
  return null;
}

/** Where a word can be cut, from its beginning on. */
const cutsOf = (word: string): number[] =>
  Array.from(
    { length: Math.max(0, word.length - 2 * shortestPart + 1) },
    (_, index) => index + shortestPart,
  );

/** What the parts of a word mean, where all are known and one of them means something. */
function partsOf(word: string, known: KnownWords): Need[] | null {
  if (!known.canBegin(word)) return null;
  for (const at of cutsOf(word).reverse()) {
    const rest = word.slice(at);
    const first = known.canBegin(rest) ? meaningOf(word.slice(0, at), known) : null;
    if (!first) continue;
    const others = meaningOf(rest, known) ?? partsOf(rest, known);
    if (others && first.length + others.length > 0) return [...first, ...others];
  }
  return null;
}

/** Nothing for a word of every conversation; null for an unknown word. */
function meaningOf(word: string, { needOf, isTalk }: KnownWords): Need[] | null {
  const need = needOf(word);
  if (need) return [need];
  return isTalk(word) ? [] : null;
}

function together(needs: readonly Need[]): Need {
  return {
    said: needs.map(({ said }) => said).join(' '),
    kind: 'problem',
    means: [...new Set(needs.toReversed().flatMap(({ means }) => means))],
  };
}
