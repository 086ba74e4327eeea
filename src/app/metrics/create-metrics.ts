import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import { watchQueue } from './queue-health.ts';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Reports how many browsers listen for events. */
  watchStreams(streams: { readonly size: number }): void;
  /** Reports how many pages were and are being rendered. */
  watchRenderings(renderings: { readonly begun: number; readonly inProgress: number }): void;
}

/** What /metrics reports: the process, the pool, requests by route class, the job queue. */
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
  watchQueue(registry, jobs);
  return {
    registry,
    requestSeconds,
    watchStreams: (streams) => {
      new Gauge({
        name: 'direct365_live_streams',
        help: 'Browsers that listen for events',
        registers: [registry],
        collect() {
          this.set(streams.size);
        },
      });
    },
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
