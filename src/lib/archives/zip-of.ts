import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { type ZipEntry, zipDirectory, zipFileEnd, zipFileHeader } from './zip.ts';

const packed = promisify<Buffer, Buffer>(deflateRaw);

/** A zip of a few small files, which all bear the same date. The same files make the same bytes. */
export async function zipOf(
  files: readonly { path: string; content: string | Uint8Array }[],
  modified: Date,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const entries: ZipEntry[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const { path, content } of files) {
    const bytes = Buffer.from(content);
    const body = await packed(bytes);
    const entry: ZipEntry = {
      path,
      modified,
      crc: crc32(bytes),
      packedBytes: body.length,
      bytes: bytes.length,
      beginsAt: length,
    };
    add(zipFileHeader(entry));
    add(body);
    add(zipFileEnd(entry));
    entries.push(entry);
  }
  add(zipDirectory(entries, length));
  return Buffer.concat(pieces);
}
