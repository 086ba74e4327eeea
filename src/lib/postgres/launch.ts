import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterFileIn } from './postmaster-file.ts';
import { stopPostmaster } from './postmaster-process.ts';
import { asServerUser, describeSpawnFault } from './run-program.ts';
import type { Server } from './server.ts';
import { openServerLog } from './server-log.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { describeFolderFault, describePostgresFault } from './start-problems.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** The children of a killed server need a moment to notice; until then PostgreSQL refuses to start. */
const LEFTOVER_CHILDREN = /pre-existing shared memory block/;
const LEFTOVER_PATIENCE_MS = 5000;

/**
 * Starts the server and gives its process id once it takes connections. The caller owns the data
 * folder and knows that no server runs in it. Raises a SetupProblem with the reason it gave.
 */
export async function launchServer(server: Server): Promise<number> {
  const { cluster, user, dir } = server.folder;
  const deadline = Date.now() + LEFTOVER_PATIENCE_MS;
  while (true) {
    prepareSocketFolder(server.socketDir, user);
    // Left by a power loss; its process id may meanwhile be another's, and PostgreSQL would wait for that one.
    rmSync(postmasterFileIn(cluster), { force: true });
    const log = openServerLog(cluster, join(dir, 'postgres-start.log'));
    const pid = await spawnServer(server, log.firstWords);
    const state = await waitUntilReady(cluster, pid, server.log);
    if (state === 'ready') return pid;
    await stopPostmaster(cluster, pid);
    const output = await log.readOutput();
    if (!LEFTOVER_CHILDREN.test(output) || Date.now() > deadline) {
      throw describePostgresFault(output, cluster);
    }
    await sleep(100);
  }
}

/** Detached, so that Ctrl-C in a terminal reaches the application alone, which stops the server when it has drained. */
function spawnServer({ program, args, folder }: Server, firstWords: string): Promise<number> {
  const words = openFirstWords(firstWords);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...asServerUser(folder.user),
      detached: true,
      stdio: ['ignore', words, words],
    });
    closeSync(words);
    child.on('error', (error) => reject(describeSpawnFault(error, folder.user)));
    child.on('spawn', () => {
      child.unref();
      if (child.pid !== undefined) resolve(child.pid);
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
