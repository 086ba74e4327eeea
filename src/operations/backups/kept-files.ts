import type { Write } from '#db/write.ts';
import { type FileStorage, StorageUnavailable } from '#lib/files/file-storage.ts';
import { keepBackupsAway } from '#operations/backups/rows/backup-lock.ts';

/**
 * A storage in which nothing is removed while a backup is under way: what its database names is there until it has been
 * copied. Whoever would remove a file is told to come again.
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
