import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '#lib/files/sync-folder.ts';

/** What PostgreSQL has archived; what it has not finished is called otherwise. */
const archived = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup)?)$/;

/** The whole pieces of log among the files of an archive, in their order. */
export const archivedPieces = (names: readonly string[]): string[] =>
  names.filter((name) => archived.test(name)).sort();

const unfinishedEnding = '.unfinished';

/**
 * Takes the log that PostgreSQL has archived in `from` to the backups in `into`, packed, and removes it there once it
 * is safe. Broken off, it begins again with the piece that it was at. Answers how many pieces it took.
 */
export async function shipWal(from: string, into: string): Promise<number> {
  const names = archivedPieces(await readdir(from));
  if (names.length === 0) return 0;
  await mkdir(into, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  for (const name of names) {
    const source = join(from, name);
    const packed = join(into, `${name}.gz`);
    const { mtime } = await stat(source);
    const unfinished = `${packed}${unfinishedEnding}`;
    await rm(unfinished, { force: true });
    await pipeline(
      createReadStream(source),
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await utimes(unfinished, mtime, mtime);
    await rename(unfinished, packed);
    await syncFolder(into);
    await rm(source);
  }
  return names.length;
}
