import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { backupName } from '#operations/backups/files/kept-backups.ts';
import type { LogicalManifest } from '#operations/backups/files/manifest.ts';
import { beginBackup } from '#operations/backups/files/new-backup.ts';
import { readBackup, type WholeBackup } from '#operations/backups/files/read-backup.ts';
import { copyDatabaseOut } from '#operations/backups/rows/copy-out.ts';
import { checkMigrations } from '#operations/backups/rows/restore-database.ts';
import { type DataFolder, openDataFolder } from '#operations/postgres/data-folder.ts';
import { lockDataFolder } from '#operations/postgres/data-folder-lock.ts';
import { findInstalledPostgres } from '#operations/postgres/installed-postgres.ts';
import { archivedPieces, shipWal } from '#operations/postgres/physical/ship-wal.ts';
import { readPostmasterFile } from '#operations/postgres/postmaster-file.ts';
import { isPostmasterOf, stopPostmaster } from '#operations/postgres/postmaster-process.ts';
import {
  startOwnedPostgres,
  startPrivatePostgres,
  walArchiveIn,
} from '#operations/postgres/private-postgres.ts';
import { installEarlierPostgres } from '#operations/postgres/upgrade/earlier-programs.ts';
import {
  databaseOfBefore,
  findSwapBack,
  majorOfCluster,
  mendSwap,
  swapBack,
  swapClusters,
} from '#operations/postgres/upgrade/swap-clusters.ts';
import { loadBackup, withRestoreSession } from './load-backup.ts';
import { walArchiveOf } from './restore-cluster-into-folder.ts';
import type { RestoreTarget } from './restore-target.ts';

interface UpgradeOptions {
  isDryRun: boolean;
  now: Date;
  /** Hears of each step as it begins. */
  tell: (step: string) => void;
}

/**
 * Moves the private database to the major version of PostgreSQL that comes with this program. Its rows are written out
 * by the programs that made it, read into a new database and compared there. Then that takes its place, and the old one
 * is kept beside it. Broken off anywhere, the old one is there as it was. A dry run does all of it but the exchange,
 * and takes as long. Returns what the operator reads. Raises a SetupProblem where there is nothing to move, or the site
 * runs.
 */
