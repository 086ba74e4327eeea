import { expiredBatch } from '#db/kept-for.ts';
import type { Services } from '#server/services.ts';
import type { DeletionsServices } from '../services.ts';

/** Removes what is kept for a time and whose time is over, batch by batch. Killed, the next run does the rest. */
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
  for (const { kind, table, expire } of personalData.flatMap((part) => part.retention ?? [])) {
    let rows = 0;
    for (let batch = expiredBatch; batch >= expiredBatch; rows += batch) {
      signal.throwIfAborted();
      batch = await write((tx) => expire(tx, now));
    }
    if (rows > 0) log.info({ kind, table, rows }, 'kept long enough');
  }
}
