import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { freshDatabase } from '#tests/support/database.ts';
import { createLog } from '../log.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';

/** For tests: a database of their own, with as many nodes on it as they start. */
export async function jobQueueFixture() {
  const database = await freshDatabase();
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 5 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const nodes = new Set<JobQueue>();
  return {
    db,
    connectionString: database.connectionString,
    async startNode(
      options: { pollSeconds?: number; sendOnly?: boolean; stopGraceMs?: number } = {},
    ) {
      const { connectionString } = database;
      const log = createLog('silent');
      const node = createJobQueue({ connectionString, log, pollSeconds: 0.5, ...options });
      nodes.add(node);
      await node.start();
      return node;
    },
    async close() {
      await Promise.all([...nodes].map((node) => node.stop()));
      await db.destroy();
      await database.close();
    },
  };
}
