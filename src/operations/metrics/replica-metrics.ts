import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaState, Replicas } from '#db/replicas/replicas.ts';

/** Adds the replicas to what /metrics reports: how far behind they are, and where what may be read there was read. */
export function watchReplicas(registry: Registry, replicas: Replicas): void {
  const reads = new Counter({
    name: 'direct365_db_replica_reads_total',
    help: 'Reads that a replica may answer, by where they were answered, and why there',
    labelNames: ['target', 'reason'] as const,
    registers: [registry],
  });
  replicas.onRead = (target, reason) => reads.inc({ target, reason });
  const gauge = (
    name: string,
    help: string,
    figure: (state: ReplicaState) => number | undefined,
  ): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const state of replicas.states()) {
          const value = figure(state);
          if (value !== undefined) this.set({ replica: state.name }, value);
        }
      },
    });
  gauge(
    'direct365_db_replica_used',
    'Whether a replica is read from: 1 or 0; none while it is the primary itself',
    ({ isUsed, isPrimary }) => (isPrimary ? undefined : Number(isUsed)),
  );
  gauge(
    'direct365_db_replica_lag_seconds',
    'Age of what a replica has not got yet; none while it does not answer',
    ({ lag }) => lag?.seconds,
  );
  gauge(
    'direct365_db_replica_lag_bytes',
    'Log of the primary that a replica has not got yet; none while it does not answer',
    ({ lag }) => lag?.bytes,
  );
}
