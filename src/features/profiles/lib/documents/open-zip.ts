import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { documentLimits } from './document-limits.ts';
import { UnreadableDocument } from './document-refusal.ts';

/** An archive whose list of files has been read, and nothing of their contents. */
export interface OpenZip {
  /** Paths as they stand in it, folders left out. */
  paths: readonly string[];
  /** Unpacks one file. Throws `UnreadableDocument` when it is damaged, kept by a password, or larger than it may be. */
  read: (path: string) => Promise<Uint8Array>;
}

/**
 * Opens an archive within the limits: so many files, none that leads out of it, none that unfolds to more than it may.
 * Sizes are those it claims, and what is unpacked is held to them. Archives within it stay closed. Throws
 * `UnreadableDocument`.
 */
export async function openZip(file: Uint8Array): Promise<OpenZip> {
  const entries = await listEntries(file);
  let unpacked = 0;
  return {
    paths: [...entries.keys()],
    async read(path) {
      const found = entries.get(path);
      if (!found) throw new UnreadableDocument('broken');
      const { zip, entry } = found;
      if (entry.isEncrypted()) throw new UnreadableDocument('protected');
      const { uncompressedSize: size, compressedSize: packed } = entry;
      unpacked += size;
      const isTooMuch =
        size > documentLimits.entryBytes ||
        unpacked > documentLimits.unpackedBytes ||
        // A short text may pack to next to nothing.
        (size > 100_000 && size / Math.max(1, packed) > documentLimits.ratio);
      if (isTooMuch) throw new UnreadableDocument('too-much');
      try {
        return new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)));
      } catch (error) {
        throw new UnreadableDocument('broken', error);
      }
    },
  };
}

async function listEntries(file: Uint8Array) {
  try {
    const zip = await yauzl.fromBufferPromise(
      Buffer.from(file.buffer, file.byteOffset, file.length),
    );
    if (zip.entryCount > documentLimits.zipEntries) throw new UnreadableDocument('too-much');
    const entries = new Map<string, { zip: typeof zip; entry: yauzl.Entry }>();
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= documentLimits.zipEntries) throw new UnreadableDocument('too-much');
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, { zip, entry });
    }
    return entries;
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('broken', error);
  }
}
