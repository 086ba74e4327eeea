import { littleWords } from '#catalogue/everyday-words.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import { stemOf } from '#catalogue/word-stem.ts';

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

// Some say too little by themselves: "to" of "order to cash", or "and" of a name, would light up everywhere.
const isTelling = (word: string): boolean =>
  (word.length > 2 && !littleWords.has(word)) || /\d/.test(word);

/**
 * Takes a text apart into the words that were looked for, in whatever form they stand there, and what is between them.
 */
export function highlight(text: string, words: readonly string[]): TextPiece[] {
  const wanted = new Set(
    words
      .flatMap((phrase) => {
        const each = normalisePhrase(phrase).split(' ');
        return each.length === 1 ? each : each.filter(isTelling);
      })
      .map(stemOf),
  );
  // The words of a text need not be taken apart where none of them can be meant.
  if (wanted.size === 0) return text === '' ? [] : [{ text, isMatch: false }];
  const pieces: TextPiece[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue;
    const isMatch = wanted.has(stemOf(normalisePhrase(piece)));
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  }
  return pieces;
}
