import mammoth from 'mammoth';
import { z } from 'zod';
import { documentLimits } from './document-limits.ts';
import { type DocumentFlow, plainLine } from './document-line.ts';
import { UnreadableDocument } from './document-refusal.ts';

/** As much as is used of what mammoth makes of a document: paragraphs, wherever they stand, and what is in them. */
interface Part {
  type: string;
  value?: string | undefined;
  href?: string | null | undefined;
  styleName?: string | null | undefined;
  fontSize?: number | null | undefined;
  children?: Part[] | undefined;
}

const partSchema: z.ZodType<Part> = z.object({
  type: z.string(),
  value: z.string().optional(),
  href: z.string().nullish(),
  styleName: z.string().nullish(),
  fontSize: z.number().nullish(),
  get children() {
    return z.array(partSchema).optional();
  },
});

// Headings by Word's own styles, in points: the title of a document is its largest line.
const sizesOfStyles: readonly [name: RegExp, size: number][] = [
  [/^title$/i, 28],
  [/^heading 1$/i, 20],
  [/^heading \d$/i, 16],
];
const sizeOfStyle = (style: string): number =>
  sizesOfStyles.find(([name]) => name.test(style))?.[1] ?? 0;

/**
 * Reads the paragraphs of a Word document (.docx, or .docm, whose macros are left where they are), with the addresses
 * behind their words. Those in tables and lists are included. Pictures, comments and linked files are not looked at;
 * headers by `readWordMargins`. Throws `UnreadableDocument`.
 */
export async function readWord(file: Uint8Array): Promise<DocumentFlow> {
  let document: Part | undefined;
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(file.buffer, file.byteOffset, file.length) },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        // Its own output, HTML, is not used: the document is taken before that is made.
        transformDocument: (read: unknown) => {
          document = partSchema.parse(read);
          return { type: 'document', children: [], notes: { resolve: () => [] }, comments: [] };
        },
      },
    );
  } catch (error) {
    throw new UnreadableDocument('broken', error);
  }
  return document ? linesOf(document) : [];
}

function linesOf(document: Part): DocumentFlow {
  const lines: DocumentFlow = [];
  let length = 0;
  let number = 0;
  for (const paragraph of paragraphsIn(document)) {
    number += 1;
    const size = Math.max(sizeOfStyle(paragraph.styleName ?? ''), largestLetters(paragraph));
    let links = linksIn(paragraph);
    for (const text of textOf(paragraph).split('\n')) {
      const line = plainLine(text).slice(0, documentLimits.lineLength);
      length += line.length;
      if (length > documentLimits.textLength) throw new UnreadableDocument('too-much');
      if (line === '') continue;
      lines.push({ text: line, number, size, ...(links.length > 0 && { links }) });
      links = [];
    }
  }
  return lines;
}

function* paragraphsIn(part: Part): Generator<Part> {
  if (part.type === 'paragraph') yield part;
  else for (const child of part.children ?? []) yield* paragraphsIn(child);
}

function textOf({ type, value, children }: Part): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return ' ';
  if (type === 'break') return '\n';
  return (children ?? []).map(textOf).join('');
}

const linksIn = ({ href, children }: Part): string[] => [
  ...(href ? [href.slice(0, 2000)] : []),
  ...(children ?? []).flatMap(linksIn),
];

const largestLetters = ({ fontSize, children }: Part): number =>
  Math.max(fontSize ?? 0, ...(children ?? []).map(largestLetters));
