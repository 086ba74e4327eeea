import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterFileIn, readPostmasterFile } from './postmaster-file.ts';
import { endWithThisProcess, isPostmasterOf, stopPostmaster } from './postmaster-process.ts';
import { spawnAsServerUser } from './run-program.ts';
import type { Server } from './server.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { describeFolderFault, describePostgresFault } from './start-problems.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** PostgreSQL's words of one start: the first go to a file of ours, the later ones to its own log folder. */
type ServerLog = {
  firstWords: string;
  /** All that was written since this log was opened. Asked after the server has ended, it waits for its last words. */
  readOutput(): Promise<string>;
};

/** The process that writes the log outlives the server a little, and longer on a busy machine. */
const COLLECTOR_PAUSE_MS = 50;
const COLLECTOR_TIMEOUT_MS = 2000;
const LAST_WORDS = /\b(FATAL|PANIC|ERROR|error): |database system is shut down/;

/** Notes where the server's log stands now, to read later what the coming start adds. */
function openServerLog(cluster: string, firstWords: string): ServerLog {
  const before = sizesOfLogs(cluster);
  return {
    firstWords,
    async readOutput() {
      const deadline = Date.now() + COLLECTOR_TIMEOUT_MS;
      while (true) {
        await sleep(COLLECTOR_PAUSE_MS);
        const added = [...sizesOfLogs(cluster).keys()].map((file) =>
          readFileSync(file)
            .subarray(before.get(file) ?? 0)
            .toString(),
        );
        const output = [readFileSync(firstWords, 'utf8'), ...added].join('\n');
        if (LAST_WORDS.test(output) || Date.now() > deadline) return output;
      }
    },
  };
}

function sizesOfLogs(cluster: string): Map<string, number> {
  const folder = join(cluster, 'log');
  try {
    const files = readdirSync(folder).map((name) => join(folder, name));
    return new Map(files.map((file) => [file, statSync(file).size]));
  } catch {
    return new Map(); // no log yet
  }
}

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
