import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WholeBackup } from '#lib/backups/read-backup.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { type DataFolder, openDataFolder } from '#lib/postgres/data-folder.ts';
import { lockDataFolder } from '#lib/postgres/data-folder-lock.ts';
import { startPrivatePostgres } from '#lib/postgres/private-postgres.ts';
import { openFileStorage } from '../outside-services.ts';
import { loadBackup } from './load-backup.ts';
import type { RestoreTarget } from './restore-target.ts';
import { copyFilesIn } from './stored-files.ts';

const openFolder = ({ config, checkoutDir, log }: RestoreTarget): DataFolder =>
  openDataFolder({ dataDir: config.dataDir, checkoutDir, log });

/** Raises a SetupProblem when the data folder holds a database. */
export function refuseFilledFolder(target: RestoreTarget): void {
  const { dir, cluster } = openFolder(target);
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return;
  throw new SetupProblem(
    `The data folder ${dir} holds a database. A restore replaces nothing: move the folder away, or name an empty one with DATA_DIR.`,
  );
}

/**
 * Restores into the private database of a data folder. It is made in a folder inside that one and takes its place when it
 * is whole: a restore that is broken off leaves no database.
 */
export async function intoDataFolder(backup: WholeBackup, target: RestoreTarget): Promise<void> {
  const { config, checkoutDir, log } = target;
  const { dir, cluster } = openFolder(target);
  const lock = lockDataFolder(dir);
  const unfinished = join(dir, 'restoring');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await copyFilesIn(backup, await openFileStorage(config, dir));
    const postgres = await startPrivatePostgres({ dataDir: unfinished, checkoutDir, log });
    try {
      await loadBackup(postgres.connectionString, backup, log);
    } finally {
      await postgres.stop();
    }
    refuseFilledFolder(target);
    await rm(cluster, { recursive: true, force: true });
    await rename(join(postgres.dataDir, 'postgres'), cluster);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    lock.release();
  }
}
