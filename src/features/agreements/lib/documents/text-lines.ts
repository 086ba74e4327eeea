import LineBreaker from 'linebreak';
import type { Script } from './fonts.ts';
import { inVisualOrder, type Piece, piecesOf, turned } from './text-pieces.ts';

/** Text that is drawn at once: one font, one direction. */
export interface Run {
  text: string;
  script: Script;
  isFromRight: boolean;
  /** In points. */
  width: number;
}

/** A line of text as it stands on paper: its runs from the left. */
export interface Line {
  runs: readonly Run[];
  width: number;
  isRightToLeft: boolean;
}

/** The width of a run in points. */
export type Measure = (run: Omit<Run, 'width'>) => number;

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
// Joiners stay: Persian words change without them.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
// Text of marks and joiners alone has no width and no end. Shaping takes time that grows with the square of its length.
const mostInLine = 500;
const partsOfCharacter = /.{1,30}/gsu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The lines of a text as they were written, without characters that have no place on paper. */
export const linesAsWritten = (text: string): string[] =>
  text
    .split(lineEnds)
    .map((line) => line.replaceAll('\t', '    ').replace(invisible, '').toWellFormed());

/** The lines of a text that is `width` points wide. */
export function* linesOf(text: string, width: number, measure: Measure): Generator<Line> {
  for (const line of linesAsWritten(text)) yield* linesOfParagraph(line, width, measure);
}

function* linesOfParagraph(text: string, width: number, measure: Measure): Generator<Line> {
  const { pieces, isRightToLeft } = piecesOf(text);
  const runsBetween = (begins: number, ends: number) =>
    inVisualOrder(within(pieces, begins, ends)).map((piece) => runOf(text, piece, measure));
  const widthBetween = (begins: number, ends: number) => widthOf(runsBetween(begins, ends));
  let begins = 0;
  let ends = 0;
  let used = 0;
  const line = (): Line => {
    const runs = runsBetween(begins, begins + text.slice(begins, ends).trimEnd().length);
    return { runs, width: widthOf(runs), isRightToLeft };
  };
  for (const word of wordsOf(text, width, widthBetween)) {
    const visible = word.begins + text.slice(word.begins, word.ends).trimEnd().length;
    const isFull =
      used + widthBetween(word.begins, visible) > width || word.ends - begins > mostInLine;
    if (ends > begins && isFull) {
      yield line();
      begins = word.begins;
      used = 0;
    }
    used += widthBetween(word.begins, word.ends);
    ends = word.ends;
  }
  yield line();
}

/** The parts of a text between which a line may break. A word that is wider than a line is cut into characters. */
function* wordsOf(
  text: string,
  width: number,
  widthBetween: (begins: number, ends: number) => number,
): Generator<{ begins: number; ends: number }> {
  const breaker = new LineBreaker(text);
  let begins = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const ends = found.position;
    // More characters than points never fit: their width is not worth measuring.
    if (ends - begins < width && widthBetween(begins, ends) <= width) yield { begins, ends };
    else {
      for (const { segment } of graphemes.segment(text.slice(begins, ends))) {
        for (const [part] of segment.matchAll(partsOfCharacter)) {
          yield { begins, ends: begins + part.length };
          begins += part.length;
        }
      }
    }
    begins = ends;
  }
}

function within(pieces: readonly Piece[], begins: number, ends: number): Piece[] {
  const found: Piece[] = [];
  for (let at = pieceAt(pieces, begins); at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || piece.begins >= ends) break;
    found.push({
      ...piece,
      begins: Math.max(piece.begins, begins),
      ends: Math.min(piece.ends, ends),
    });
  }
  return found;
}

/** The index of the piece with this character. Searched by halves: a long paragraph may have a piece a word. */
function pieceAt(pieces: readonly Piece[], position: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.ends ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

function runOf(text: string, { begins, ends, script, level }: Piece, measure: Measure): Run {
  const written = text.slice(begins, ends);
  const run =
    level % 2 === 0
      ? { text: written, script, isFromRight: false }
      : { ...turned(written), script };
  return { ...run, width: measure(run) };
}

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);
