import { type Context, Hono } from 'hono';
import type { WritableDb } from '#db/client.ts';
import { outageOf } from '#lib/errors/outage.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import type { Metrics } from '#operations/metrics/create-metrics.ts';
import { findQueueObstacle, listQueueLimits } from './queue-health.ts';
import { askedOnce, watchReadiness } from './readiness.ts';

/**
 * /healthz: alive. /readyz: database and migrations fine, disk space available, and the search index loaded once.
 * Losing it later affects searches alone. Without the storage of files everything but photos works, so that is said and
 * is no reason to take the node away. /metrics: Prometheus text.
 */
export function healthRoutes(options: {
  db: WritableDb;
  dataFolder: string | undefined;
  files: FileStorage;
  jobs: JobQueue;
  wasSearchLoaded: () => boolean;
  metrics: Metrics;
  isStopping: () => boolean;
  mayReadMetrics: (request: Request) => boolean;
}): Hono {
  const { files, jobs, metrics, wasSearchLoaded, isStopping, mayReadMetrics } = options;
  const findDatabaseObstacle = watchReadiness(options);
  const findObstacle = async (): Promise<string | null> =>
    (await findDatabaseObstacle()) ??
    findQueueObstacle(jobs.health()) ??
    (wasSearchLoaded() ? null : 'the search index is being loaded');
  const findStorageLimit = watchStorage(files);
  metrics.watchReadiness(findObstacle);
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'alive' }))
    .get('/readyz', async (context) => {
      if (isStopping()) return notReady(context, 'the server is stopping');
      const [obstacle, storageLimit] = await Promise.all([findObstacle(), findStorageLimit()]);
      if (obstacle) return notReady(context, obstacle);
      const limits = [...listQueueLimits(jobs.health()), ...(storageLimit ? [storageLimit] : [])];
      return context.json({ status: 'ready', ...(limits.length > 0 && { limits }) });
    })
    .get('/metrics', async (context) => {
      if (!mayReadMetrics(context.req.raw)) return context.notFound();
      context.header('content-type', metrics.registry.contentType);
      return context.body(await metrics.registry.metrics());
    });
}

const notReady = (context: Context, obstacle: string): Response =>
  context.json({ status: 'not ready', obstacle }, 503, { 'retry-after': '5' });

/** Whether files can be kept now, or why not. It is asked anew every other second. */
function watchStorage(files: FileStorage): () => Promise<string | null> {
  const ask = askedOnce(
    () =>
      files.probe().then(
        () => null,
        (error: unknown) => (outageOf(error) === 'full' ? full : silent),
      ),
    silent,
  );
  let answer: Promise<string | null> | undefined;
  let freshUntil = 0;
  return () => {
    if (!answer || performance.now() > freshUntil) {
      freshUntil = performance.now() + storageFreshMs;
      answer = ask();
    }
    return answer;
  };
}

const storageFreshMs = 2000;
const silent = 'the file storage does not answer';
const full = 'the file storage is full';
