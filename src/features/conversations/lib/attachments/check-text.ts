import type { AttachmentRefusal } from './attachment-refusal.ts';
import { type ByteSource, piecesOf } from './byte-source.ts';

/** Tabs, ends of lines and of pages, and whatever is no control character. */
const isOfText = (code: number): boolean =>
  code >= 32 ? code !== 127 : code === 9 || code === 10 || code === 12 || code === 13;

/** Whether a file is text to its end: of single bytes or UTF-8 without a control character, or UTF-16 that says so. */
export async function checkText(source: ByteSource): Promise<AttachmentRefusal | null> {
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
