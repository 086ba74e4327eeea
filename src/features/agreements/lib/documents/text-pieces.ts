import bidiFactory from 'bidi-js';
import { type Script, scriptOf } from './fonts.ts';

const bidi = bidiFactory();

/** A part of a paragraph in one font and one direction. */
export interface Piece {
  begins: number;
  ends: number;
  script: Script;
  /** By the Unicode Bidirectional Algorithm: right to left where it is odd. */
  level: number;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The pieces of a paragraph in the order of its text, and whether it is read from the right. */
export function piecesOf(text: string): { pieces: Piece[]; isRightToLeft: boolean } {
  // Nearly all text: one font, from the left.
  if (!rightToLeft.test(text)) {
    const piece: Piece = { begins: 0, ends: text.length, script: 'latin', level: 0 };
    return { pieces: [piece], isRightToLeft: false };
  }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const pieces: Piece[] = [];
  let script: Script = 'latin';
  let at = 0;
  for (const character of text) {
    script = scriptOf(character, script);
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.script === script && last.level === level) last.ends = at + character.length;
    else pieces.push({ begins: at, ends: at + character.length, script, level });
    at += character.length;
  }
  return { pieces, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** The pieces of a line in the order in which they stand on paper, from the left. */
export function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const levels = pieces.map(({ level }) => level);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = Math.max(...levels); level >= lowestOdd; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let until = from;
      while ((ordered[until]?.level ?? -1) >= level) until += 1;
      if (until > from) ordered.splice(from, until - from, ...ordered.slice(from, until).reverse());
      from = until;
    }
  }
  return ordered;
}

/**
 * The text of a piece from right to left as the font library needs it. Brackets are mirrored. The library turns Arabic
 * and Hebrew letters itself: text without them is turned here.
 */
export function turned(text: string): { text: string; isFromRight: boolean } {
  const characters = Array.from(
    graphemes.segment(text),
    ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment,
  );
  const isFromRight = rightToLeft.test(text);
  if (!isFromRight) characters.reverse();
  return { text: characters.join(''), isFromRight };
}
