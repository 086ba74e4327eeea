import pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { listReleasedStates, rebuildReleasedState } from '#db/released/released-state.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { checkoutDir } from '#tests/processes/app-process.ts';
import { newDataFolder, quietLog } from '#tests/processes/data-folder.ts';
import type { Benchmark } from '../harness/figures.ts';
import { collectStatements, type RecordedStatement } from '../statements/collect-statements.ts';
import { reasonToReadAll } from './may-read-all.ts';
import { multiplyRows } from './multiplied-rows.ts';
import { type WholeRead, wholeReadsOf } from './whole-reads.ts';

/**
 * Every row of the newest released state and of what was inserted meanwhile, so many times more: thousands of
 * everything.
 */
const times = 1500;
/** What is smaller may be read as a whole. */
const muchFrom = 1000;

/** Every statement of the product, planned where there is much of everything. */
export const plans: Benchmark = {
  about: 'the statements of the product that read a large table from its beginning to its end',
  longestRunMs: 60 * 60_000,
  async run(report) {
    report('the tests are listened to');
    const statements = await collectStatements();
    report(`${statements.length} statements`);
    const database = await startPrivatePostgres({
      ...{ dataDir: await newDataFolder(), checkoutDir, log: quietLog },
    });
    const client = new pg.Client({ connectionString: database.connectionString });
    try {
      await client.connect();
      await fill(database.connectionString);
      await insertExamples(client, statements);
      const rows = await multiplyRows(client, times);
      const isMuch = ({ name }: WholeRead): boolean => (rows.get(name) ?? 0) >= muchFrom;
      report(`${[...rows.values()].filter((n) => n >= muchFrom).length} of ${rows.size} tables`);
      const counts = { planned: 0, withReason: 0, without: 0 };
      for (const statement of statements) {
        const reads = (await readsOf(client, statement))?.filter(isMuch);
        if (!reads) continue;
        counts.planned += 1;
        if (reads.length === 0) continue;
        const isAllowed = reasonToReadAll(statement.place) !== undefined;
        counts[isAllowed ? 'withReason' : 'without'] += 1;
        if (!isAllowed) report(describe(statement, reads));
      }
      return [
        { name: 'statements that were planned', value: counts.planned, unit: 'count' },
        { name: 'read all, for a reason', value: counts.withReason, unit: 'count' },
        { name: 'read all', value: counts.without, unit: 'count' },
      ];
    } finally {
      await client.end();
      await database.stop();
    }
  },
};

async function fill(connectionString: string): Promise<void> {
  const newest = (await listReleasedStates()).at(-1);
  if (newest === undefined) throw new Error('No released state is kept.');
  const db = createDb(openPool(connectionString, 1));
  try {
    await rebuildReleasedState(db, newest);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * What a released state has nothing of: the rows that were inserted while the product was listened to, whomever they
 * are of.
 */
async function insertExamples(
  client: pg.Client,
  statements: readonly RecordedStatement[],
): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const { text, values } of statements) {
    if (!/^\s*insert into/.test(text)) continue;
    // Some are there already, and some are of tables that this database has not.
    await client.query(text, values).catch(() => undefined);
  }
  await client.query('set session_replication_role = default');
}

/**
 * What a plan for all values reads as a whole; nothing for what has no plan, or is of a table that this database has
 * not.
 */
async function readsOf(
  client: pg.Client,
  { text }: RecordedStatement,
): Promise<WholeRead[] | undefined> {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  try {
    const { rows } = await client.query(`explain (verbose, generic_plan, format json) ${text}`);
    return wholeReadsOf(rows[0]?.['QUERY PLAN']);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return undefined;
  }
}

const describe = ({ place, text }: RecordedStatement, reads: readonly WholeRead[]): string =>
  [
    place,
    ...reads.map(({ name, filter }) => `  reads ${name}${filter ? `, keeps ${filter}` : ''}`),
    `  ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
  ].join('\n');
