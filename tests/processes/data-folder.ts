/** Data folders that are thrown away, with whatever still runs on them. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmasterFile } from '#operations/postgres/postmaster-file.ts';
import { isPostmasterOf, stopPostmaster } from '#operations/postgres/postmaster-process.ts';
import { findRunningPostgres } from '#operations/postgres/running-postgres.ts';
import { checkoutDir } from './app-process.ts';

const folders = new Set<string>();
const quiet = () => undefined;
export const quietLog = { info: quiet, warn: quiet, error: quiet };

/** A data folder that does not exist yet, in one that PostgreSQL's user may pass through. */
export async function newDataFolder(): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'direct365-faults-')));
  folders.add(parent);
  await chmod(parent, 0o711);
  return join(parent, 'data');
}

/** Where the private database of this folder takes connections. Throws when it does not run. */
export async function connectionStringOf(dataDir: string): Promise<string> {
  const found = await findRunningPostgres({ dataDir, checkoutDir, log: quietLog });
  if (!found) throw new Error(`No database runs in ${dataDir}.`);
  return found.connectionString;
}

/** The process id of the private database that runs in this folder, or undefined. */
export function databasePid(dataDir: string): number | undefined {
  const cluster = join(dataDir, 'postgres');
  const pid = readPostmasterFile(cluster)?.pid;
  return pid !== undefined && isPostmasterOf(cluster, pid) ? pid : undefined;
}

/** The command lines of all processes that name this folder. */
export function processesOf(dataDir: string): string[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'command='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(dataDir));
}

/** Stops the databases that killed processes left running, and removes all folders made here. */
export async function removeDataFolders(): Promise<void> {
  for (const parent of folders) {
    const dataDir = join(parent, 'data');
    const pid = databasePid(dataDir);
    if (pid !== undefined) await stopPostmaster(join(dataDir, 'postgres'), pid);
    await rm(parent, { recursive: true, force: true, maxRetries: 5 });
  }
  folders.clear();
}
