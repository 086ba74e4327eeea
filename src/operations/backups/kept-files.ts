import type { Write } from '#db/write.ts';
import { type FileStorage, StorageUnavailable } from '#lib/files/file-storage.ts';
import { keepBackupsAway } from '#operations/backups/rows/backup-lock.ts';

/**
 * A storage in which nothing is removed while a backup is in progress: each file that its database names stays until it
 * has been copied. A caller that would remove a file gets an error and retries later.
 */
export const keptWhileBackedUp = (files: FileStorage, write: Write): FileStorage => ({
  ...files,
  remove: (name) =>
    write(
      async (tx) => {
        if (!(await keepBackupsAway(tx))) {
          throw new StorageUnavailable('A backup is under way: files are removed after it.');
        }
        await files.remove(name);
      },
      { withoutKey: true },
    ),
});
