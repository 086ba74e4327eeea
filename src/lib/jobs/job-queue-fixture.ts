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
    async close() {
      await Promise.all([...nodes].map((node) => node.stop()));
      await close();
    },
  };
}
