import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';

/** A caller that has heard nothing for this long, in ms, does not send the same intent again. */
const keptKeysMs = 24 * 60 * 60_000;
/** So many rows at a time, for no lock is kept for long, and so many times a table; the next hour does the rest. */
const batch = { rows: 1000, most: 100 };

interface ExpiringTable {
  table: string;
  /** True of rows that nobody will ask for again; each table has an index for it. */
  isOfNoUse(now: Date): RawBuilder<unknown>;
}

const expiringTables: readonly ExpiringTable[] = [
  {
    table: 'idempotency_keys',
    isOfNoUse: (now) => sql`created_at < ${new Date(now.getTime() - keptKeysMs)}`,
  },
  { table: 'auth.sessions', isOfNoUse: (now) => sql`expires_at <= ${now}` },
  { table: 'auth.verifications', isOfNoUse: (now) => sql`expires_at <= ${now}` },
  { table: 'rate_limits', isOfNoUse: (now) => sql`expire <= ${now.getTime()}` },
];

/** Removes what has expired: keys of intents, sessions, links, counts of attempts. Returns how many rows went. */
export async function removeExpired(
  { write, clock }: Pick<Services, 'write' | 'clock'>,
  signal: AbortSignal,
): Promise<number> {
  const now = clock.now();
  let removed = 0;
  for (const { table, isOfNoUse } of expiringTables) {
    for (let turn = 0; turn < batch.most && !signal.aborted; turn += 1) {
      const rows = await write((tx) => removeBatch(tx, table, isOfNoUse(now)));
      removed += rows;
      if (rows < batch.rows) break;
    }
  }
  return removed;
}

async function removeBatch(tx: Tx, table: string, isOfNoUse: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${isOfNoUse} limit ${batch.rows}))`.execute(tx);
  return Number(numAffectedRows);
}
