import type { Db, Tx } from '#db/client.ts';
import type { ZipEntry } from '#lib/archives/zip.ts';
import { nameOfContent } from '#lib/files/file-name.ts';
import type { Services } from '#server/services.ts';
import { toFileName } from '../queries.ts';

type Tools = Pick<Services, 'db' | 'write' | 'files'>;

/** How far an archive is. */
export interface ArchivePlace {
  bytes: number;
}

/** Another run writes this export now. */
export class RunTakenOver extends Error {}

interface Run {
  exportId: string;
  runId: string;
}

/** The files of an archive that are whole, in their order. */
export async function listEntries(db: Db, exportId: string): Promise<ZipEntry[]> {
  const rows = await db
    .selectFrom('data_export_entries')
    .select(['path', 'modified', 'crc', 'packed_bytes', 'bytes', 'begins_at'])
    .where('export_id', '=', exportId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    path: row.path,
    modified: row.modified,
    crc: Number(row.crc),
    packedBytes: Number(row.packed_bytes),
    bytes: Number(row.bytes),
    beginsAt: Number(row.begins_at),
  }));
}

/**
 * Takes an export that is not ready for this run, and removes what an earlier one left of a file it had not finished.
 */
export async function beginRun(
  { db, write, files }: Tools,
  exportId: string,
  runId: string,
): Promise<{ userId: string; askedAt: Date; place: ArchivePlace } | null> {
  const taken = await write(async (tx) => {
    const row = await tx
      .updateTable('data_exports')
      .set({ run_id: runId })
      .where('id', '=', exportId)
      .where('ready_at', 'is', null)
      .returning(['user_id', 'asked_at'])
      .executeTakeFirst();
    return row && { userId: row.user_id, askedAt: row.asked_at.toISOString() };
  });
  if (!taken) return null;
  const whole = (await listEntries(db, exportId)).length;
  const loose = await db
    .selectFrom('data_export_parts')
    .select(['position', 'file'])
    .where('export_id', '=', exportId)
    .where('entry', '>=', whole)
    .execute();
  for (const { file } of loose) await files.remove(toFileName(file));
  await write(async (tx) => {
    await lockRun(tx, { exportId, runId });
    await tx
      .deleteFrom('data_export_parts')
      .where('export_id', '=', exportId)
      .where('entry', '>=', whole)
      .execute();
  });
  const { bytes } = await db
    .selectFrom('data_export_parts')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('bytes'), val('0')).as('bytes'))
    .where('export_id', '=', exportId)
    .executeTakeFirstOrThrow();
  return { ...taken, askedAt: new Date(taken.askedAt), place: { bytes: Number(bytes) } };
}

/** Locks the export for this transaction; throws when another run has it. */
async function lockRun(tx: Tx, { exportId, runId }: Run): Promise<void> {
  const held = await tx
    .selectFrom('data_exports')
    .select('id')
    .where('id', '=', exportId)
    .where('run_id', '=', runId)
    .where('ready_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new RunTakenOver();
}

/**
 * Writes an archive as parts of a bounded size. Of each its row is there before its file, and what it completes is
 * recorded after it. Files that are not whole when a run is killed are in parts of their own, which the next run
 * removes.
 */
export class PartWriter {
  readonly #tools: Tools;
  readonly #run: Run;
  readonly #partBytes: number;
  /** Bytes of files that are whole, and of the one that is being written. */
  readonly #whole = new Bytes();
  readonly #open = new Bytes();
  readonly #finished: ZipEntry[] = [];
  #written: number;
  #isOpenWritten = false;

  constructor(tools: Tools, run: Run, { bytes, partBytes }: ArchivePlace & { partBytes: number }) {
    this.#tools = tools;
    this.#run = run;
    this.#written = bytes;
    this.#partBytes = partBytes;
  }

  /** Bytes of the archive so far. */
  get length(): number {
    return this.#written + this.#whole.length + this.#open.length;
  }

  async add(chunk: Uint8Array): Promise<void> {
    this.#open.add(chunk);
    if (this.#open.length < this.#partBytes) return;
    await this.#writeFinished();
    await this.#writePart(this.#open.take());
    this.#isOpenWritten = true;
  }

  /** The file that was being written is whole: once that is recorded, it is not written again. */
  async finishEntry(entry: ZipEntry): Promise<void> {
    this.#whole.add(this.#open.take());
    this.#finished.push(entry);
    if (this.#isOpenWritten || this.#whole.length >= this.#partBytes) await this.#writeFinished();
    this.#isOpenWritten = false;
  }

  /** Writes all that waits. */
  async end(): Promise<void> {
    await this.#writeFinished();
    await this.#writePart(this.#open.take());
  }

  async #writeFinished(): Promise<void> {
    await this.#writePart(this.#whole.take());
    const finished = this.#finished.splice(0);
    if (finished.length === 0) return;
    const { exportId } = this.#run;
    await this.#tools.write(async (tx) => {
      await lockRun(tx, this.#run);
      const { entry: first } = await placeOfNext(tx, exportId);
      await tx
        .insertInto('data_export_entries')
        .values(
          finished.map((entry, index) => ({
            export_id: exportId,
            position: first + index,
            path: entry.path,
            modified: entry.modified,
            crc: entry.crc,
            packed_bytes: entry.packedBytes,
            bytes: entry.bytes,
            begins_at: entry.beginsAt,
          })),
        )
        .execute();
    });
  }

  async #writePart(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    const { write, files } = this.#tools;
    const { exportId } = this.#run;
    const file = await write(async (tx) => {
      await lockRun(tx, this.#run);
      const { next, entry } = await placeOfNext(tx, exportId);
      const name = nameOfContent(`${exportId} ${next}`, bytes, 'part');
      await tx
        .insertInto('data_export_parts')
        .values({ export_id: exportId, position: next, entry, file: name, bytes: bytes.length })
        .execute();
      return name;
    });
    await files.put(file, bytes);
    this.#written += bytes.length;
  }
}

/** Chunks that wait to be written together. */
class Bytes {
  #chunks: Uint8Array[] = [];
  length = 0;

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.length += chunk.length;
  }

  /** All of them as one; none wait from then on. */
  take(): Uint8Array {
    const taken = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.length = 0;
    return taken;
  }
}

async function placeOfNext(tx: Tx, exportId: string): Promise<{ next: number; entry: number }> {
  const parts = await tx
    .selectFrom('data_export_parts')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('export_id', '=', exportId)
    .executeTakeFirst();
  const entries = await tx
    .selectFrom('data_export_entries')
    .select(({ fn }) => fn.countAll<string>().as('whole'))
    .where('export_id', '=', exportId)
    .executeTakeFirstOrThrow();
  const last = parts?.last ?? null;
  return { next: last === null ? 0 : last + 1, entry: Number(entries.whole) };
}
