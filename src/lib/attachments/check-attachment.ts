import type { AttachmentKind, PictureKind } from './attachment-kinds.ts';
import type { AttachmentRefusal } from './attachment-refusal.ts';
import { type ByteSource, piecesOf } from './byte-source.ts';
import { checkArchive } from './check-archive.ts';

/** Tabs, ends of lines and of pages, and whatever is no control character. */
const isOfText = (code: number): boolean =>
  code >= 32 ? code !== 127 : code === 9 || code === 10 || code === 12 || code === 13;

/** Whether a file is text to its end: of single bytes or UTF-8 without a control character, or UTF-16 that says so. */
async function checkText(source: ByteSource): Promise<AttachmentRefusal | null> {
  const [first, second] = await source.read(0, Math.min(2, source.length));
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  if (!isLittle && !isBig) {
    for await (const piece of piecesOf(source)) {
      if (!piece.every(isOfText)) return 'other-kind';
    }
    return null;
  }
  if (source.length % 2 !== 0) return 'broken';
  // Pieces are of an even length, so that no letter lies in two of them.
  for await (const piece of piecesOf(source)) {
    const letters = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
    for (let at = 0; at < piece.length; at += 2) {
      if (!isOfText(letters.getUint16(at, isLittle))) return 'other-kind';
    }
  }
  return null;
}

const latin1 = async (source: ByteSource, start: number, end: number): Promise<string> =>
  Buffer.from(
    await source.read(Math.max(0, start), Math.min(source.length, Math.max(0, end))),
  ).toString('latin1');

const archiveSignatures = ['PK\u0003\u0004', 'PK\u0005\u0006'];
/** Office before 2007, and any Office file that is kept by a password. */
const oldOfficeSignature = '\u00d0\u00cf\u0011\u00e0';
const endOfPdf = 65_536;

/**
 * Looks by its content whether a file that is no picture is what its name says, and nothing that may not be handed on.
 * It is read piece by piece, and nothing of it is kept. Null when all is well; throws only what reading it throws.
 */
export async function checkAttachment(
  source: ByteSource,
  kind: Exclude<AttachmentKind, PictureKind>,
): Promise<AttachmentRefusal | null> {
  if (kind === 'text' || kind === 'csv') return checkText(source);
  if (kind === 'pdf') {
    // Readers take a beginning of something else: it would be two files in one.
    if ((await latin1(source, 0, 5)) !== '%PDF-') return 'other-kind';
    const end = await latin1(source, source.length - endOfPdf, source.length);
    return end.includes('%%EOF') ? null : 'broken';
  }
  const signature = await latin1(source, 0, 4);
  if (signature === oldOfficeSignature && kind !== 'zip') return 'protected';
  if (!archiveSignatures.includes(signature)) return 'other-kind';
  return checkArchive(source, kind);
}

/** In hexadecimal digits. */
const pictureSignatures: readonly [kind: PictureKind, signature: RegExp][] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^4749463837|^4749463839/],
  ['webp', /^52494646.{8}57454250565038/],
];

/** Which picture a file is by its first bytes; null for what is none. */
export function pictureKindOf(file: Uint8Array): PictureKind | null {
  const beginning = Buffer.from(file.subarray(0, 16)).toString('hex');
  return pictureSignatures.find(([, signature]) => signature.test(beginning))?.[0] ?? null;
}
