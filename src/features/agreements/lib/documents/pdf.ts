import type PdfDocument from 'pdfkit';
import { fontFile, type Script } from './fonts.ts';
import { startGivingWay } from './give-way.ts';
import { pagesOf } from './lay-out.ts';
import type { PrintedDocument } from './printed-document.ts';
import { type Page, type PlacedRun, type Style, sheet, styles } from './sheet.ts';
import { linesOf, type Measure } from './text-lines.ts';

const inks = { text: '#1a1a1a', quiet: '#555555', notice: '#b00020', rule: '#cccccc' };

/**
 * The PDF of a document: A4, tagged for screen readers, its fonts embedded. The same document makes the same bytes. A
 * long one gives way to other requests while it is made.
 */
export async function pdfOf(document: PrintedDocument): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    font: fontFile('latin', 'regular'),
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: { Title: document.title, CreationDate: document.date, ModDate: document.date },
  });
  const pieces: Buffer[] = [];
  const finished = new Promise((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const measure = measureWith(pdf);
  const pages = await pagesOf(document, measure);
  const giveWay = startGivingWay();
  for (const [index, page] of pages.entries()) {
    pdf.addPage();
    drawPage(pdf, page);
    drawFrame(pdf, measure, document, `Page ${index + 1} of ${pages.length}`);
    await giveWay();
  }
  pdf.end();
  await finished;
  return Buffer.concat(pieces);
}

type Pdf = InstanceType<typeof PdfDocument>;

function selectFont(pdf: Pdf, script: Script, { weight, size }: Style): void {
  pdf.font(fontFile(script, weight)).fontSize(size);
}

// With features a run is shaped as a whole; without, word by word from the left, and each word once.
const drawnAs = (isFromRight: boolean) => ({
  lineBreak: false,
  baseline: 'alphabetic' as const,
  ...(isFromRight ? { features: [] } : {}),
});

function measureWith(pdf: Pdf): (style: Style) => Measure {
  // The library knows the words that it shaped from the left, and none that it shaped from the right.
  const known = new Map<string, number>();
  return (style) =>
    ({ text, script, isFromRight }) => {
      const key = isFromRight ? `${script} ${style.size} ${style.weight} ${text}` : null;
      const before = key === null ? undefined : known.get(key);
      if (before !== undefined) return before;
      selectFont(pdf, script, style);
      const width = pdf.widthOfString(text, drawnAs(isFromRight));
      if (key !== null) known.set(key, width);
      return width;
    };
}

function drawRun(pdf: Pdf, run: PlacedRun): void {
  selectFont(pdf, run.script, run);
  pdf.text(run.text, run.x, run.y, drawnAs(run.isFromRight));
}

function drawPage(pdf: Pdf, { blocks, rules }: Page): void {
  for (const { role, title, runs } of blocks) {
    if (role === 'H2') pdf.outline.addItem(title);
    const content = pdf.markStructureContent(role);
    pdf.fillColor(inks.text);
    for (const run of runs) drawRun(pdf, run);
    pdf.endMarkedContent();
    pdf.addStructure(pdf.struct(role, {}, content));
  }
  if (rules.length === 0) return;
  pdf.markContent('Artifact', { type: 'Layout' });
  for (const y of rules) pdf.moveTo(sheet.left, y).lineTo(sheet.right, y);
  pdf.lineWidth(0.5).strokeColor(inks.rule).stroke();
  pdf.endMarkedContent();
}

/** What every page has: whose it is and which version, what it counts for, its checksum and its number. */
function drawFrame(
  pdf: Pdf,
  measure: (style: Style) => Measure,
  { header, notice, footer }: PrintedDocument,
  pageNumber: string,
): void {
  const width = sheet.right - sheet.left;
  const draw = (text: string, y: number, style: Style, fromRight = false) => {
    const [line] = linesOf(text, width, measure(style));
    let x = fromRight ? sheet.right - (line?.width ?? 0) : sheet.left;
    for (const run of line?.runs ?? []) {
      drawRun(pdf, { ...run, ...style, x, y });
      x += run.width;
    }
  };
  pdf.markContent('Artifact', { type: 'Pagination' });
  pdf.fillColor(inks.quiet);
  draw(header, 44, styles.small);
  if (footer) draw(footer, 800, styles.small);
  draw(pageNumber, 800, styles.small, true);
  if (notice) {
    pdf.fillColor(inks.notice);
    draw(notice, 60, styles.notice);
  }
  pdf.endMarkedContent();
}
