import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server says of itself in postmaster.pid. */
export type PostmasterFile = {
  pid: number;
  status: 'starting' | 'ready' | 'stopping' | 'unknown';
};

export function postmasterFileIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Reads postmaster.pid, or gives undefined when there is none (or it is not written yet). */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFileIn(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const word = lines[7]?.trim();
  const status = word === 'ready' || word === 'starting' || word === 'stopping' ? word : 'unknown';
  return { pid, status };
}
