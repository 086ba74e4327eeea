import type { Db, Tx } from '#db/client.ts';
import type { ZipEntry } from '#lib/archives/zip.ts';
import { nameOfContent } from '#lib/files/file-name.ts';
import type { Services } from '#server/services.ts';
import { toFileName } from '../queries.ts';

type Tools = Pick<Services, 'db' | 'write' | 'files'>;

/** So large is a part, in bytes: what is in memory at a time. */
const partBytes = 1024 * 1024;

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

/** Takes an export that is not ready for this run, and removes what an earlier one left of a file it had not finished. */
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
    await holdRun(tx, { exportId, runId });
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
async function holdRun(tx: Tx, { exportId, runId }: Run): Promise<void> {
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

/** Writes an archive as parts of a bounded size. Of each its row is there before its file. */
export class PartWriter {
  readonly #tools: Tools;
  readonly #run: Run;
  #chunks: Uint8Array[] = [];
  #waiting = 0;
  #written: number;

  constructor(tools: Tools, run: Run, place: ArchivePlace) {
    this.#tools = tools;
    this.#run = run;
    this.#written = place.bytes;
  }

  /** Bytes of the archive so far. */
  get length(): number {
    return this.#written + this.#waiting;
  }

  async add(chunk: Uint8Array): Promise<void> {
    this.#chunks.push(chunk);
    this.#waiting += chunk.length;
    if (this.#waiting >= partBytes) await this.flush();
  }

  /** Writes what waits as a part of the file that comes after those that are whole. */
  async flush(): Promise<void> {
    if (this.#waiting === 0) return;
    const { write, files } = this.#tools;
    const { exportId } = this.#run;
    const bytes = Buffer.concat(this.#chunks);
    const position = await write(async (tx) => {
      await holdRun(tx, this.#run);
      const { next, entry } = await placeOfNext(tx, exportId);
      const file = nameOfContent(`${exportId} ${next}`, bytes, 'part');
      await tx
        .insertInto('data_export_parts')
        .values({ export_id: exportId, position: next, entry, file, bytes: bytes.length })
        .execute();
      return next;
    });
    await files.put(nameOfContent(`${exportId} ${position}`, bytes, 'part'), bytes);
    this.#chunks = [];
    this.#waiting = 0;
    this.#written += bytes.length;
  }

  /** Records that a file of the archive is whole: nobody writes it again. */
  async finishEntry(entry: ZipEntry): Promise<void> {
    await this.flush();
    const { exportId } = this.#run;
    await this.#tools.write(async (tx) => {
      await holdRun(tx, this.#run);
      const { entry: position } = await placeOfNext(tx, exportId);
      await tx
        .insertInto('data_export_entries')
        .values({
          export_id: exportId,
          position,
          path: entry.path,
          modified: entry.modified,
          crc: entry.crc,
          packed_bytes: entry.packedBytes,
          bytes: entry.bytes,
          begins_at: entry.beginsAt,
        })
        .execute();
    });
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
