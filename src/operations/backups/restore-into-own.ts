import { resolve } from 'node:path';
import { openFileStorage } from '#app/outside-services.ts';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { LogicalManifest } from '#operations/backups/files/manifest.ts';
import type { WholeBackup } from '#operations/backups/files/read-backup.ts';
import { isEmptyDatabase } from '#operations/backups/rows/restore-database.ts';
import type { Config } from '#operations/config/config.ts';
import { loadBackup, withRestoreSession } from './load-backup.ts';
import type { RestoreTarget } from './restore-target.ts';
import { copyFilesIn } from './stored-files.ts';

const addressOf = ({ databaseDirectUrl, databaseUrl = '' }: Config): string =>
  databaseDirectUrl ?? databaseUrl;

/** Raises a SetupProblem unless DATABASE_URL leads to a database in which nothing is. */
export async function refuseFilledDatabase(config: Config): Promise<void> {
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
export async function intoOwnDatabase(
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
