import { askServerVersion } from './connection.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import {
  commandLineOf,
  isPostmasterOf,
  stopPostmaster,
  waitUntilGone,
} from './postmaster-process.ts';
import type { Server } from './server.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const STOPPING_TIMEOUT_MS = 5000;

/**
 * Finds the server that a killed process left running and gives its process id. One that is
 * stopping, does not answer, or runs another version or other settings than ours is stopped, and
 * the answer is undefined, as when there is none.
 */
export async function reattachServer(server: Server): Promise<number | undefined> {
  const { cluster } = server.folder;
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid === undefined || !isPostmasterOf(cluster, pid)) return undefined;

  const state = await waitUntilReady(cluster, pid, server.log);
  if (state === 'ready' && (await isAsWeWouldStartIt(server, pid))) return pid;
  if (state === 'stopping') await waitUntilGone(cluster, pid, STOPPING_TIMEOUT_MS);
  await stopPostmaster(cluster, pid);
  return undefined;
}

async function isAsWeWouldStartIt(server: Server, pid: number): Promise<boolean> {
  const ourCommandLine = [server.program, ...server.args].join(' ');
  if (commandLineOf(pid) !== ourCommandLine) return false;
  try {
    return (await askServerVersion(server.socketDir)) === server.version;
  } catch {
    return false;
  }
}
