import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmasterFile } from '#operations/postgres/postmaster-file.ts';
import { commandLineOf, sendSignal } from '#operations/postgres/postmaster-process.ts';
import { postgresFolder } from './files/database.ts';

/** The server that Patroni runs below this folder; undefined when there is none. */
export function postmasterBelow(root: string): number | undefined {
  const cluster = join(root, postgresFolder);
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid === undefined) return undefined;
  // After a restart of the machine its number may be anyone's.
  return commandLineOf(pid)?.includes(`postgres -D ${cluster} `) ? pid : undefined;
}

/** Ends it at once, but so that it gives back the memory that it shares; returns when it is gone. */
export async function endPostmaster(root: string): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    const pid = postmasterBelow(root);
    if (pid === undefined) return;
    sendSignal(pid, signal);
    const deadline = Date.now() + patienceMs;
    while (postmasterBelow(root) !== undefined && Date.now() < deadline) await wait(20);
  }
}
