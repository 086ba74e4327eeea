import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { connectionStringFor, ensureDatabase } from './connection.ts';
import { type DataFolder, type DataFolderOptions, openDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { findInstalledPostgres, type InstalledPostgres } from './installed-postgres.ts';
import { launchServer } from './launch.ts';
import type { OperatorLog } from './operator-log.ts';
import { reattachServer } from './reattach.ts';
import { describeServer } from './server.ts';
import { describePostgresFault } from './start-problems.ts';
import { superviseServer } from './supervision.ts';
import { mendSwap } from './upgrade/swap-clusters.ts';

export type PrivatePostgres = {
  /** For `pg` and libpq alike, through a Unix socket. */
  connectionString: string;
  socketDir: string;
  /** Where the data really lies: not always where it was asked for, when root runs us. */
  dataDir: string;
  /** Whether this start made the database's files. */
  wasInitialised: boolean;
  /** Whether a server was found that a killed process had left running. */
  reattached: boolean;
  /** Stops the server (every change that was acknowledged is kept) and gives up the data folder. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL that belongs to a data folder, making its files the first time, and owns
 * both until `stop` or the end of this process. Raises a SetupProblem when the folder cannot be
 * used, another live process owns it, or PostgreSQL cannot run here.
 */
export async function startPrivatePostgres(options: DataFolderOptions): Promise<PrivatePostgres> {
  const installed = findInstalledPostgres(options.checkoutDir);
  const folder = openDataFolder(options);
  const lock = lockDataFolder(folder.dir);
  try {
    if (await mendSwap(folder)) {
      options.log.info(`An upgrade of the database was cut short: ${folder.cluster} is as before.`);
    }
    const { stop, ...running } = await startIn(folder, installed, options);
    let stopped: Promise<void> | undefined;
    return {
      ...running,
      stop() {
        stopped ??= stop().finally(() => lock.release());
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Starts the server of a data folder that the caller owns, with programs of the caller's choice. Raises a SetupProblem
 * when it cannot run.
 */
export const startOwnedPostgres = (
  folder: DataFolder,
  installed: InstalledPostgres,
  log: OperatorLog,
): Promise<PrivatePostgres> => startIn(folder, installed, { log });

/** The folder in which the server leaves its log, open to itself and to us alone. */
function makeWalArchive({ dir, user }: DataFolder): string {
  const folder = walArchiveIn(dir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Where the server of a data folder leaves its log, when it does. */
export const walArchiveIn = (dataDir: string): string => join(dataDir, 'wal-archive');

async function startIn(
  folder: DataFolder,
  installed: InstalledPostgres,
  { log, archivesWal = false }: Pick<DataFolderOptions, 'log' | 'archivesWal'>,
): Promise<PrivatePostgres> {
  const native = await prepareBinaries(installed, folder);
  const wasInitialised = await ensureCluster(folder, native, installed.serverVersion);
  const walArchive = archivesWal ? makeWalArchive(folder) : undefined;
  const server = describeServer(folder, native, installed.serverVersion, log, walArchive);

  const found = await reattachServer(server);
  const { stop } = superviseServer(server, found ?? (await launchServer(server)));
  try {
    await ensureDatabase(server.socketDir);
  } catch (error) {
    await stop();
    throw describePostgresFault(String(error), folder.cluster);
  }
  return {
    connectionString: connectionStringFor(server.socketDir),
    socketDir: server.socketDir,
    dataDir: folder.dir,
    wasInitialised,
    reattached: found !== undefined,
    stop,
  };
}
