import { normalisePhrase } from './normalise-phrase.ts';

/** A normalised word, and where it was typed. */
export interface TextWord {
  readonly word: string;
  /** The piece of the text, between two spaces, that it was typed in. */
  readonly start: number;
  readonly end: number;
  /** Its own letters in that piece: "F&O" has three words. */
  readonly from: number;
  readonly to: number;
}

// What normalising makes one word of, as it is typed: letters and digits, two names with punctuation, and "&", which is
// "and".
const typedWord = /\bx\+\+|\bc#|&|(?:(?!\bx\+\+|\bc#)[\p{L}\p{N}\p{M}])+/giu;

/** The words of a text as `normalisePhrase` has them, with where they stand in it. */
export function wordsOf(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: piece, index: start } of text.matchAll(/\S+/gu)) {
    const end = start + piece.length;
    for (const { word, from, to } of wordsOfPiece(piece)) {
      const before = words.at(-1);
      // The only two-word name that counts as one word.
      if (word === '365' && before?.word === 'dynamics') {
        words[words.length - 1] = { ...before, word: 'd365', end, to: start + to };
      } else {
        words.push({ word, start, end, from: start + from, to: start + to });
      }
    }
  }
  return words;
}

const plainPiece = /^([a-z]+)[.,;:!?]?$/i;

function wordsOfPiece(piece: string): { word: string; from: number; to: number }[] {
  // Most pieces need no normalising.
  const plain = plainPiece.exec(piece)?.[1];
  if (plain) return [{ word: plain.toLowerCase(), from: 0, to: plain.length }];
  const whole = normalisePhrase(piece).split(' ').filter(Boolean);
  const typed = [...piece.matchAll(typedWord)].flatMap(({ 0: letters, index: from }) =>
    normalisePhrase(letters)
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ word, from, to: from + letters.length })),
  );
  // Signs that normalising turns into letters, or joins, stand for the whole piece.
  return typed.map(({ word }) => word).join(' ') === whole.join(' ')
    ? typed
    : whole.map((word) => ({ word, from: 0, to: piece.length }));
}
