import { documentLimits } from './document-limits.ts';
import { type DocumentFlow, plainLine } from './document-line.ts';

/** A piece of text on a page, in points from its lower left corner. */
export interface PdfText {
  text: string;
  left: number;
  bottom: number;
  width: number;
  /** Height of its letters. */
  size: number;
}

// What is narrower is a space between words.
const gutterWidth = 10;
// Two columns have some lines each.
const linesOfColumn = 4;

/**
 * Where the white strip between two columns of a page is: no text crosses it, and on both sides there are lines enough. Null
 * for a page of one column.
 */
function findGutter(texts: readonly PdfText[]): number | null {
  const spans = texts
    .map(({ left, width }) => ({ left, right: left + width }))
    .sort((one, other) => one.left - other.left);
  let reach = spans[0]?.right ?? 0;
  let best: { at: number; width: number } | null = null;
  for (const { left, right } of spans) {
    const width = left - reach;
    if (width >= gutterWidth && width > (best?.width ?? 0)) {
      const at = reach + width / 2;
      const onLeft = new Set(
        texts.filter((text) => text.left < at).map(({ bottom }) => Math.round(bottom)),
      );
      const onRight = new Set(
        texts.filter((text) => text.left > at).map(({ bottom }) => Math.round(bottom)),
      );
      if (onLeft.size >= linesOfColumn && onRight.size >= linesOfColumn) best = { at, width };
    }
    reach = Math.max(reach, right);
  }
  return best?.at ?? null;
}

/** Puts pieces of text into lines, from top to bottom: those that stand at the same height belong together. */
function linesOf(texts: readonly PdfText[], number: number): DocumentFlow {
  const sorted = [...texts].sort(
    (one, other) => other.bottom - one.bottom || one.left - other.left,
  );
  const lines: PdfText[][] = [];
  for (const text of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.bottom - text.bottom) < Math.max(2, first.size / 3)) {
      line.push(text);
    } else lines.push([text]);
  }
  return lines.flatMap((line) => {
    const inOrder = line.sort((one, other) => one.left - other.left);
    const text = plainLine(
      inOrder.reduce((joined, piece, index) => {
        const before = inOrder[index - 1];
        const isApart = before && piece.left - (before.left + before.width) > piece.size / 5;
        return `${joined}${isApart ? ' ' : ''}${piece.text}`;
      }, ''),
    ).slice(0, documentLimits.lineLength);
    const size = Math.round(Math.max(...line.map((piece) => piece.size)) * 10) / 10;
    return text === '' ? [] : [{ text, number, size }];
  });
}

/** The lines of a page by its columns, the wider one, which tells the story, first. */
export function flowsOfPage(texts: readonly PdfText[], number: number): DocumentFlow[] {
  const gutter = findGutter(texts);
  if (gutter === null) return [linesOf(texts, number)];
  const columns = [
    texts.filter(({ left }) => left < gutter),
    texts.filter(({ left }) => left >= gutter),
  ].map((column) => ({
    width:
      Math.max(...column.map(({ left, width }) => left + width)) -
      Math.min(...column.map(({ left }) => left)),
    lines: linesOf(column, number),
  }));
  return columns.sort((one, other) => other.width - one.width).map(({ lines }) => lines);
}
