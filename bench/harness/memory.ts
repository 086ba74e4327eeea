import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const kibibytes = 1024;

/** What a process has in memory, in MiB. */
export function processMebibytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) / kibibytes;
}

/**
 * What a PostgreSQL server and its children have in memory together, in MiB. Where the system reports it (Linux),
 * shared memory counts once; elsewhere it counts for each.
 */
export function databaseMebibytes(postmaster: number): number {
  const { stdout } = spawnSync('ps', ['-ax', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid = 0]) => pid);
  return [postmaster, ...children].reduce((sum, pid) => sum + shareOf(pid), 0);
}

function shareOf(pid: number): number {
  try {
    const [, proportional] = /^Pss:\s+(\d+) kB/m.exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'),
    ) ?? [undefined, '0'];
    return Number(proportional) / kibibytes;
  } catch {
    return processMebibytes(pid);
  }
}
