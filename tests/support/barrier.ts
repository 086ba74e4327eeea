import pg from 'pg';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

interface Row {
  table:
    | 'projects'
    | 'profiles'
    | 'companies'
    | 'invitations'
    | 'threads'
    | 'deletions'
    | 'completions';
  key: 'id' | 'user_id';
  value: string;
}

type Calls<Result> = readonly (() => Promise<Result>)[];

/**
 * Starts all calls while a row that each of them needs is locked, waits until as many as the pool has
 * connections stand before it, and lets them go at the same moment.
 */
export async function allAtOnce<Result>(
  { connectionString, pool }: TestDatabase,
  row: Row,
  calls: Calls<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const gate = await lock(connectionString, row);
  const results = Promise.allSettled(calls.map((call) => call()));
  await untilWaiting(gate, Math.min(calls.length, pool.options.max ?? 10));
  await open(gate);
  return results;
}

/** Like `allAtOnce`, but each starts when the one before it stands before the row: they come to it in this order. */
export async function oneBehindAnother<Result>(
  { connectionString }: Pick<TestDatabase, 'connectionString'>,
  row: Row,
  calls: Calls<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const gate = await lock(connectionString, row);
  const started: Promise<Result>[] = [];
  for (const call of calls) {
    const result = call();
    // It may be refused before all are waited for.
    result.catch(() => undefined);
    started.push(result);
    await untilWaiting(gate, started.length);
  }
  await open(gate);
  return Promise.allSettled(started);
}

async function lock(connectionString: string, { table, key, value }: Row): Promise<pg.Client> {
  const gate = new pg.Client({ connectionString });
  await gate.connect();
  await gate.query('begin');
  await gate.query(`select from ${table} where ${key} = $1 for update`, [value]);
  return gate;
}

const untilWaiting = (gate: pg.Client, crowd: number): Promise<void> =>
  eventually(async () => {
    if ((await countWaiting(gate)) < crowd) throw new Error('The calls do not wait for this row.');
  });

async function open(gate: pg.Client): Promise<void> {
  await gate.query('commit');
  await gate.end();
}

async function countWaiting(gate: pg.Client): Promise<number> {
  // Within a transaction the statistics are read once, unless they are asked for again.
  await gate.query('select pg_stat_clear_snapshot()');
  const { rows } = await gate.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].n;
}
