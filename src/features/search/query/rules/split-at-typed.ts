import { normalisePhrase } from '#catalogue/normalise-phrase.ts';

/** A piece of a suggestion, where it starts, and whether it is what was typed of it. */
export interface SuggestionPiece {
  start: number;
  text: string;
  isTyped: boolean;
}

/** Takes a suggestion apart: its words begin with what was typed of them. */
export function splitAtTyped(text: string, typed: string): SuggestionPiece[] {
  const beginnings = normalisePhrase(typed)
    .split(' ')
    .sort((one, other) => other.length - one.length);
  const pieces: SuggestionPiece[] = [];
  const add = (start: number, end: number, isTyped: boolean): void => {
    if (start === end) return;
    const last = pieces.at(-1);
    if (last?.isTyped === isTyped) last.text += text.slice(start, end);
    else pieces.push({ start, text: text.slice(start, end), isTyped });
  };
  let done = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const normal = normalisePhrase(word);
    // Where letters change their number by being normalised, what was typed has no certain end.
    const isSafe = normal.length === word.length;
    const beginning = beginnings.find((each) => isSafe && normal.startsWith(each));
    add(done, index, false);
    done = index + (beginning?.length ?? 0);
    add(index, done, true);
  }
  add(done, text.length, false);
  return pieces;
}
