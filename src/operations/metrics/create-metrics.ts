import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppServices } from '#app/services.ts';
import { findPausedRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import { programVersion } from '#lib/program-version.ts';
import { watchDatabase } from './database-metrics.ts';
import { watchQueue } from './job-metrics.ts';
import { watchReplicas } from './replica-metrics.ts';
import { watchWebhooks } from './webhook-metrics.ts';

/** What is measured, by the conventions of Prometheus: base units, and labels whose values are few and known. */
export interface Metrics {
  registry: Registry;
  /** How long answers take, by the kind of address. */
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Requests by the operation that answered, or by the kind of address. */
  requests: Counter<'method' | 'route' | 'status'>;
  /** Reports how many browsers listen for events. */
  watchStreams(streams: { readonly size: number }): void;
  /** Reports how many pages were and are being rendered. */
  watchRenderings(renderings: { readonly begun: number; readonly inProgress: number }): void;
  /** Reports whether this node can do its work. */
  watchReadiness(findObstacle: () => Promise<string | null>): void;
}

/**
 * What /metrics reports: the process, the database, requests, jobs, the search. Others add themselves to the registry.
 */
export function createMetrics({
  pool,
  services: { db, jobs, clock, replicas, searchMemory },
  registry = new Registry(),
}: {
  pool: pg.Pool;
  services: Pick<AppServices, 'db' | 'jobs' | 'clock' | 'replicas' | 'searchMemory'>;
  registry?: Registry;
}): Metrics {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'direct365_build_info',
    help: 'Always 1; says which version answers',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: programVersion() }, 1);
  const labelNames = ['method', 'route', 'status'] as const;
  const requestSeconds = new Histogram({
    name: 'direct365_http_request_seconds',
    help: 'Time to answer a request, in seconds',
    labelNames,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const requests = new Counter({
    name: 'direct365_http_requests_total',
    help: 'Requests that were answered, by operation',
    labelNames,
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  watchDatabase(registry, pool);
  watchReplicas(registry, replicas);
  const isHeld = async () => (await findPausedRestore(db)) !== null;
  watchQueue(registry, jobs, isHeld);
  watchWebhooks(registry, { db, clock }, isHeld);
  gauge(
    'direct365_search_remembered_people',
    'People whose entries are in the search index; 0 while it is loading',
    () => searchMemory.people() ?? 0,
  );
  return {
    registry,
    requestSeconds,
    requests,
    watchStreams: (streams) => {
      gauge('direct365_live_streams', 'Browsers that listen for events', () => streams.size);
    },
    watchReadiness: (findObstacle) => {
      gauge(
        'direct365_ready',
        'Whether this node can do its work, as /readyz says: 1 or 0',
        async () => Number((await findObstacle()) === null),
      );
    },
    watchRenderings: (renderings) => {
      gauge(
        'direct365_page_renderings',
        'Pages that are being rendered, or wait for a client to read them',
        () => renderings.inProgress,
      );
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
