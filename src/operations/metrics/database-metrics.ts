import type pg from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { BoundedPool } from '#lib/database/bounded-pool.ts';

/** Adds the pool and its statements to what /metrics reports. */
export function watchDatabase(registry: Registry, pool: pg.Pool): void {
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
  const seconds = new Histogram({
    name: 'direct365_db_statement_seconds',
    help: 'Time a statement took, in seconds, from being sent to its answer',
    labelNames: ['outcome'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  if (!(pool instanceof BoundedPool)) return;
  pool.onStatement = (taken, hasFailed) => {
    seconds.observe({ outcome: hasFailed ? 'failed' : 'answered' }, taken);
  };
}
