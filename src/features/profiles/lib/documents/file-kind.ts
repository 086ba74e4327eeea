/**
 * What a document is by its first bytes. `old-office`: Word before 2007, or any Office file that is kept by a password.
 */
export type FileKind = 'zip' | 'pdf' | 'old-office' | 'text';

const beginsWith = (file: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, position) => file[position] === byte);

// A PDF may have up to a kilobyte of something else before it.
const hasPdfSignature = (file: Uint8Array): boolean =>
  Buffer.from(file.subarray(0, 1024)).toString('latin1').includes('%PDF-');

/** What a file is, whatever it is called; null for what is no text and no document. */
export function fileKindOf(file: Uint8Array): FileKind | null {
  if (file.length === 0) return null;
  if (beginsWith(file, 0x50, 0x4b, 3, 4) || beginsWith(file, 0x50, 0x4b, 5, 6)) return 'zip';
  if (beginsWith(file, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-office';
  if (hasPdfSignature(file)) return 'pdf';
  return isText(file) ? 'text' : null;
}

/** No byte that texts never have, or the mark of a text in UTF-16. */
function isText(file: Uint8Array): boolean {
  if (beginsWith(file, 0xff, 0xfe) || beginsWith(file, 0xfe, 0xff)) return true;
  const beginning = file.subarray(0, 4096);
  return beginning.every(
    (byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13,
  );
}
