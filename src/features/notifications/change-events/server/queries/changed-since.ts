import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { timelineOf } from '#lib/database/wal-position.ts';

/**
 * Whether this person was, or will be, told of something that a transaction with this number or a higher one has done.
 * And the timeline of the database that says so.
 */
export async function changedSince(
  db: Db,
  personId: string,
  xid: bigint,
): Promise<{ hasChanged: boolean; timeline: number }> {
  const { rows } = await sql<{ hasChanged: boolean; file: string }>`
    select pg_walfile_name(pg_current_wal_lsn()) as file,
           exists (
             select from live_events where person_id = ${personId} and xid >= ${String(xid)}::xid8
           ) as "hasChanged"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not say what was told.');
  return { hasChanged: row.hasChanged, timeline: timelineOf(row.file) };
}
