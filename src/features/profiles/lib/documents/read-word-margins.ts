import { decodeText } from './decode-text.ts';
import { documentLimits } from './document-limits.ts';
import { type DocumentFlow, plainLine } from './document-line.ts';
import type { OpenZip } from './open-zip.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function character(name: string): string {
  const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isOne = name.startsWith('#') && number > 0 && number <= 0x10ffff;
  return isOne ? String.fromCodePoint(number) : (entities[name] ?? '');
}

const textOf = (xml: string): string =>
  xml.replace(/<[^>]*>/g, '').replace(/&(#?\w{1,8});/g, (_, name: string) => character(name));

/** The size of the letters of a paragraph, in points: the file counts in halves. */
const sizeOf = (paragraph: string): number =>
  Math.max(
    0,
    ...[...paragraph.matchAll(/<w:sz w:val="(\d{1,3})"/g)].map(([, size]) => Number(size) / 2),
  );

const marks: Readonly<Record<string, string>> = { tab: ' ', br: '\n', cr: '\n' };

function linesOf(xml: string): DocumentFlow {
  return xml.split('</w:p>').flatMap((paragraph) => {
    const lines = [...paragraph.matchAll(/<w:(?:t(?: [^>]*)?>([^<]*)<|(tab|br|cr)\b)/g)]
      .map(([, text = '', mark]) => (mark === undefined ? textOf(text) : marks[mark]))
      .join('')
      .split('\n');
    return lines.flatMap((line) => {
      const text = plainLine(line).slice(0, documentLimits.lineLength);
      return text === '' ? [] : [{ text, number: 0, size: sizeOf(paragraph) }];
    });
  });
}

/**
 * Reads what a Word document has above and below all its pages, each line once, though first and even pages may have
 * their own. Names and addresses often stand there. Throws `UnreadableDocument`.
 */
export async function readWordMargins(
  zip: OpenZip,
): Promise<{ header: DocumentFlow; footer: DocumentFlow }> {
  const read = async (kind: 'header' | 'footer'): Promise<DocumentFlow> => {
    const lines = new Map<string, DocumentFlow[number]>();
    for (const path of zip.paths.filter((each) =>
      new RegExp(`^word/${kind}\\d*\\.xml$`).test(each),
    )) {
      for (const line of linesOf(decodeText(await zip.read(path)))) {
        if (!lines.has(line.text)) lines.set(line.text, line);
      }
    }
    return [...lines.values()];
  };
  return { header: await read('header'), footer: await read('footer') };
}
