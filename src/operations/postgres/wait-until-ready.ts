import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatorLog } from './operator-log.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './postmaster-process.ts';

const POLL_MS = 5;
const SLOW_MS = 5000;

/**
 * Waits until the server takes connections. There is no limit while it is at work: after a power
 * loss it may have minutes of changes to replay. `isThere` says whether it still runs; who has
 * started it knows that from the system, others find it by its id.
 */
export async function waitUntilReady(
  cluster: string,
  pid: number,
  log: OperatorLog,
  isThere = () => isPostmasterOf(cluster, pid),
): Promise<'ready' | 'stopping' | 'gone'> {
  let slowAt = Date.now() + SLOW_MS;
  while (true) {
    const file = readPostmasterFile(cluster);
    const status = file?.pid === pid ? file.status : 'unknown';
    if (!isThere()) return 'gone';
    if (status === 'ready' || status === 'stopping') return status;
    if (Date.now() > slowAt) {
      log.info('The private database is still starting; after a power loss this can take minutes.');
      slowAt = Number.POSITIVE_INFINITY;
    }
    await sleep(POLL_MS);
  }
}
