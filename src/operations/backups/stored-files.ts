import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/client.ts';
import { listSupplierFiles } from '#features/agreements/suppliers/server/queries/files.ts';
import { listStoredParts } from '#features/conversations/messages/server/queries/files.ts';
import { listStoredFiles } from '#features/profiles/photos/server/queries.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { NewBackup } from '#operations/backups/files/new-backup.ts';
import type { WholeBackup } from '#operations/backups/files/read-backup.ts';

const folder = 'files/';

/** Copies every file that the database names at the moment that `db` sees. */
export async function copyFilesOut(
  db: Db,
  files: FileStorage,
  backup: NewBackup,
  signal?: AbortSignal,
): Promise<{ storedFiles: number; missingFiles: string[] }> {
  let storedFiles = 0;
  const missingFiles: string[] = [];
  for await (const names of namedFiles(db)) {
    for (const name of names) {
      signal?.throwIfAborted();
      const bytes = await files.read(name);
      if (bytes === null) {
        missingFiles.push(name);
        continue;
      }
      await backup.add(`${folder}${name.slice(0, 2)}/${name}`, oneChunk(bytes));
      storedFiles += 1;
    }
  }
  return { storedFiles, missingFiles };
}

/** Photos, files in messages, and documents of suppliers. */
async function* namedFiles(db: Db): AsyncIterable<FileName[]> {
  yield* listStoredFiles(db);
  yield* listStoredParts(db);
  yield* listSupplierFiles(db);
}

/**
 * Puts the files of a backup into a storage. A name stands for its content, so whatever is there already stays right.
 */
export async function copyFilesIn(backup: WholeBackup, files: FileStorage): Promise<void> {
  for (const path of backup.paths.filter((each) => each.startsWith(folder))) {
    const name = parseFileName(path.slice(path.lastIndexOf('/') + 1));
    if (name) await files.put(name, await readFile(join(backup.folder, path)));
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
