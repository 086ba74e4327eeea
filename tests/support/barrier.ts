import pg from 'pg';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

/**
 * Starts all calls while a row that each of them needs is locked, waits until as many as the pool has
 * connections stand before it, and lets them go at the same moment.
 */
export async function allAtOnce<Result>(
  { connectionString, pool }: TestDatabase,
  row: {
    table: 'projects' | 'profiles' | 'invitations' | 'threads' | 'deletions';
    key: 'id' | 'user_id';
    value: string;
  },
  calls: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const gate = new pg.Client({ connectionString });
  await gate.connect();
  await gate.query('begin');
  await gate.query(`select from ${row.table} where ${row.key} = $1 for update`, [row.value]);
  const results = Promise.allSettled(calls.map((call) => call()));
  const crowd = Math.min(calls.length, pool.options.max ?? 10);
  await eventually(async () => {
    if ((await countWaiting(gate)) < crowd) throw new Error('The calls do not wait for this row.');
  });
  await gate.query('commit');
  await gate.end();
  return results;
}

async function countWaiting(gate: pg.Client): Promise<number> {
  // Within a transaction the statistics are read once, unless they are asked for again.
  await gate.query('select pg_stat_clear_snapshot()');
  const { rows } = await gate.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].n;
}
