import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { documentLimits } from './document-limits.ts';
import type { DocumentFlow } from './document-line.ts';
import { UnreadableDocument } from './document-refusal.ts';
import { flowsOfPage, type PdfLink, type PdfText } from './pdf-columns.ts';

/**
 * Reads the text of a PDF in the order in which people read it, page by page, column by column, and the addresses
 * behind its words. Scripts, forms and files in it are not looked at. Throws `UnreadableDocument`; `empty` for a PDF
 * without text, such as a scan.
 */
export async function readPdf(file: Uint8Array): Promise<DocumentFlow[]> {
  const document = await open(file);
  if (document.numPages > documentLimits.pages) throw new UnreadableDocument('too-much');
  // A column that goes on is one flow over all pages.
  const flows: DocumentFlow[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { texts, links } = await readPage(document, number);
    const columns = flowsOfPage(texts, number, links);
    for (const lines of columns) length += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (length > documentLimits.textLength) throw new UnreadableDocument('too-much');
    // The main column comes first on every page; a page without a second one continues it.
    for (const [place, lines] of columns.entries()) {
      const flow = flows[place];
      if (flow) flow.push(...lines);
      else flows.push([...lines]);
    }
  }
  if (length === 0) throw new UnreadableDocument('empty');
  return flows;
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(file: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(file), {
      // What is only for drawing is not loaded. Scripts of a document are no part of this library at all.
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isProtected ? 'protected' : 'broken', error);
  }
}

async function readPage(
  document: PdfDocument,
  number: number,
): Promise<{ texts: PdfText[]; links: PdfLink[] }> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const annotations: unknown[] = await page.getAnnotations();
    page.cleanup();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left, bottom]: (number | undefined)[] = item.transform;
      if (left === undefined || bottom === undefined) return [];
      return [{ text: item.str, left, bottom, width: item.width, size: item.height }];
    });
    return { texts, links: annotations.slice(0, documentLimits.linksOfPage).flatMap(linkOf) };
  } catch (error) {
    throw new UnreadableDocument('broken', error);
  }
}

const linkSchema = z.object({
  subtype: z.literal('Link'),
  url: z.string().max(2000),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

function linkOf(annotation: unknown): PdfLink[] {
  const { data } = linkSchema.safeParse(annotation);
  if (!data) return [];
  const [left, bottom, right, top] = data.rect;
  return [{ address: data.url, left, bottom, right, top }];
}
