import type { PgBoss } from 'pg-boss';
import { isMissingAnswer } from '#lib/database/bounded-client.ts';
import { BoundedPool } from '#lib/database/bounded-pool.ts';
import { type Listening, listen } from '#lib/database/listening.ts';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import { queueTimeouts, upkeepTimeouts } from '#lib/database/timeouts.ts';
import type { OutageLog } from './outage-log.ts';

type BossDatabase = ReturnType<PgBoss['getDb']>;

/** The queue's connections. Each wait ends, and a connection that dies silently is replaced. */
export interface JobDatabase {
  /** For all that a waiting job needs. */
  queue: BossDatabase;
  /** For the schema and for clean-up, whose statements may take minutes. */
  upkeep: BossDatabase;
  /** Seconds since the database last answered a statement of the queue; null before the first. */
  secondsSinceAnswer(): number | null;
  /** Whether new jobs are announced to this node. */
  isListening(): boolean;
  close(): Promise<void>;
}

const applicationName = 'direct365-jobs';
const graceMs = 1_000;

/** Opens the connections of the job queue. */
export function createJobDatabase(options: {
  /** May be that of a PgBouncer in transaction mode. */
  connectionString: string;
  /** The same database, without a pooler in between. */
  directConnectionString: string;
  max: number;
  outage: OutageLog;
  /** Called with the kind of each job that is announced: returns whether workers of this node handle it. */
  wake: (kind: string) => boolean;
}): JobDatabase {
  const { connectionString, directConnectionString, max, outage, wake } = options;
  const queuePool = new BoundedPool(connectionString, {
    max,
    timeouts: queueTimeouts,
    applicationName,
    throughPooler: connectionString !== directConnectionString,
  });
  const upkeepPool = new BoundedPool(directConnectionString, {
    max: 1,
    timeouts: upkeepTimeouts,
    applicationName,
  });
  let answeredAt: number | null = null;
  let listening: Listening | undefined;

  const sending = (pool: BoundedPool) => async (text: string, values?: unknown[]) => {
    try {
      const result = await pool.query(text, values);
      answeredAt = performance.now();
      outage.answered();
      return result;
    } catch (error) {
      // Clean-up would wait minutes for its answer, and jobs of a killed node wait for clean-up.
      if (isMissingAnswer(error))
        upkeepPool.cutAll('Another connection to the same server has died silently.');
      if (isLostConnection(error)) outage.failed(error);
      throw error;
    }
  };

  return {
    queue: {
      executeSql: sending(queuePool),
      async listen(channel, onNotification, onReconnect) {
        listening = await listen({
          connectionString: directConnectionString,
          applicationName,
          channel,
          onNotification: (kind) => {
            if (!wake(kind)) onNotification(kind);
          },
          onListening: onReconnect,
          onLost: outage.failed,
        });
        return listening;
      },
    },
    upkeep: { executeSql: sending(upkeepPool) },
    secondsSinceAnswer: () =>
      answeredAt === null ? null : (performance.now() - answeredAt) / 1000,
    isListening: () => listening?.isListening() ?? false,
    async close() {
      await listening?.close();
      await Promise.all([queuePool.endWithin(graceMs), upkeepPool.endWithin(graceMs)]);
    },
  };
}
