import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog } from '#lib/log.ts';
import { checkoutDir } from '#tests/processes/app-process.ts';
import { inDatabase, onServer } from '#tests/support/server-connection.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import { collectStatements } from '../statements/collect-statements.ts';
import { placements } from './placements.ts';
import { describeSharding, type Judged } from './report.ts';
import { type SchemaFinding, shareOut } from './sharded-schema.ts';
import { tryStatement } from './try-statement.ts';

/** A server with Citus in its shared_preload_libraries, as a superuser. */
const server = process.env.CITUS_URL;
const [whole, shared] = ['direct365_whole', 'direct365_shared'];
/** As many as it takes to distinguish one from all. */
const shards = 4;

/** Every statement of the product, asked of a database that is shared out by person. */
export const sharding: Benchmark = {
  about:
    'each statement of the product against Citus, sharded by person (CITUS_URL); writes docs/sharding.md',
  longestRunMs: 90 * 60_000,
  async run(report) {
    if (!server) throw new Error('CITUS_URL has to name a server with Citus, as a superuser.');
    report('the tests are listened to');
    const statements = await collectStatements();
    report(`${statements.length} statements`);
    await makeDatabases(server);
    const clients = {
      whole: new pg.Client({ connectionString: inDatabase(server, whole) }),
      shared: new pg.Client({ connectionString: inDatabase(server, shared) }),
    };
    try {
      await Promise.all([clients.whole.connect(), clients.shared.connect()]);
      await clients.shared.query(
        `create extension citus; set citus.shard_count = ${shards}; set client_min_messages = error`,
      );
      const { rows } = await clients.shared.query<{ citus: string }>(
        'select citus_version() as citus',
      );
      const version = rows[0]?.citus.split(' on ')[0] ?? '';
      report(`the tables are shared out, by ${version}`);
      const findings = await shareOut(clients.shared, placements);
      const judged: Judged[] = [];
      for (const statement of statements) {
        judged.push({ ...statement, verdict: await tryStatement(clients, statement) });
      }
      await writeFile(
        join(checkoutDir, 'docs/sharding.md'),
        describeSharding({ findings, judged, version }),
      );
      return [...statementFigures(judged), ...schemaFigures(findings)];
    } finally {
      await Promise.all([clients.whole.end(), clients.shared.end()]);
      for (const name of [whole, shared]) {
        await onServer(server, `drop database if exists ${name} with (force)`);
      }
    }
  },
};

/** The same product in two databases, as it starts: one of them is shared out then. */
async function makeDatabases(url: string): Promise<void> {
  // They name the queues of all jobs.
  await import('../../src/app/workers.ts');
  for (const name of [whole, shared]) {
    await onServer(url, `drop database if exists ${name} with (force)`);
    await onServer(url, `create database ${name}`);
    const connectionString = inDatabase(url, name);
    const db = createDb(openPool(connectionString, 1));
    await migrate(db);
    await db.destroy();
    const jobs = createJobQueue({ connectionString, log: createLog('error'), sendOnly: true });
    await jobs.start();
    await jobs.stop();
  }
}

const count = (name: string, value: number): Figure => ({ name, value, unit: 'count' });

function statementFigures(judged: readonly Judged[]): Figure[] {
  const outcomes = ['not shared out', 'one', 'all', 'in steps', 'refused', 'not judged'] as const;
  return [
    count('statements', judged.length),
    ...outcomes.map((wanted) =>
      count(
        `statements: ${wanted}`,
        judged.filter(({ verdict }) => verdict.outcome === wanted).length,
      ),
    ),
  ];
}

const schemaFigures = (findings: readonly SchemaFinding[]): Figure[] =>
  [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, found]) =>
    count(`schema: ${kind}`, found.length),
  );
