import { startGivingWay } from './give-way.ts';
import { type Block, lineHeight, type Page, type PlacedRun, type Style, sheet } from './sheet.ts';
import { type Line, linesOf, type Measure } from './text-lines.ts';

/** Text in one place of a row. Rows without columns have one cell, across the page. */
export interface Cell {
  text: string;
  x: number;
  width: number;
  style: Style;
  /** Where its lines end at the same edge: amounts, and paragraphs that are read from the right. */
  endsAtTheRight: 'always' | 'read from the right' | 'never';
}

/** The first lines of a row, so many at most, are on one page. */
export const keptTogether = 6;

/** Fills pages from the top with rows, which go on over the end of a page. */
export function startPageFlow(measure: (style: Style) => Measure) {
  const giveWay = startGivingWay();
  const pages: Page[] = [];
  let y = Number.POSITIVE_INFINITY;
  let repeated: (() => Promise<void>) | null = null;

  async function makeRoom(height: number): Promise<void> {
    if (y + height <= sheet.bottom) return;
    pages.push({ blocks: [], rules: [] });
    y = sheet.top;
    await repeated?.();
  }

  async function place(role: Block['role'], cells: readonly Cell[]): Promise<void> {
    const height = Math.max(...cells.map(({ style }) => lineHeight(style)));
    const rows = rowsOf(cells, measure);
    const first = firstOf(rows, keptTogether);
    await makeRoom(first.length * height);
    let page = pages.at(-1);
    let block: Block | null = null;
    for (const row of concatenated(first, rows)) {
      await makeRoom(height);
      if (!block || page !== pages.at(-1)) {
        page = pages.at(-1);
        block = { role, title: role === 'P' ? '' : (cells[0]?.text ?? ''), runs: [] };
        page?.blocks.push(block);
      }
      for (const { cell, line } of row) block.runs.push(...placed(line, cell, y));
      y += height;
      await giveWay();
    }
  }

  return {
    pages,
    place,
    makeRoom,
    skip(height: number): void {
      y += height;
    },
    rule(): void {
      pages.at(-1)?.rules.push(y + 2);
      y += 5;
    },
    /** Does this at the top of each further page, until it is given null. */
    repeatOnPages(place: (() => Promise<void>) | null): void {
      repeated = place;
    },
  };
}

type Row = { cell: Cell; line: Line }[];

/** The lines of cells, side by side: a cell that has no more lines is left out. */
function* rowsOf(cells: readonly Cell[], measure: (style: Style) => Measure): Generator<Row> {
  const columns = cells.map((cell) => ({
    cell,
    lines: linesOf(cell.text, cell.width, measure(cell.style)),
  }));
  for (;;) {
    const row: Row = [];
    for (const { cell, lines } of columns) {
      const { done, value } = lines.next();
      if (!done) row.push({ cell, line: value });
    }
    if (row.length === 0) return;
    yield row;
  }
}

function firstOf<T>(items: Iterator<T>, count: number): T[] {
  const first: T[] = [];
  while (first.length < count) {
    const { done, value } = items.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

function* concatenated<T>(first: Iterable<T>, rest: Iterable<T>): Generator<T> {
  yield* first;
  yield* rest;
}

function placed(line: Line, { x, width, style, endsAtTheRight }: Cell, top: number): PlacedRun[] {
  const isAtTheRight =
    endsAtTheRight === 'always' || (endsAtTheRight === 'read from the right' && line.isRightToLeft);
  let left = isAtTheRight ? x + width - line.width : x;
  return line.runs.map((run) => {
    const at = { ...run, ...style, x: left, y: top + style.size * 1.1 };
    left += run.width;
    return at;
  });
}
