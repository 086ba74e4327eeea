import type { PgBoss } from 'pg-boss';
import { BoundedPool } from '#lib/database/bounded-pool.ts';
import { type Listening, listen } from '#lib/database/listening.ts';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import { queueTimeouts, upkeepTimeouts } from '#lib/database/timeouts.ts';
import type { OutageLog } from './outage-log.ts';

type BossDatabase = ReturnType<PgBoss['getDb']>;

/** The queue's connections. Each wait ends, and whatever dies silently is replaced. */
export interface JobDatabase extends BossDatabase {
  /** Seconds since the database last answered a statement of the queue; null before the first. */
  secondsSinceAnswer(): number | null;
  /** Whether new jobs are announced to this node. */
  isListening(): boolean;
  close(): Promise<void>;
}

const applicationName = 'direct365-jobs';
const graceMs = 1_000;

// Definitions and clean-up may take their time; nothing that a waiting job needs does.
const upkeep = /\b(?:CREATE|ALTER|DROP|REINDEX|VACUUM|DELETE FROM)\b/;

export function createJobDatabase(options: {
  /** May be that of a PgBouncer in transaction mode. */
  connectionString: string;
  /** The same database, without a pooler in between. */
  directConnectionString: string;
  max: number;
  outage: OutageLog;
}): JobDatabase {
  const { connectionString, directConnectionString, max, outage } = options;
  const queue = new BoundedPool(connectionString, {
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

  return {
    async executeSql(text, values) {
      const pool = upkeep.test(text) ? upkeepPool : queue;
      try {
        const result = await pool.query(text, values);
        answeredAt = performance.now();
        outage.answered();
        return result;
      } catch (error) {
        if (isLostConnection(error)) outage.failed(error);
        throw error;
      }
    },

    async listen(channel, onNotification, onReconnect) {
      listening = await listen({
        connectionString: directConnectionString,
        applicationName,
        channel,
        onNotification,
        onListening: onReconnect,
        onLost: outage.failed,
      });
      return listening;
    },

    secondsSinceAnswer: () =>
      answeredAt === null ? null : (performance.now() - answeredAt) / 1000,
    isListening: () => listening?.isListening() ?? false,
    async close() {
      await listening?.close();
      await Promise.all([queue.endWithin(graceMs), upkeepPool.endWithin(graceMs)]);
    },
  };
}
