import { checkMigrations } from '#db/backup/restore-database.ts';
import type { BackupManifest } from '#lib/backups/manifest.ts';
import { readBackup, type WholeBackup } from '#lib/backups/read-backup.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { RestorePoint } from '#lib/postgres/physical/restore-cluster.ts';
import { checkPhysical, clusterIntoFolder } from './restore-cluster-into-folder.ts';
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
  point: RestorePoint = 'backup',
): Promise<BackupManifest> {
  await (target.config.databaseUrl
    ? refuseFilledDatabase(target.config)
    : refuseFilledFolder(target));
  const backup: WholeBackup = await readBackup(folder);
  const { manifest } = backup;
  await checkMigrations(manifest);
  if (manifest.kind === 'physical') {
    checkPhysical(manifest, target, point);
    if (!isDryRun) await clusterIntoFolder(backup, manifest, target, point);
    return manifest;
  }
  if (point !== 'backup') {
    throw new SetupProblem(
      'A logical backup is of one moment. Only a physical one leads to other points in time.',
    );
  }
  if (isDryRun) return manifest;
  await (target.config.databaseUrl
    ? intoOwnDatabase(backup, manifest, target)
    : intoDataFolder(backup, manifest, target));
  return manifest;
}
