import { resolve } from 'node:path';
import { openFileStorage } from '#app/outside-services.ts';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { BackupManifest, LogicalManifest } from '#operations/backups/files/manifest.ts';
import { readBackup, type WholeBackup } from '#operations/backups/files/read-backup.ts';
import { checkMigrations, isEmptyDatabase } from '#operations/backups/rows/restore-database.ts';
import type { Config } from '#operations/config/config.ts';
import type { RestorePoint } from '#operations/postgres/physical/restore-cluster.ts';
import { loadBackup, withRestoreSession } from './load-backup.ts';
import { checkPhysical, clusterIntoFolder } from './restore-cluster-into-folder.ts';
import { intoDataFolder, refuseFilledFolder } from './restore-into-folder.ts';
import type { RestoreTarget } from './restore-target.ts';
import { copyFilesIn } from './stored-files.ts';

const addressOf = ({ databaseDirectUrl, databaseUrl = '' }: Config): string =>
  databaseDirectUrl ?? databaseUrl;

/** Raises a SetupProblem unless DATABASE_URL leads to a database in which nothing is. */
async function refuseFilledDatabase(config: Config): Promise<void> {
  const isEmpty = await withRestoreSession(addressOf(config), isEmptyDatabase).catch(
    (error: unknown) => {
      if (!isLostConnection(error)) throw error;
      throw new SetupProblem(
        'The database at DATABASE_URL does not answer. Is it running, and is the address right?',
      );
    },
  );
  if (!isEmpty) {
    throw new SetupProblem(
      'The database at DATABASE_URL is not empty. A restore replaces nothing: make an empty one and name it there.',
    );
  }
}

/** Restores into the operator's own database, and the files to where the settings keep them. */
async function intoOwnDatabase(
  backup: WholeBackup,
  manifest: LogicalManifest,
  { config, checkoutDir, log }: RestoreTarget,
  isDryRun: boolean,
): Promise<void> {
  const storage = await openFileStorage(config, resolve(checkoutDir, config.dataDir ?? 'data'));
  if (isDryRun) return;
  // First, so that no row names a file that is not there yet.
  await copyFilesIn(backup, storage);
  await loadBackup(addressOf(config), backup, manifest, log);
}

export interface RestoredBackup {
  manifest: BackupManifest;
  /** The time of the last transaction in the restored database, where a log was replayed. */
  reachedAt: Date | null;
}

/**
 * Restores a backup into the database and the storage that the settings name, and pauses outgoing messages. A dry run
 * finds every fault that the restore would find and changes nothing. Only into a database at DATABASE_URL, which must
 * stay empty, it does not load the rows. Throws a SetupProblem when the backup is damaged or the target is not empty,
 * and then undoes what was begun.
 */
export async function restoreBackup(
  folder: string,
  target: RestoreTarget,
  isDryRun: boolean,
  point: RestorePoint = 'backup',
): Promise<RestoredBackup> {
  await (target.config.databaseUrl
    ? refuseFilledDatabase(target.config)
    : refuseFilledFolder(target));
  const backup: WholeBackup = await readBackup(folder);
  const { manifest } = backup;
  await checkMigrations(manifest);
  if (manifest.kind === 'physical') {
    checkPhysical(manifest, target, point);
    const reachedAt = await clusterIntoFolder(backup, manifest, target, { point, isDryRun });
    return { manifest, reachedAt };
  }
  if (point !== 'backup') {
    throw new SetupProblem(
      'A logical backup is of one moment. Only a physical one leads to other points in time.',
    );
  }
  await (target.config.databaseUrl
    ? intoOwnDatabase(backup, manifest, target, isDryRun)
    : intoDataFolder(backup, manifest, target, isDryRun));
  return { manifest, reachedAt: null };
}
