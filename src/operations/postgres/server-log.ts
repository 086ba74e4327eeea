import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL's words of one start: the first go to a file of ours, the later ones to its own log folder. */
export type ServerLog = {
  firstWords: string;
  /** All that was written since this log was opened. Asked after the server has ended, it waits for its last words. */
  readOutput(): Promise<string>;
};

/** The process that writes the log outlives the server a little, and longer on a busy machine. */
const COLLECTOR_PAUSE_MS = 50;
const COLLECTOR_TIMEOUT_MS = 2000;
const LAST_WORDS = /\b(FATAL|PANIC|ERROR|error): |database system is shut down/;

/** Notes where the server's log stands now, to read later what the coming start adds. */
export function openServerLog(cluster: string, firstWords: string): ServerLog {
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
