import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { fileKindOf } from './file-kind.ts';
import { linesDown, pdfFile } from './fixtures/pdf-fixture.ts';
import { wordFile } from './fixtures/word-fixture.ts';
import { readCsv } from './read-csv.ts';
import { readPdf } from './read-pdf.ts';
import { readWord } from './read-word.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

describe('text', () => {
  const swapped = Buffer.from('\ufeffZürich', 'utf16le').swap16();
  it.each<[string, Uint8Array]>([
    ['UTF-8', bytes('Zürich')],
    ['UTF-8 with its mark', bytes('\ufeffZürich')],
    ['UTF-16, little end first', bytes('\ufeffZürich', 'utf16le')],
    ['UTF-16, big end first', new Uint8Array(swapped)],
    ['what Windows writes in western Europe', bytes('Zürich', 'latin1')],
  ])('is read in %s', (_, file) => {
    expect(decodeText(file)).toBe('Zürich');
    expect(fileKindOf(file)).toBe('text');
  });
});

describe('a table', () => {
  it('has cells with commas, quotes and lines in them, whatever its lines end with', () => {
    const rows = [['x, y', 'a "b"\nc'], ['z']];
    for (const end of ['\n', '\r\n', '\r']) {
      const file = bytes(`\ufeff One ,Two${end}"x, y","a ""b""\nc"${end}z${end}${end}`);
      expect(readCsv(file)).toEqual({ columns: ['One', 'Two'], rows });
    }
  });

  it('may be separated by semicolons or tabs', () => {
    expect(readCsv(bytes('One;Two\na,b;c'))).toEqual({
      columns: ['One', 'Two'],
      rows: [['a,b', 'c']],
    });
    expect(readCsv(bytes('One\tTwo\na\tb')).rows).toEqual([['a', 'b']]);
  });

  it('may be careless with its quotes', () => {
    expect(readCsv(bytes('One,Two\na "b" c,d')).rows).toEqual([['a "b" c', 'd']]);
  });

  it('holds formulas as the texts that they are', () => {
    expect(readCsv(bytes('One\n=HYPERLINK("https://evil.example")')).rows[0]?.[0]).toContain(
      '=HYPERLINK',
    );
  });
});

describe('a Word document', () => {
  it('is its paragraphs, with the size of titles, numbered as they come', async () => {
    expect(await readWord(wordFile(['# Name', '', '## Work', 'Done &  done <b>']))).toEqual([
      { text: 'Name', number: 1, size: 28 },
      { text: 'Work', number: 3, size: 20 },
      { text: 'Done & done <b>', number: 4, size: 0 },
    ]);
  });

  it('is also what stands in its tables, and lines within a paragraph are lines', async () => {
    const body =
      '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>In a cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
      '<w:p><w:r><w:t>One</w:t><w:br/><w:t>Two</w:t><w:tab/><w:t>Three</w:t></w:r></w:p>';
    const lines = await readWord(wordFile([], { body }));
    expect(lines.map(({ text }) => text)).toEqual(['In a cell', 'One', 'Two Three']);
  });
});

describe('a PDF', () => {
  const left = linesDown(['L1', 'L2', 'L3', 'L4', 'L5'], 20);
  const right = linesDown(['# R1', 'R2', 'R3', 'R4', 'R5 goes on and on'], 220);

  it('is its lines from top to bottom, in whatever order it draws them', async () => {
    const [flow] = await readPdf(pdfFile([[...linesDown(['One', 'Two', 'Three'])].reverse()]));
    expect(flow).toEqual([
      { text: 'One', number: 1, size: 10 },
      { text: 'Two', number: 1, size: 10 },
      { text: 'Three', number: 1, size: 10 },
    ]);
  });

  it('puts pieces of one line together', async () => {
    const line = [
      { text: 'left', left: 60, bottom: 700 },
      { text: 'right', left: 300, bottom: 700 },
    ];
    expect((await readPdf(pdfFile([line])))[0]).toEqual([
      { text: 'left right', number: 1, size: 10 },
    ]);
  });

  it('is read column by column, the wider one first, over all pages', async () => {
    const flows = await readPdf(pdfFile([[...left, ...right], linesDown(['Next page'])]));
    expect(flows.map((flow) => flow.map(({ text }) => text))).toEqual([
      ['R1', 'R2', 'R3', 'R4', 'R5 goes on and on', 'Next page'],
      ['L1', 'L2', 'L3', 'L4', 'L5'],
    ]);
    expect(flows[0]?.at(-1)?.number).toBe(2);
  });
});
