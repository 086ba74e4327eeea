import { expiredBatch } from '#db/kept-for.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import type { DeletionsServices } from '../services.ts';

/**
 * Removes what is kept for a time and whose time is over, batch by batch. Killed, the next run does the rest. Throws at
 * the end when a table failed, after all others had their turn.
 */
export async function keepPeriods(
  {
    write,
    clock,
    log,
    personalData,
  }: Pick<Services, 'write' | 'clock' | 'log'> & DeletionsServices,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const failures = new RowFailures(signal);
  for (const { kind, table, expire } of personalData.flatMap((part) => part.retention ?? [])) {
    await failures.attempt(table, async () => {
      let rows = 0;
      for (let batch = expiredBatch; batch >= expiredBatch; rows += batch) {
        signal.throwIfAborted();
        batch = await write((tx) => expire(tx, now));
      }
      if (rows > 0) log.info({ kind, table, rows }, 'kept long enough');
    });
  }
  failures.throwAny();
}
