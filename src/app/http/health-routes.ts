import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { listPendingMigrations } from '#db/migrate.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import type { Metrics } from './metrics.ts';
import { findQueueObstacle, listQueueLimits } from './queue-health.ts';

/**
 * /healthz: alive. /readyz: database and migrations fine; without the storage of files everything but photos works, so
 * that is said and is no reason to take the node away. /metrics: Prometheus text.
 */
export function healthRoutes(options: {
  db: Db;
  files: FileStorage;
  jobs: JobQueue;
  metrics: Metrics;
  isStopping: () => boolean;
  mayReadMetrics: (request: Request) => boolean;
}): Hono {
  const { db, files, jobs, metrics, isStopping, mayReadMetrics } = options;
  const isStorageWell = watchStorage(files);
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'alive' }))
    .get('/readyz', async (context) => {
      const obstacle = isStopping()
        ? 'the server is stopping'
        : ((await findObstacle(db)) ?? findQueueObstacle(jobs.health()));
      if (obstacle) return context.json({ status: 'not ready', obstacle }, 503);
      const limits = listQueueLimits(jobs.health());
      if (!(await isStorageWell())) limits.push('the file storage does not answer');
      return context.json({ status: 'ready', ...(limits.length > 0 && { limits }) });
    })
    .get('/metrics', async (context) => {
      if (!mayReadMetrics(context.req.raw)) return context.notFound();
      context.header('content-type', metrics.registry.contentType);
      return context.body(await metrics.registry.metrics());
    });
}

const storagePatienceMs = 2000;

/** Asks a storage whether files can be kept now; one that lets us wait cannot. Many questions at once are one. */
function watchStorage(files: FileStorage): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let freshUntil = 0;
  const ask = () => {
    const probed = files.probe().then(
      () => true,
      () => false,
    );
    return Promise.race([probed, wait(storagePatienceMs, false, { ref: false })]);
  };
  return () => {
    if (!answer || performance.now() > freshUntil) {
      freshUntil = performance.now() + storagePatienceMs;
      answer = ask();
    }
    return answer;
  };
}

async function findObstacle(db: Db): Promise<string | null> {
  try {
    await sql`select 1`.execute(db);
    const pending = await listPendingMigrations(db);
    return pending.length > 0 ? 'migrations are pending' : null;
  } catch {
    return 'the database does not answer';
  }
}
