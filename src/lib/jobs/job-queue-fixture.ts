import { sql } from 'kysely';
import { freshDatabase } from '#tests/support/database.ts';
import { createLog, type Log } from '../log.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';

/** For tests: a database of their own, with as many nodes on it as they start. */
export async function jobQueueFixture() {
  const { connectionString, db, close } = await freshDatabase();
  const nodes = new Set<JobQueue>();
  return {
    connectionString,
    db,
    async startNode(
      options: {
        connectionString?: string;
        directConnectionString?: string;
        log?: Log;
        pollSeconds?: number;
        sendOnly?: boolean;
        stopGraceMs?: number;
      } = {},
    ): Promise<JobQueue> {
      const log = createLog('silent');
      const node = createJobQueue({ connectionString, log, pollSeconds: 0.5, ...options });
      nodes.add(node);
      await node.start();
      return node;
    },
    /** How many jobs are due and not done with, over all nodes. */
    async countDue(): Promise<number> {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job
        where state in ('created', 'retry', 'active') and start_after <= now()
          and name not like '\\_\\_pgboss%'`.execute(db);
      return rows[0]?.n ?? 0;
    },
    /** What became of a job, as the queue keeps it. */
    async stateOf(id: string): Promise<string | undefined> {
      const { rows } = await sql<{
        state: string;
      }>`select state from jobs.job where id = ${id}`.execute(db);
      return rows[0]?.state;
    },
    async close() {
      await Promise.all([...nodes].map((node) => node.stop()));
      await close();
    },
  };
}
