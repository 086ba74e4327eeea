import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStorage } from '#app/outside-services.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { LogicalManifest } from '#operations/backups/files/manifest.ts';
import type { WholeBackup } from '#operations/backups/files/read-backup.ts';
import { type DataFolder, openDataFolder } from '#operations/postgres/data-folder.ts';
import { lockDataFolder } from '#operations/postgres/data-folder-lock.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
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
  isDryRun: boolean,
): Promise<void> =>
  fillDataFolder(backup, target, isDryRun, async ({ dir }) => {
    const { checkoutDir, log } = target;
    const postgres = await startPrivatePostgres({ dataDir: dir, checkoutDir, log });
    try {
      await loadBackup(postgres.connectionString, backup, manifest, log);
    } finally {
      await postgres.stop();
    }
  });

/**
 * Copies the files of a backup into the storage, and moves the database that `make` restores into a folder inside the
 * data folder to its place once it is whole. A dry run restores the database as well and then deletes it: it finds what
 * the restore would find, takes as long, and changes nothing.
 */
export async function fillDataFolder<Result>(
  backup: WholeBackup,
  target: RestoreTarget,
  isDryRun: boolean,
  make: (unfinished: DataFolder) => Promise<Result>,
): Promise<Result> {
  const { config, checkoutDir, log } = target;
  const { dir, cluster } = openFolder(target);
  const lock = lockDataFolder(dir);
  const dataDir = join(dir, 'restoring');
  try {
    await rm(dataDir, { recursive: true, force: true });
    const storage = await openFileStorage(config, dir);
    if (!isDryRun) await copyFilesIn(backup, storage);
    const unfinished = openDataFolder({ dataDir, checkoutDir, log });
    const made = await make(unfinished);
    refuseFilledFolder(target);
    if (!isDryRun) {
      await rm(cluster, { recursive: true, force: true });
      await rename(unfinished.cluster, cluster);
    }
    return made;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    lock.release();
  }
}
