import { checkMigrations } from '#db/backup/restore-database.ts';
import type { BackupManifest } from '#lib/backups/manifest.ts';
import { readBackup, type WholeBackup } from '#lib/backups/read-backup.ts';
import { intoDataFolder, refuseFilledFolder } from './restore-into-folder.ts';
import { intoOwnDatabase, refuseFilledDatabase } from './restore-into-own.ts';
import type { RestoreTarget } from './restore-target.ts';

/**
 * Restores a backup into the database and the storage that the settings name, and records that it did: what goes out is
 * held from then on. Tried only, everything is checked and nothing changed. Throws a SetupProblem when the backup is not
 * whole or the target is not empty; what was begun is undone then.
 */
export async function restoreBackup(
  folder: string,
  target: RestoreTarget,
  isDryRun: boolean,
): Promise<BackupManifest> {
  await (target.config.databaseUrl
    ? refuseFilledDatabase(target.config)
    : refuseFilledFolder(target));
  const backup: WholeBackup = await readBackup(folder);
  await checkMigrations(backup.manifest);
  if (isDryRun) return backup.manifest;
  await (target.config.databaseUrl
    ? intoOwnDatabase(backup, target)
    : intoDataFolder(backup, target));
  return backup.manifest;
}
