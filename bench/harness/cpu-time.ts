import { readFileSync } from 'node:fs';

// Linux counts the time of processes in hundredths of a second, on every machine that Node runs on.
const tickMs = 10;

/**
 * CPU time that a process has taken since its start, in milliseconds; undefined where the system does not report it
 * (not Linux).
 */
export function cpuMilliseconds(pid: number): number | undefined {
  try {
    // The name in the second field may contain spaces; user and system time are the 12th and 13th fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}
