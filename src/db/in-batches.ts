import type { Tx } from './client.ts';
import type { Write } from './write.ts';

/** The most rows that one transaction of a job changes. */
export const batchSize = 500;

/**
 * Changes rows batch by batch, each in a transaction of its own, until one of them finds fewer than a whole batch.
 * Whatever ends it in the middle leaves whole batches, and the next run goes on after them.
 */
export async function inBatches(
  write: Write,
  signal: AbortSignal,
  change: (tx: Tx) => Promise<number>,
): Promise<number> {
  let changed = 0;
  while (!signal.aborted) {
    const rows = await write(change);
    changed += rows;
    if (rows < batchSize) break;
  }
  return changed;
}
