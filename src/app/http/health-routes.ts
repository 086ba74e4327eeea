import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#db/client.ts';
import { listPendingMigrations } from '#db/migrate.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Reports how many pages were and are being rendered. */
  watchRenderings(renderings: { readonly begun: number; readonly inProgress: number }): void;
}

/** What /metrics reports: the process, the pool, requests by route class, failed jobs. */
export function createMetrics(pool: pg.Pool, jobs: JobQueue): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'direct365_http_request_seconds',
    help: 'Time to answer a request, in seconds',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'direct365_db_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'direct365_failed_jobs',
    help: 'Jobs that failed for good and wait for the operator',
    registers: [registry],
    async collect() {
      this.set(await jobs.countFailed());
    },
  });
  return {
    registry,
    requestSeconds,
    watchRenderings: (renderings) => {
      new Gauge({
        name: 'direct365_page_renderings',
        help: 'Pages that are being rendered, or wait for somebody to read them',
        registers: [registry],
        collect() {
          this.set(renderings.inProgress);
        },
      });
      new Counter({
        name: 'direct365_page_renderings_begun_total',
        help: 'Pages whose rendering has begun since the start',
        registers: [registry],
        collect() {
          this.reset();
          this.inc(renderings.begun);
        },
      });
    },
  };
}

/**
 * /healthz: alive. /readyz: database and migrations fine; without the storage of files everything but photos works, so
 * that is said and is no reason to take the node away. /metrics: Prometheus text.
 */
export function healthRoutes(options: {
  db: Db;
  files: FileStorage;
  metrics: Metrics;
  isStopping: () => boolean;
  mayReadMetrics: (request: Request) => boolean;
}): Hono {
  const { db, files, metrics, isStopping, mayReadMetrics } = options;
  const isStorageWell = watchStorage(files);
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'alive' }))
    .get('/readyz', async (context) => {
      const obstacle = isStopping() ? 'the server is stopping' : await findObstacle(db);
      if (obstacle) return context.json({ status: 'not ready', obstacle }, 503);
      return (await isStorageWell())
        ? context.json({ status: 'ready' })
        : context.json({ status: 'ready', limits: ['the file storage does not answer'] });
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
