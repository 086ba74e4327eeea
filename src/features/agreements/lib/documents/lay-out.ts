import { type Cell, keptTogether, startPageFlow } from './page-flow.ts';
import type { Column, Part, PrintedDocument } from './printed-document.ts';
import { lineHeight, type Page, type Style, sheet, styles } from './sheet.ts';
import type { Measure } from './text-lines.ts';

type Flow = ReturnType<typeof startPageFlow>;

const room = sheet.right - sheet.left;
const nameWidth = 130;
const gap = 10;

/** Lays out a document on pages. */
export async function pagesOf(
  { title, sections }: PrintedDocument,
  measure: (style: Style) => Measure,
): Promise<Page[]> {
  const flow = startPageFlow(measure);
  await flow.place('H1', across(title, styles.title));
  for (const section of sections) {
    flow.skip(12);
    // A heading stays with what follows it.
    await flow.makeRoom(lineHeight(styles.heading) + keptTogether * lineHeight(styles.text));
    await flow.place('H2', across(section.title, styles.heading));
    for (const part of section.parts) {
      await placePart(flow, part);
      flow.skip(6);
    }
  }
  return flow.pages;
}

async function placePart(flow: Flow, part: Part): Promise<void> {
  if (part.kind === 'text') return flow.place('P', across(part.text, styles.text));
  if (part.kind === 'facts') {
    for (const { name, value } of part.facts) await flow.place('P', factCells(name, value));
    return;
  }
  const { columns, rows } = part;
  const placeRow = async (texts: readonly string[], style: Style) => {
    await flow.place('P', tableCells(columns, texts, style));
    flow.rule();
  };
  const titles = columns.map((column) => column.title);
  await flow.makeRoom(4 * lineHeight(styles.text));
  await placeRow(titles, styles.label);
  flow.repeatOnPages(() => placeRow(titles, styles.label));
  for (const row of rows) await placeRow(row, styles.text);
  flow.repeatOnPages(null);
}

const across = (text: string, style: Style): Cell[] => [
  { text, x: sheet.left, width: room, style, endsAtTheRight: 'read from the right' },
];

const factCells = (name: string, value: string): Cell[] => [
  {
    text: name,
    x: sheet.left,
    width: nameWidth - gap,
    style: styles.label,
    endsAtTheRight: 'never',
  },
  {
    text: value,
    x: sheet.left + nameWidth,
    width: room - nameWidth,
    style: styles.text,
    endsAtTheRight: 'never',
  },
];

function tableCells(columns: readonly Column[], texts: readonly string[], style: Style): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = sheet.left;
  return columns.map(({ share, isAmount }, at) => {
    const width = ((room + gap) * share) / shares;
    const cell: Cell = {
      text: texts[at] ?? '',
      x,
      width: width - gap,
      style,
      endsAtTheRight: isAmount ? 'always' : 'never',
    };
    x += width;
    return cell;
  });
}
