import { type RawBuilder, sql } from 'kysely';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Tx } from './client.ts';
import type { Write } from './write.ts';

/** After so long, in ms, a caller that has heard no answer does not send the same intent again. */
const keptKeysMs = 24 * 60 * 60_000;
/** So many rows at a time, for no lock is kept for long, and so many times a table; the next run does the rest. */
const batch = { rows: 1000, most: 100 };

export interface ExpiringTable {
  table: string;
  /** True of rows that are not read again; each table has an index for it. */
  isExpired(now: Date): RawBuilder<unknown>;
}

/** The tables of no feature whose rows expire: keys of intents, counts of attempts. */
export const expiringTables: readonly ExpiringTable[] = [
  {
    table: 'idempotency_keys',
    isExpired: (now) => sql`created_at < ${new Date(now.getTime() - keptKeysMs)}`,
  },
  { table: 'rate_limits', isExpired: (now) => sql`expire <= ${now.getTime()}` },
];

/**
 * Removes the expired rows of these tables, in batches. Returns how many rows went; throws when a table failed, after
 * all others had their turn.
 */
export async function removeExpiredRows(
  write: Write,
  tables: readonly ExpiringTable[],
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  let removed = 0;
  const failures = new RowFailures();
  for (const { table, isExpired } of tables) {
    await failures.attempt(table, async () => {
      for (let turn = 0; turn < batch.most && !signal.aborted; turn += 1) {
        const rows = await write((tx) => removeBatch(tx, table, isExpired(now)));
        removed += rows;
        if (rows < batch.rows) break;
      }
    });
  }
  failures.throwAny();
  return removed;
}

async function removeBatch(tx: Tx, table: string, isExpired: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${isExpired} limit ${batch.rows}))`.execute(tx);
  return Number(numAffectedRows);
}
