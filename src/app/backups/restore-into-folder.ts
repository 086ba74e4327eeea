import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogicalManifest } from '#lib/backups/manifest.ts';
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

/** Restores the rows of a backup into the private database of a data folder. */
export const intoDataFolder = (
  backup: WholeBackup,
  manifest: LogicalManifest,
  target: RestoreTarget,
): Promise<void> =>
  fillDataFolder(backup, target, async ({ dir }) => {
    const { checkoutDir, log } = target;
    const postgres = await startPrivatePostgres({ dataDir: dir, checkoutDir, log });
    try {
      await loadBackup(postgres.connectionString, backup, manifest, log);
    } finally {
      await postgres.stop();
    }
  });

/**
 * Puts the files of a backup in their place, and the database that `make` makes in a data folder inside the real one: it
 * takes its place when it is whole, so a restore that is broken off leaves none.
 */
export async function fillDataFolder(
  backup: WholeBackup,
  target: RestoreTarget,
  make: (unfinished: DataFolder) => Promise<void>,
): Promise<void> {
  const { config, checkoutDir, log } = target;
  const { dir, cluster } = openFolder(target);
  const lock = lockDataFolder(dir);
  const dataDir = join(dir, 'restoring');
  try {
    await rm(dataDir, { recursive: true, force: true });
    await copyFilesIn(backup, await openFileStorage(config, dir));
    const unfinished = openDataFolder({ dataDir, checkoutDir, log });
    await make(unfinished);
    refuseFilledFolder(target);
    await rm(cluster, { recursive: true, force: true });
    await rename(unfinished.cluster, cluster);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    lock.release();
  }
}
