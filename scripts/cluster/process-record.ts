/** Which processes a cluster on this machine consists of, in a file: the next start can end them, and no others. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sendSignal } from '#operations/postgres/postmaster-process.ts';

const recordSchema = z.object({
  pid: z.int().positive(),
  startedAt: z.string(),
  /** Of the one who started the others, and who is not to be ended. */
  isRunner: z.boolean(),
});

const recordIn = (folder: string): string => join(folder, 'processes.jsonl');

/**
 * When a process began, in ticks since the machine did: with its id that is it and no other. Undefined when it is gone.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may contain any character.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : rest[18];
  } catch {
    return undefined;
  }
}

/** Notes a process that was just started. */
export function recordProcess(folder: string, pid: number, isRunner = false): void {
  const startedAt = startOf(pid);
  if (startedAt === undefined) return;
  appendFileSync(recordIn(folder), `${JSON.stringify({ pid, startedAt, isRunner })}\n`, {
    mode: 0o600,
  });
}

function running(folder: string, wantsRunner: boolean): number[] {
  if (!existsSync(recordIn(folder))) return [];
  const lines = readFileSync(recordIn(folder), 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line) => recordSchema.parse(JSON.parse(line)))
    .filter(({ pid, startedAt, isRunner }) => {
      return isRunner === wantsRunner && startOf(pid) === startedAt;
    })
    .map(({ pid }) => pid);
}

/** Those that were noted and still run. */
export const recordedProcesses = (folder: string): number[] => running(folder, false);

/** The process that runs the cluster in this folder, while it does. */
export const runnerOf = (folder: string): number | undefined => running(folder, true)[0];

/** Ends those that were noted and still run, at once, each with what it has started. */
export function killRecorded(folder: string): void {
  for (const pid of recordedProcesses(folder)) {
    sendSignal(-pid, 'SIGKILL');
    sendSignal(pid, 'SIGKILL');
  }
}
