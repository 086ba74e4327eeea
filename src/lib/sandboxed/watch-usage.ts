import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/*
 * A thread of a sandboxed process that watches its usage, and ends it beyond its limits, or once its parent is gone and
 * no answer is expected. It has a thread of its own because what it watches may never end.
 */

const { cpuSeconds, memoryBytes, parent } = z
  .object({ cpuSeconds: z.number(), memoryBytes: z.number(), parent: z.int() })
  .parse(workerData);

const lookEveryMs = 20;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch =
    process.memoryUsage.rss() > memoryBytes || (user + system) / 1_000_000 > cpuSeconds;
  // A process that loses its parent gets another one.
  const isAlone = process.ppid !== parent;
  if (isTooMuch || isAlone) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
