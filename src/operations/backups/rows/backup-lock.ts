import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#db/client.ts';

/** An arbitrary number that means a backup under way. */
const lockKey = 7_319_245_001;

/** Claims for this session that a backup is under way; false when there is one already. */
export async function claimBackup(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1) as is_ours',
    [lockKey],
  );
  return rows[0]?.is_ours === true;
}

/** Keeps backups from beginning until the end of this transaction; false when one is under way. */
export async function keepBackupsAway(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_away: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockKey}::bigint) as is_away`.execute(tx);
  return rows[0]?.is_away === true;
}