export const upgradeDatabase = (
  target: RestoreTarget,
  { isDryRun, now, tell }: UpgradeOptions,
): Promise<string> =>
  inOwnedFolder(target, async (folder) => {
    const { from, to } = findUpgrade(folder, target);
    const work = join(folder.dir, 'upgrading');
    await removeRest(work);
    tell(`Fetching the programs of PostgreSQL ${from}`);
    const earlier = await installEarlierPostgres(from, work);
    tell('Writing the rows out');
    const old = await startOwnedPostgres(folder, earlier, target.log);
    const backup = await copyOut(old.connectionString, join(work, 'backup'), now, {
      ...{ folder, target, isDryRun },
    }).finally(() => old.stop());
    tell('Reading them into a new database, and comparing');
    const made = join(work, 'new');
    await copyIn(backup, made, target);
    if (isDryRun) {
      await rm(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
      return `moved from PostgreSQL ${from} to ${to}: ${folder.cluster}.`;
    }
    tell('Putting it in its place');
    const aside = await swapClusters(folder, join(made, 'postgres'), to);
    // With what a command that was killed left there: an npm may still be writing.
    await rm(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
    const { tables } = backup.manifest;
    return [
      `The database is one of PostgreSQL ${to} now: ${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, each compared.`,
      `The one of PostgreSQL ${from} is kept in ${aside}. Remove that folder when you are sure; until then npm run admin -- upgrade-database --undo goes back to it.`,
    ].join('\n');
  });

/** Goes back to the database from before the upgrade. Later writes are only in the other one, which is kept. */
export const undoUpgrade = (target: RestoreTarget, isDryRun: boolean): Promise<string> =>
  inOwnedFolder(target, async (folder) => {
    const { before, undone } = findSwapBack(folder);
    if (isDryRun) return `gone back to ${before}.`;
    await swapBack(folder);
    return [
      `The database of PostgreSQL ${majorOfCluster(folder.cluster)} is in its place again. Start it with the version of Direct365 that it belongs to.`,
      `What was written since the upgrade is in ${undone} alone.`,
    ].join('\n');
  });

async function inOwnedFolder(
  { config, checkoutDir, log }: RestoreTarget,
  act: (folder: DataFolder) => Promise<string>,
): Promise<string> {
  if (config.databaseUrl) {
    throw new SetupProblem(
      'The database at DATABASE_URL is your own: upgrade it by the means of its server. This command is for the private one.',
    );
  }
  const folder = openDataFolder({ dataDir: config.dataDir, checkoutDir, log });
  const lock = lockDataFolder(folder.dir);
  try {
    await mendSwap(folder);
    return await act(folder);
  } finally {
    lock.release();
  }
}

function findUpgrade(
  folder: DataFolder,
  { checkoutDir }: RestoreTarget,
): { from: string; to: string } {
  const from = majorOfCluster(folder.cluster);
  const to = findInstalledPostgres(checkoutDir).serverVersion.split('.')[0] ?? '';
  if (from === undefined) {
    throw new SetupProblem(`There is no database in ${folder.dir}: there is nothing to upgrade.`);
  }
  if (Number(from) >= Number(to)) {
    throw new SetupProblem(
      `The database in ${folder.cluster} is one of PostgreSQL ${from}, and this version of Direct365 comes with ${to}: there is nothing to upgrade.`,
    );
  }
  const before = databaseOfBefore(folder);
  if (before !== undefined) {
    throw new SetupProblem(
      `${before} holds the database of before an earlier upgrade. Remove it if you need it no more, and run the command again.`,
    );
  }
  return { from, to };
}

/** What an earlier try left, its server included; the programs that it fetched stay. */
async function removeRest(work: string): Promise<void> {
  const cluster = join(work, 'new', 'postgres');
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid !== undefined && isPostmasterOf(cluster, pid)) await stopPostmaster(cluster, pid);
  for (const part of ['new', 'backup']) {
    await rm(join(work, part), { recursive: true, force: true });
  }
  await mkdir(work, { recursive: true, mode: 0o711 });
}

type RowsOfAll = WholeBackup & { manifest: LogicalManifest };

/** Writes out all rows, and reads every byte of them again. Stored files stay where they are. */
async function copyOut(
  connectionString: string,
  into: string,
  now: Date,
  { folder, target, isDryRun }: { folder: DataFolder; target: RestoreTarget; isDryRun: boolean },
): Promise<RowsOfAll> {
  return withRestoreSession(connectionString, async (client) => {
    await shipRest(folder, target, isDryRun, async () => {
      const { rows } = await client.query<{ id: string }>(
        'select system_identifier::text as id from pg_control_system()',
      );
      return rows[0]?.id ?? '';
    });
    const rows = await beginBackup(into, backupName('logical', now));
    const copied = await copyDatabaseOut(client, rows, async () => undefined);
    await checkMigrations(copied);
    const files = { storedFiles: 0, missingFiles: [] };
    const manifest: LogicalManifest = {
      ...{ format: 1, kind: 'logical', madeAt: now.toISOString() },
      ...copied,
      ...files,
    };
    return { ...(await readBackup(await rows.finish(manifest))), manifest };
  });
}

/** The log of the old database goes to its backups; what is left behind would stand in the way of the new one's. */
async function shipRest(
  { dir }: DataFolder,
  { config }: RestoreTarget,
  isDryRun: boolean,
  findSystemId: () => Promise<string>,
): Promise<void> {
  const archive = walArchiveIn(dir);
  if (!existsSync(archive) || (isDryRun && config.backups)) return;
  if (config.backups)
    await shipWal(archive, walArchiveOf(config.backups.folder, await findSystemId()));
  if (archivedPieces(readdirSync(archive)).length > 0) {
    throw new SetupProblem(
      `${archive} holds log that no backup has taken yet. Set BACKUP_DIR to where it belongs, or move it away, and run the command again.`,
    );
  }
}

async function copyIn(backup: RowsOfAll, dataDir: string, target: RestoreTarget): Promise<void> {
  const { checkoutDir, log } = target;
  const postgres = await startPrivatePostgres({ dataDir, checkoutDir, log });
  try {
    await loadBackup(postgres.connectionString, backup, backup.manifest, log, 'continued');
  } finally {
    await postgres.stop();
  }
}
