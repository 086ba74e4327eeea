import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The command line of a live process, its parts joined by blanks; undefined when there is no such
 * process, or only its remains.
 */
export function commandLineOf(pid: number, platform = process.platform): string | undefined {
  return platform === 'linux' ? commandLineFromProc(pid) : commandLineFromPs(pid);
}

/**
 * Whether this process is the PostgreSQL server of this cluster, run by the cluster's owner. A
 * process id alone proves nothing: after a restart of the machine it may be anyone's.
 */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  const commandLine = commandLineOf(pid);
  return (
    commandLine?.includes(`/postgres -D ${cluster} -c `) === true &&
    (process.platform !== 'linux' || ownerOf(`/proc/${pid}`) === ownerOf(cluster))
  );
}

/** Asks PostgreSQL to stop at once but cleanly, then less and less politely; returns when it is gone. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  // Fast shutdown; immediate shutdown (the next start replays the log, nothing is lost); the end.
  const steps = [
    { signal: 'SIGINT', timeoutMs: 6000 },
    { signal: 'SIGQUIT', timeoutMs: 2000 },
    { signal: 'SIGKILL', timeoutMs: 1000 },
  ] as const;
  for (const { signal, timeoutMs } of steps) {
    if (!isPostmasterOf(cluster, pid)) return;
    sendSignal(pid, signal);
    if (await waitUntilGone(cluster, pid, timeoutMs)) return;
  }
}

/** Whether the server has gone within so many milliseconds. */
export async function waitUntilGone(
  cluster: string,
  pid: number,
  milliseconds: number,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isPostmasterOf(cluster, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/** Sends a signal to a process that may just have ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended: what we wanted, or what the caller is about to see.
  }
}

/** Whether a process with this id exists, no matter whose it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function commandLineFromProc(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return text === '' ? undefined : text.split('\0').join(' ').trimEnd();
  } catch {
    return undefined;
  }
}

function commandLineFromPs(pid: number): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'en_US.UTF-8' }, // or letters beyond ASCII are masked
  });
  const [, state, command] = /^(\S+)\s+(.*)$/.exec(stdout?.trim() ?? '') ?? [];
  return status === 0 && state?.startsWith('Z') === false ? command : undefined;
}

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid;
}

/** Should this process exit, that server is asked to stop as well. Returns how to end the bond. */
export function endWithThisProcess(cluster: string, pidNow: () => number): () => void {
  const end = (): void => {
    if (isPostmasterOf(cluster, pidNow())) sendSignal(pidNow(), 'SIGINT');
  };
  process.on('exit', end);
  return () => process.off('exit', end);
}
