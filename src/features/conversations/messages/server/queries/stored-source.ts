import type { ByteSource } from '#lib/attachments/byte-source.ts';
import type { FileName } from '#lib/files/file-name.ts';
import { type FileStorage, StorageUnavailable } from '#lib/files/file-storage.ts';
import { partBytes } from '../../rules/files.ts';

/** A part of a file in the storage. */
export interface StoredPart {
  file: FileName;
  bytes: number;
}

/**
 * A file that is kept in parts, read where it is asked for: no more than one part of it is held. Throws
 * `StorageUnavailable`.
 */
export function storedSource(files: FileStorage, parts: readonly StoredPart[]): ByteSource {
  let held: { position: number; bytes: Uint8Array } | undefined;

  async function part(position: number): Promise<Uint8Array> {
    if (held?.position === position) return held.bytes;
    const named = parts[position];
    const bytes = named && (await files.read(named.file));
    if (!bytes) throw new StorageUnavailable('A part of a file is gone.');
    held = { position, bytes };
    return bytes;
  }

  return {
    length: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    async read(start, end) {
      const first = Math.floor(start / partBytes);
      if (end <= (first + 1) * partBytes) {
        const bytes = end > start ? await part(first) : new Uint8Array();
        return bytes.subarray(start - first * partBytes, end - first * partBytes);
      }
      const whole = new Uint8Array(end - start);
      for (let at = start; at < end; ) {
        const position = Math.floor(at / partBytes);
        const bytes = await part(position);
        const from = at - position * partBytes;
        const piece = bytes.subarray(from, Math.min(bytes.length, from + end - at));
        if (piece.length === 0) throw new StorageUnavailable('A part of a file is too short.');
        whole.set(piece, at - start);
        at += piece.length;
      }
      return whole;
    },
  };
}
