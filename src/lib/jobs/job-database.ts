import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
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
const upkeep = /\b(?:CREATE|ALTER|DROP|REINDEX|VACUUM|ANALYZE|DELETE FROM)\b/;

/**
 * What says that a job is done. It is said again until it is heard: else a job whose effect is there, such as a mail that was sent,
 * would be taken up once more when the database is back. It names the try that it speaks of, and says nothing of a later one.
 */
const completion = /\bSET completed_on\b[^,]+,\s*state = 'completed'/;
const againAfterMs = 250;

/** Where a completion says which jobs are done: a list in JSON, which the planner takes for a hundred. */
const isListed = 'AND j.id = i.id';

/** Names the jobs of a completion by their keys as well, so that they are found by them, and not among all jobs of the kind. */
function byKeys(text: string, values: unknown[] = []): [string, unknown[]] {
  const jobs = listedJobs.safeParse(values[1]).data;
  // Written in another way, it is as good as it was: slow, and heard.
  if (!text.includes(isListed) || values.length !== 2 || !jobs) return [text, values];
  const ids = jobs.map(({ id }) => id);
  return [text.replace(isListed, `${isListed} AND j.id = ANY($3::uuid[])`), [...values, ids]];
}

const listedJobs = z.preprocess(readJson, z.array(z.object({ id: z.string() })));

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** What takes jobs up, and says that they are done. */
const ofJobs = /^\s*with\s+(?:next|input)\s+as\b/i;
/**
 * Finds of a process before the planner is shown what there is. A database that is new, or has just been moved, knows nothing of its
 * jobs for a minute and more: each find and each completion would read all jobs of the kind, also those that were done long ago.
 */
const shownFrom = 50;

export function createJobDatabase(options: {
  /** May be that of a PgBouncer in transaction mode. */
  connectionString: string;
  /** The same database, without a pooler in between. */
  directConnectionString: string;
  max: number;
  outage: OutageLog;
  /** Told of each job that is announced: whether it knows whom to wake for a job of this kind. */
  wake: (kind: string) => boolean;
}): JobDatabase {
  const { connectionString, directConnectionString, max, outage, wake } = options;
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
  let finds = 0;
  let answeredAt: number | null = null;
  let listening: Listening | undefined;
  const closing = new AbortController();

  async function run(text: string, values?: unknown[]) {
    const pool = upkeep.test(text) ? upkeepPool : queue;
    try {
      const result = await pool.query(text, values);
      answeredAt = performance.now();
      outage.answered();
      if (ofJobs.test(text) && result.rows.length > 0) {
        showWhatThereIs();
      }
      return result;
    } catch (error) {
      if (isLostConnection(error)) outage.failed(error);
      throw error;
    }
  }

  function showWhatThereIs(): void {
    finds += 1;
    if (finds !== shownFrom) return;
    // What is prepared is planned anew then. Where it fails, PostgreSQL sees to it by itself before long.
    run('ANALYZE jobs.job').catch(() => undefined);
  }

  /** Until the database has heard it, or this node stops and leaves the job to others. */
  async function insist(text: string, values?: unknown[]): ReturnType<typeof run> {
    const { signal } = closing;
    for (;;) {
      try {
        return await run(text, values);
      } catch (error) {
        if (!isLostConnection(error) || signal.aborted) throw error;
        await wait(againAfterMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  return {
    executeSql: (text, values) =>
      completion.test(text) ? insist(...byKeys(text, values)) : run(text, values),

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

    secondsSinceAnswer: () =>
      answeredAt === null ? null : (performance.now() - answeredAt) / 1000,
    isListening: () => listening?.isListening() ?? false,
    async close() {
      closing.abort();
      await listening?.close();
      await Promise.all([queue.endWithin(graceMs), upkeepPool.endWithin(graceMs)]);
    },
  };
}
