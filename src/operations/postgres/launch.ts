import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterFileIn, readPostmasterFile } from './postmaster-file.ts';
import { endWithThisProcess, isPostmasterOf, stopPostmaster } from './postmaster-process.ts';
import { spawnAsServerUser } from './run-program.ts';
import type { Server } from './server.ts';
import { openServerLog } from './server-log.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { describeFolderFault, describePostgresFault } from './start-problems.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** The children of a killed server need a moment to notice; until then PostgreSQL refuses to start. */
const LEFTOVER_CHILDREN = /pre-existing shared memory block/;
/** For so long a start is tried again that ended for what passes: such children, or a signal from outside. */
const PASSING_TIMEOUT_MS = 5000;

/**
 * Starts the server and gives its process id once it takes connections. The caller owns the data
 * folder and knows that no server runs in it. Raises a SetupProblem with the reason it gave.
 */
export async function launchServer(server: Server): Promise<number> {
  const { cluster, user, dir } = server.folder;
  const deadline = Date.now() + PASSING_TIMEOUT_MS;
  while (true) {
    prepareSocketFolder(server.socketDir, user);
    clearStalePostmasterFile(cluster);
    const log = openServerLog(cluster, join(dir, 'postgres-start.log'));
    const { child, pid } = await spawnServer(server, log.firstWords);
    const outlive = endWithThisProcess(cluster, () => pid);
    // Not by its command line: just after its start there is none for a moment.
    const isThere = () => child.exitCode === null && child.signalCode === null;
    const state = await waitUntilReady(cluster, pid, server.log, isThere).finally(outlive);
    if (state === 'ready') return pid;
    await stopPostmaster(cluster, pid);
    const output = await log.readOutput();
    const willPass = child.signalCode !== null || LEFTOVER_CHILDREN.test(output);
    if (!willPass || Date.now() > deadline) {
      throw describePostgresFault(output, cluster, child);
    }
    await sleep(100);
  }
}

/** Left by a power loss, it may name a process that is now another's, and PostgreSQL would refuse to start. */
function clearStalePostmasterFile(cluster: string): void {
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid !== undefined && isPostmasterOf(cluster, pid)) return;
  rmSync(postmasterFileIn(cluster), { force: true });
}

/** Detached, so that Ctrl-C in a terminal reaches the application alone, which stops the server when it has drained. */
function spawnServer(
  { program, args, folder }: Server,
  firstWords: string,
): Promise<{ child: ChildProcess; pid: number }> {
  const words = openFirstWords(firstWords);
  return new Promise((resolve, reject) => {
    const options: SpawnOptions = { detached: true, stdio: ['ignore', words, words] };
    const child = spawnAsServerUser(program, args, folder.user, options, reject);
    closeSync(words);
    child?.on('spawn', () => {
      child.unref();
      if (child.pid !== undefined) resolve({ child, pid: child.pid });
    });
  });
}

function openFirstWords(file: string): number {
  try {
    rmSync(file, { force: true });
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    throw describeFolderFault(error, file);
  }
}
