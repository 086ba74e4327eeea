import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL's words of one start: the first go to a file of ours, the later ones to its own log folder. */
export type ServerLog = {
  firstWords: string;
  /** All that was written since this log was opened. */
  readOutput(): Promise<string>;
};

const COLLECTOR_DELAY_MS = 50;

/** Notes where the server's log stands now, to read later what the coming start adds. */
export function openServerLog(cluster: string, firstWords: string): ServerLog {
  const before = sizesOfLogs(cluster);
  return {
    firstWords,
    async readOutput() {
      await sleep(COLLECTOR_DELAY_MS); // the process that writes the log outlives the server a little
      const added = [...sizesOfLogs(cluster).keys()].map((file) =>
        readFileSync(file)
          .subarray(before.get(file) ?? 0)
          .toString(),
      );
      return [readFileSync(firstWords, 'utf8'), ...added].join('\n');
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
