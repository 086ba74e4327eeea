import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/*
 * A thread of a confined process that looks at what all of it uses, and ends it beyond its limits, or once the process that
 * started it is gone and nobody waits for an answer. It has a thread of its own
 * because what it watches may never come to an end by itself.
 */

const { cpuSeconds, memoryBytes, parent } = z
  .object({ cpuSeconds: z.number(), memoryBytes: z.number(), parent: z.int() })
  .parse(workerData);

const lookEveryMs = 20;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch =
    process.memoryUsage.rss() > memoryBytes || (user + system) / 1_000_000 > cpuSeconds;
  // Whoever loses its parent gets another one.
  const isAlone = process.ppid !== parent;
  if (isTooMuch || isAlone) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
