import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf.ts';
import type { Part } from './printed-document.ts';
import { pagesOfPdf, partsOfWord, printedForTests } from './printed-document-fixture.ts';
import { wordOf } from './word.ts';

const text = (written: string): Part => ({ kind: 'text', text: written });
const table: Part = {
  kind: 'table',
  columns: [
    { title: 'Deliverable', share: 3 },
    { title: 'Amount', share: 1, isAmount: true },
  ],
  rows: Array.from({ length: 80 }, (_, index) => [`Part ${index + 1}`, 'EUR 100']),
};
const facts: Part = { kind: 'facts', facts: [{ name: 'Client', value: 'Contoso\nGmbH' }] };
const hostile = '<b>&amp;]]> =cmd|/C calc!A0 \u0000\u0007\ud800 end';

describe('the PDF of a document', () => {
  it('has every page numbered, and on each its header, what it counts for and its checksum', async () => {
    const pages = await pagesOfPdf(await pdfOf(printedForTests([table])));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Finance roll-out');
      expect(page).toContain('Not accepted yet');
      expect(page).toContain(`SHA-256 ${'ab'.repeat(32)}`);
    }
  });

  it('has no heading alone at the end of a page, wherever its section falls', async () => {
    for (let lines = 30; lines < 50; lines += 2) {
      const before = text(Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n'));
      const sections = [
        { title: 'First', parts: [before] },
        { title: 'Heading', parts: [text(Array(8).fill('After the heading').join('\n'))] },
      ];
      const pages = await pagesOfPdf(await pdfOf(printedForTests([], { sections })));
      const page = pages.find((each) => each.includes('Heading'));
      expect(page).toContain('After the heading');
    }
  });

  it('says nothing at the top or foot of a page that the document does not say', async () => {
    const [page] = await pagesOfPdf(
      await pdfOf(printedForTests([facts], { notice: null, footer: null })),
    );
    expect(page).not.toContain('Not accepted yet');
    expect(page).not.toContain('SHA-256');
    expect(page).toContain('Contoso');
  });

  it('repeats the titles of a table on every page, and loses none of its rows', async () => {
    const pages = await pagesOfPdf(await pdfOf(printedForTests([table])));
    expect(pages.every((page) => page.includes('Deliverable'))).toBe(true);
    const all = pages.join('\n').split('\n');
    for (let row = 1; row <= 80; row += 1) expect(all).toContain(`Part ${row}`);
  });

  it('shows hostile text as it was written, without what cannot be printed', async () => {
    const pages = await pagesOfPdf(await pdfOf(printedForTests([text(hostile)])));
    expect(pages.join()).toContain('<b>&amp;]]> =cmd|/C calc!A0');
    expect(pages.join()).toContain('end');
  });

  it('has the letters of other scripts, and shows a box for those it has no font for', async () => {
    const words = ['Ελληνικά', 'Кириллица', 'ąęłżó', 'שלום', 'سلام', 'अनुबंध'];
    const written = [...words, '漢字', '😀', '\u{10ffff}'].join('\n');
    const found = (await pagesOfPdf(await pdfOf(printedForTests([text(written)])))).join('\n');
    const letters = (word: string) => [...word.normalize('NFKC')].sort().join('');
    const lines = found.normalize('NFKC').split('\n').map(letters);
    for (const word of words.slice(0, 5)) expect(lines).toContain(letters(word));
  });

  it('is the same for the same document, and another for another date', async () => {
    const document = printedForTests([facts, table]);
    expect((await pdfOf(document)).equals(await pdfOf(document))).toBe(true);
    const dated = { ...document, date: new Date('2026-12-02T00:00:00.000Z') };
    expect((await pdfOf(document)).equals(await pdfOf(dated))).toBe(false);
  });
});

describe('the Word file of a document', () => {
  it('has the text of the document, which Word readers find', async () => {
    const word = await wordOf(printedForTests([facts, text('one\ntwo'), table]));
    const { value } = await mammoth.extractRawText({ buffer: word });
    const lines = value.split('\n').filter((line) => line !== '');
    expect(lines.slice(0, 7)).toEqual([
      ...['Statement of work', '1. Scope', 'Client', 'Contoso', 'GmbH', 'one', 'two'],
    ]);
    expect(lines).toContain('Part 80');
  });

  it('is well-formed whatever the text, and keeps it as text', async () => {
    const parts = await partsOfWord(
      await wordOf(
        printedForTests(
          [text(hostile), { kind: 'facts', facts: [{ name: hostile, value: hostile }] }],
          {
            ...{ title: hostile, header: hostile, notice: hostile, footer: hostile },
          },
        ),
      ),
    );
    const document = parts.get('word/document.xml');
    expect(document).toContain('&lt;b&gt;&amp;amp;]]&gt; =cmd|/C calc!A0 \ufffd end');
    // No field but those of the page numbers, which are in the footer.
    expect(document).not.toMatch(/instr|fldChar/);
    expect(parts.get('word/footer1.xml')?.match(/instr/g)).toHaveLength(2);
  });

  it('has the header, what it counts for and the checksum on every page', async () => {
    const parts = await partsOfWord(await wordOf(printedForTests([facts])));
    expect(parts.get('word/header1.xml')).toContain('Finance roll-out');
    expect(parts.get('word/header1.xml')).toContain('Not accepted yet');
    expect(parts.get('word/footer1.xml')).toContain('ab'.repeat(32));
  });

  it('marks what is read from the right', async () => {
    const parts = await partsOfWord(await wordOf(printedForTests([text('שלום abc')])));
    expect(parts.get('word/document.xml')).toContain(
      '<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">שלום </w:t></w:r>',
    );
  });

  it('is the same for the same document', async () => {
    const document = printedForTests([facts, table]);
    expect((await wordOf(document)).equals(await wordOf(document))).toBe(true);
  });
});
