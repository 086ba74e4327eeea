import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/*
 * A thread of a confined process that looks at what all of it uses, and ends it beyond its limits. It has a thread of its own
 * because what it watches may never come to an end by itself.
 */

const { cpuSeconds, memoryBytes } = z
  .object({ cpuSeconds: z.number(), memoryBytes: z.number() })
  .parse(workerData);

const lookEveryMs = 20;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch =
    process.memoryUsage.rss() > memoryBytes || (user + system) / 1_000_000 > cpuSeconds;
  if (isTooMuch) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
