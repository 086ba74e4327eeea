import { everydayWords, littleWords } from './everyday-words.ts';
import { phrasesAt, type Term } from './find-terms.ts';
import { type Need, needs } from './needs/all-needs.ts';
import { wordsOf } from './text-words.ts';
import { stemOf } from './word-stem.ts';

/** A word of a text, or several that together say one thing. */
export interface SaidPart {
  /** As it was typed, without what stands around it. */
  readonly typed: string;
  /** Where it stands in the text, with what stands around it up to the next space. */
  readonly start: number;
  readonly end: number;
  /** Normalised. */
  readonly phrase: string;
  /** What the phrase is a name of. */
  readonly terms: readonly Term[];
  /** What people mean by it, where it is no name. */
  readonly need: Need | null;
  /** Whether it is a word of every conversation, which asks for nothing. */
  readonly isEveryday: boolean;
}

const isTelling = (word: string): boolean => !littleWords.has(word);

/** By what a saying is looked up: the beginnings of its words, without the little ones. */
const keyOf = (words: readonly string[]): string => words.filter(isTelling).map(stemOf).join(' ');

let needByKey: ReadonlyMap<string, Need> | undefined;
/** How many telling words the longest saying has that begins with this stem. */
const longestFrom = new Map<string, number>();

// Made at the first use, as the phrases are.
function sayings(): ReadonlyMap<string, Need> {
  if (!needByKey) {
    const entries = needs.map((need): [string, Need] => [keyOf(need.said.split(' ')), need]);
    needByKey = new Map(entries);
    for (const key of needByKey.keys()) {
      const stems = key.split(' ');
      const [first = ''] = stems;
      longestFrom.set(first, Math.max(stems.length, longestFrom.get(first) ?? 0));
    }
  }
  return needByKey;
}

/** The longest saying that begins with this word, and how many words it takes, the little ones in it included. */
function needAt(words: readonly string[], start: number): { need: Need; length: number } | null {
  const known = sayings();
  let best: { need: Need; length: number } | null = null;
  const first = words[start] ?? '';
  const longest = isTelling(first) ? (longestFrom.get(stemOf(first)) ?? 0) : 0;
  const stems: string[] = [];
  for (let end = start; end < words.length && stems.length < longest; end += 1) {
    const word = words[end] ?? '';
    if (!isTelling(word)) continue;
    stems.push(stemOf(word));
    const need = known.get(stems.join(' '));
    if (need) best = { need, length: end - start + 1 };
  }
  return best;
}

/**
 * Takes a text apart into names of the catalogue, things that people say, and other words. Of what overlaps the longest
 * counts; of a name and a saying of the same length the name.
 */
export function readNeeds(text: string): readonly SaidPart[] {
  const words = wordsOf(text);
  const plain = words.map(({ word }) => word);
  const parts: SaidPart[] = [];
  for (let start = 0; start < words.length; ) {
    const name = phrasesAt(plain, start);
    const said = needAt(plain, start);
    const isNeed = said !== null && (name.terms.length === 0 || said.length > name.length);
    const length = isNeed ? said.length : name.length;
    const taken = words.slice(start, start + length);
    const phrase = taken.map(({ word }) => word).join(' ');
    parts.push({
      typed: text.slice(taken[0]?.from, taken.at(-1)?.to),
      start: taken[0]?.start ?? 0,
      end: taken.at(-1)?.end ?? 0,
      phrase,
      terms: isNeed ? [] : name.terms,
      need: isNeed ? said.need : null,
      isEveryday: !isNeed && name.terms.length === 0 && everydayWords.has(phrase),
    });
    start += length;
  }
  return parts;
}
