import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { endPostmaster } from './postmaster.ts';
import { killRecorded, recordedProcesses, recordProcess, runnerOf } from './process-record.ts';

const markerOf = (folder: string): string => join(folder, 'direct365-cluster');

/**
 * Creates this folder, after ending the processes that a killed runner left. Throws a SetupProblem when it contains
 * other files.
 */
export async function takeFolder(folder: string): Promise<void> {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found) {
    // In a shared folder, such as /tmp, another system user may have made it.
    const isOurs = found.isDirectory() && found.uid === process.getuid?.();
    if (!isOurs || (readdirSync(folder).length > 0 && !existsSync(markerOf(folder)))) {
      throw new SetupProblem(
        `${folder} is there and was not made by npm run cluster: remove it, or name another with --folder.`,
      );
    }
    const runner = runnerOf(folder);
    if (runner !== undefined) {
      throw new SetupProblem(
        `A cluster runs in ${folder} already (process ${runner}): end it, or name another folder with --folder.`,
      );
    }
    await removeCluster(folder);
  }
  mkdirSync(folder, { recursive: true });
  // PostgreSQL's user passes through it.
  chmodSync(folder, 0o711);
  recordProcess(folder, process.pid, true);
  mkdirSync(markerOf(folder));
}

/** Ends and removes what killed runners left in folders of this beginning. */
export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  const folders = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(parent, name))) {
    if (existsSync(markerOf(folder)) && runnerOf(folder) === undefined) await removeCluster(folder);
  }
}

/** Ends all that runs in this folder, at once, and removes it. */
export async function removeCluster(folder: string): Promise<void> {
  // First those who would start a database again.
  killRecorded(folder);
  while (recordedProcesses(folder).length > 0) await wait(20);
  const machines = readdirSync(folder, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  await Promise.all(machines.map(({ name }) => endPostmaster(join(folder, name))));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Gives a folder with all that is in it to this user. */
export function giveTo(user: { uid: number; gid: number }, path: string): void {
  chownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(user, join(path, name));
}
