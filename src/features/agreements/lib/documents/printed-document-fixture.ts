import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { fromBufferPromise } from 'yauzl';
import type { Part, PrintedDocument } from './printed-document.ts';

/** For tests: a document of one section. */
export const printedForTests = (
  parts: readonly Part[],
  changed: Partial<PrintedDocument> = {},
): PrintedDocument => ({
  title: 'Statement of work',
  header: 'Finance roll-out',
  notice: 'Not accepted yet',
  footer: `SHA-256 ${'ab'.repeat(32)}`,
  date: new Date('2026-12-01T09:30:00.000Z'),
  sections: [{ title: '1. Scope', parts }],
  ...changed,
});

/** For tests: the text of each page of a PDF, as a reader of PDFs finds it. */
export async function pagesOfPdf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  }
  return pages;
}

/** For tests: the parts of a Word file by their paths. Throws for one that is not well-formed XML. */
export async function partsOfWord(word: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(word);
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
    requireWellFormed(entry.fileName, text);
    parts.set(entry.fileName, text);
  }
  return parts;
}

/** Whether tags are closed in turn, and text between them is escaped. It knows what our own files have. */
function requireWellFormed(path: string, xml: string): void {
  const open: string[] = [];
  const outside = xml
    .replace(/^<\?xml [^?]*\?>/, '')
    .replace(
      /<(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*)(\/?)>/g,
      (_, end, name, _attributes, closed) => {
        if (end && open.pop() !== name)
          throw new Error(`${path}: </${name}> closes another element`);
        if (!end && !closed) open.push(name);
        return '';
      },
    );
  if (open.length > 0) throw new Error(`${path}: <${open.at(-1)}> is not closed`);
  const wrong = /[<>\p{Cs}\ufffe\uffff]|&(?!(?:amp|lt|gt);)|(?![\t\n\r])\p{Cc}/u.exec(outside);
  if (wrong) throw new Error(`${path}: ${JSON.stringify(wrong[0])} is not escaped`);
}
