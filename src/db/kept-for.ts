import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './client.ts';
import type { Database } from './schema.ts';

/** So many years before this moment. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/** So many rows at a time, so that none is locked for long. */
export const expiredBatch = 1000;

const batchOf = (table: keyof Database, isExpired: RawBuilder<unknown>) => sql`
  select ctid from ${sql.table(table)} where ${isExpired} limit ${expiredBatch}`;

/** Deletes one batch of such rows; answers how many. */
export async function deleteExpired(
  tx: Tx,
  table: keyof Database,
  isExpired: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(${batchOf(table, isExpired)}))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Changes one batch of such rows, which are none any more then; answers how many. */
export async function changeExpired(
  tx: Tx,
  table: keyof Database,
  { isExpired, change }: { isExpired: RawBuilder<unknown>; change: RawBuilder<unknown> },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${change}
     where ctid = any (array(${batchOf(table, isExpired)}))`.execute(tx);
  return Number(numAffectedRows);
}
