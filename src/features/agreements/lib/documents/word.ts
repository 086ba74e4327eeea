import { zipOf } from '#lib/archives/zip-of.ts';
import { startGivingWay } from './give-way.ts';
import type { Column, Part, PrintedDocument } from './printed-document.ts';
import { linesAsWritten } from './text-lines.ts';
import { piecesOf } from './text-pieces.ts';
import { escapedXml, framePart, packageParts } from './word-parts.ts';

/**
 * The Word file of a document. It names no font of a script: programs choose one that has it. The same document makes
 * the same bytes. A long one gives way to other requests while it is made.
 */
export async function wordOf(document: PrintedDocument): Promise<Buffer> {
  const body = (await Array.fromAsync(bodyOf(document))).join('');
  const header = [
    paragraph(document.header, 'Header'),
    ...(document.notice ? [paragraph(document.notice, 'Notice')] : []),
  ];
  const footer = [
    ...(document.footer ? [paragraph(document.footer, 'Footer')] : []),
    `<w:p><w:pPr><w:pStyle w:val="Footer"/><w:jc w:val="right"/></w:pPr>${textRun('Page ')}${field('PAGE')}${textRun(' of ')}${field('NUMPAGES')}</w:p>`,
  ];
  return zipOf(
    [
      ...packageParts(document),
      { path: 'word/header1.xml', content: framePart('hdr', header.join('')) },
      { path: 'word/footer1.xml', content: framePart('ftr', footer.join('')) },
      { path: 'word/document.xml', content: framePart('document', `<w:body>${body}</w:body>`) },
    ],
    document.date,
  );
}

async function* bodyOf({ title, sections }: PrintedDocument): AsyncGenerator<string> {
  const giveWay = startGivingWay();
  yield paragraph(title, 'Title');
  for (const section of sections) {
    yield paragraph(section.title, 'Heading1');
    for (const part of section.parts) {
      for (const xml of partOf(part)) {
        yield xml;
        await giveWay();
      }
    }
  }
  yield '<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/>';
  yield '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1700" w:right="1134" w:bottom="1400" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
}

function* partOf(part: Part): Generator<string> {
  if (part.kind === 'text') {
    for (const line of linesAsWritten(part.text)) yield paragraph(line);
    return;
  }
  const columns = part.kind === 'facts' ? [{ share: 1 }, { share: 3 }] : part.columns;
  const widths = widthsOf(columns);
  yield `<w:tbl><w:tblPr>${part.kind === 'facts' ? '' : borders}<w:tblLayout w:type="fixed"/></w:tblPr>`;
  yield `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`;
  if (part.kind === 'facts') {
    for (const { name, value } of part.facts) {
      yield row([cell(widths[0], name, 'Label'), cell(widths[1], value)]);
    }
  } else {
    const titles = part.columns.map(({ title, isAmount }, at) =>
      cell(widths[at], title, 'Label', isAmount),
    );
    yield row(titles, '<w:trPr><w:tblHeader/></w:trPr>');
    for (const texts of part.rows) {
      yield row(
        part.columns.map(({ isAmount }, at) => cell(widths[at], texts[at] ?? '', '', isAmount)),
      );
    }
  }
  // Word joins two tables without a paragraph between them.
  yield '</w:tbl><w:p/>';
}

const borders =
  '<w:tblBorders><w:bottom w:val="single" w:sz="4" w:color="CCCCCC"/><w:insideH w:val="single" w:sz="4" w:color="CCCCCC"/></w:tblBorders>';
/** In twentieths of a point: A4 without its margins. */
const room = 9638;

function widthsOf(columns: readonly Pick<Column, 'share'>[]): number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => Math.floor((room * share) / shares));
}

const row = (cells: readonly string[], properties = ''): string =>
  `<w:tr>${properties}${cells.join('')}</w:tr>`;

const cell = (width = 0, text = '', style = '', isAmount = false): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${linesAsWritten(text)
    .map((line) => paragraph(line, style, isAmount))
    .join('')}</w:tc>`;

function paragraph(text: string, style = '', isAmount = false): string {
  const { pieces, isRightToLeft } = piecesOf(text);
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    isRightToLeft && '<w:bidi/>',
    isAmount && '<w:jc w:val="right"/>',
  ].filter(Boolean);
  const runs = pieces.map(({ begins, ends, level }) =>
    textRun(text.slice(begins, ends), level % 2 === 1),
  );
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${runs.join('')}</w:p>`;
}

const textRun = (text: string, isFromRight = false): string =>
  `<w:r>${isFromRight ? '<w:rPr><w:rtl/></w:rPr>' : ''}<w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r>`;

const field = (name: string): string =>
  `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
