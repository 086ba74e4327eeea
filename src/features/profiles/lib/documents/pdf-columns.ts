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

/** An address on a page, and the box that leads there. */
export interface PdfLink {
  address: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

// What is narrower is a space between words.
const gutterWidth = 10;
// Two columns have some lines each.
const linesOfColumn = 4;

const edges = (texts: readonly PdfText[], edge: (text: PdfText) => number): number => {
  const all = texts.map(edge);
  return Math.max(...all) - Math.min(...all);
};

const heights = (texts: readonly PdfText[]): number[] =>
  [...new Set(texts.map(({ bottom }) => Math.round(bottom)))].sort((one, other) => other - one);

/** The distance that most lines have to the next. */
function usualGap(lines: readonly number[]): number {
  const gaps = lines.slice(1).map((line, index) => (lines[index] ?? line) - line);
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
}

const hasYear = /\b(?:19|20)\d{2}\b/;

/**
 * Whether what stands on one side only ends the lines of the other, as dates at the edge do. Each piece stands at the
 * height of a line there, and they are flush right, or further apart than lines are, or dates.
 */
function isAttached(side: readonly PdfText[], other: readonly PdfText[]): boolean {
  const lines = heights(side);
  const others = heights(other);
  const isBeside = (line: number) => others.some((each) => Math.abs(each - line) <= 2);
  if (lines.length > others.length || !lines.every(isBeside)) return false;
  const isFlushRight =
    edges(side, ({ left, width }) => left + width) <= 3 && edges(side, ({ left }) => left) > 3;
  const isScattered = usualGap(lines) > 1.5 * usualGap(others);
  const dated = side.filter(({ text }) => hasYear.test(text)).length;
  return isFlushRight || isScattered || dated >= side.length / 3;
}

/**
 * Where the white strip between two columns of a page is: no text crosses it, and on both sides there are lines enough.
 * Null for a page of one column, with dates at its edge or without.
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
      const onLeft = texts.filter((text) => text.left < at);
      const onRight = texts.filter((text) => text.left > at);
      const areColumns =
        [onLeft, onRight].every((side) => heights(side).length >= linesOfColumn) &&
        !isAttached(onLeft, onRight) &&
        !isAttached(onRight, onLeft);
      if (areColumns) best = { at, width };
    }
    reach = Math.max(reach, right);
  }
  return best?.at ?? null;
}

/** Puts pieces of text into lines, from top to bottom: those that stand at the same height belong together. */
function linesOf(
  texts: readonly PdfText[],
  number: number,
  links: readonly PdfLink[],
): DocumentFlow {
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
    const behind = links.filter((link) => line.some((piece) => isOn(link, piece)));
    return text === ''
      ? []
      : [
          {
            text,
            number,
            size,
            ...(behind.length > 0 && { links: behind.map(({ address }) => address) }),
          },
        ];
  });
}

/** Whether the middle of a box lies on a piece of text. */
const isOn = (link: PdfLink, { left, bottom, width, size }: PdfText): boolean => {
  const across = (link.left + link.right) / 2;
  const up = (link.bottom + link.top) / 2;
  return across >= left && across <= left + width && up >= bottom - size / 3 && up <= bottom + size;
};

/** The lines of a page by its columns, the wider one, which tells the story, first. */
export function flowsOfPage(
  texts: readonly PdfText[],
  number: number,
  links: readonly PdfLink[] = [],
): DocumentFlow[] {
  const gutter = findGutter(texts);
  if (gutter === null) return [linesOf(texts, number, links)];
  const columns = [
    texts.filter(({ left }) => left < gutter),
    texts.filter(({ left }) => left >= gutter),
  ].map((column) => ({
    width:
      Math.max(...column.map(({ left, width }) => left + width)) -
      Math.min(...column.map(({ left }) => left)),
    lines: linesOf(column, number, links),
  }));
  return columns.sort((one, other) => other.width - one.width).map(({ lines }) => lines);
}
