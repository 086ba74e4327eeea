import { finished } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { archiveReader } from './archive-reader.ts';
import type { AttachmentRefusal } from './attachment-refusal.ts';
import type { ByteSource } from './byte-source.ts';
import { OfficeParts } from './office-parts.ts';

/** What an archive may claim of itself, and unfold to. */
const archiveLimits = {
  /** Files in it, folders included. */
  entries: 5000,
  /** All that it unfolds to, in bytes. */
  unpackedBytes: 1024 * 1024 * 1024,
  /** Times the file's own size, beyond a few megabytes: text packs to a tenth, rarely to a fiftieth. */
  ratio: 100,
  alwaysAllowedBytes: 10 * 1024 * 1024,
} as const;

/**
 * Goes through the list of files in an archive. So many, none that leads out of it, none that is kept by a password,
 * none that lies over another one, and no more unfolded than a sensible archive. Each is unfolded as far as it claims,
 * piece by piece, and kept nowhere: what claims less than it unfolds to is broken. Of an Office document it looks at
 * the parts as well.
 */
export async function checkArchive(
  source: ByteSource,
  kind: 'docx' | 'xlsx' | 'pptx' | 'zip',
): Promise<AttachmentRefusal | null> {
  const office = kind === 'zip' ? null : new OfficeParts(kind);
  const reader = archiveReader(source);
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, source.length, {
      autoClose: false,
    });
    if (zip.entryCount > archiveLimits.entries) return 'too-much';
    let packed = 0;
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) return 'protected';
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      const most = Math.max(archiveLimits.alwaysAllowedBytes, source.length * archiveLimits.ratio);
      const isTooMuch =
        // More packed bytes than there are: some serve several files.
        packed > source.length || unpacked > Math.min(most, archiveLimits.unpackedBytes);
      if (isTooMuch) return 'too-much';
      const refusal = await office?.look(zip, entry);
      if (refusal) return refusal;
      await unfold(zip, entry);
    }
    return office?.refusalAtEnd() ?? null;
  } catch (error) {
    // What reading the storage throws is no matter of the archive.
    if (reader.failure) throw reader.failure;
    if (!(error instanceof Error)) throw error;
    return 'broken';
  }
}

/** Throws when a file is damaged or unfolds to another size than it claims; no more than that is unfolded. */
async function unfold(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.compressedSize === 0) return;
  await finished((await zip.openReadStreamPromise(entry)).resume());
}
