import { randomUUID } from 'node:crypto';
import { crc32, createDeflateRaw } from 'node:zlib';
import { toUserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { packed } from '#lib/archives/packed.ts';
import { type ZipEntry, zipDirectory, zipFileEnd, zipFileHeader } from '#lib/archives/zip.ts';
import type { Services } from '#server/services.ts';
import { keptMs } from '../../rules.ts';
import type { DataExportsServices } from '../services.ts';
import { beginRun, listEntries, PartWriter, RunTakenOver } from './archive.ts';
import { type ExportFile, exportFiles } from './export-contents.ts';

type Tools = Pick<Services, 'db' | 'write' | 'files' | 'clock'> & DataExportsServices;

/** So large is a part, in bytes: what is in memory at a time. */
const usualPartBytes = 1024 * 1024;

interface MakeOptions {
  signal: AbortSignal;
  onReady: (tx: Tx, userId: string) => Promise<void>;
  partBytes?: number;
}

/**
 * Makes an export, file by file. A run that was killed left the files it had finished, and the next goes on after them;
 * of two runs at once the later one takes over. `onReady` is called in the transaction that makes it whole. Answers
 * without doing anything when it is ready, or gone.
 */
export async function makeExport(
  tools: Tools,
  exportId: string,
  { signal, onReady, partBytes = usualPartBytes }: MakeOptions,
): Promise<void> {
  const runId = randomUUID();
  const begun = await beginRun(tools, exportId, runId);
  if (!begun) return;
  const { askedAt } = begun;
  const userId = toUserId(begun.userId);
  const entries = await listEntries(tools.db, exportId);
  const known = new Set(entries.map(({ path }) => path));
  const writer = new PartWriter(tools, { exportId, runId }, { ...begun.place, partBytes });
  try {
    for await (const file of exportFiles(tools, userId, askedAt)) {
      signal.throwIfAborted();
      if (known.has(file.path)) continue;
      const entry = await addFile(writer, file, tools.clock.now());
      await writer.finishEntry(entry);
      entries.push(entry);
    }
    await writer.add(zipDirectory(entries, writer.length));
    await writer.end();
    const readyAt = tools.clock.now();
    await tools.write(async (tx) => {
      await lockPeople(tx, [userId]);
      const made = await tx
        .updateTable('data_exports')
        .set({ ready_at: readyAt, expires_at: new Date(readyAt.getTime() + keptMs) })
        .where('id', '=', exportId)
        .where('run_id', '=', runId)
        .where('ready_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (made) await onReady(tx, userId);
    });
  } catch (error) {
    if (!(error instanceof RunTakenOver)) throw error;
  }
}

/** Packs one file into the archive while it is read. */
async function addFile(
  writer: PartWriter,
  { path, bytes: chunks }: ExportFile,
  modified: Date,
): Promise<ZipEntry> {
  const beginsAt = writer.length;
  let crc = 0;
  let bytes = 0;
  let packedBytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      crc = crc32(chunk, crc);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await writer.add(zipFileHeader({ path, modified }));
  for await (const chunk of packed(counted(), createDeflateRaw())) {
    packedBytes += chunk.length;
    await writer.add(chunk);
  }
  await writer.add(zipFileEnd({ crc, packedBytes, bytes }));
  return { path, modified, crc, packedBytes, bytes, beginsAt };
}
