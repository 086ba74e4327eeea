import { normalisePhrase } from './normalise-phrase.ts';

/** A normalised word, and the piece of the text, between two spaces, that it was typed in. */
export interface TextWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is the first, and the last, word of that piece: "F&O" has three. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The words of a text as `normalisePhrase` has them, with where they stand in it. */
export function wordsOf(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: piece, index } of text.matchAll(/\S+/gu)) {
    const inside = normalisePhrase(piece).split(' ').filter(Boolean);
    for (const [place, word] of inside.entries()) {
      const end = index + piece.length;
      const isFirst = place === 0;
      const isLast = place === inside.length - 1;
      const before = words.at(-1);
      // The one name of two words that is a word by itself.
      if (word === '365' && before?.word === 'dynamics') {
        words[words.length - 1] = { ...before, word: 'd365', end, isLast };
      } else {
        words.push({ word, start: index, end, isFirst, isLast });
      }
    }
  }
  return words;
}
