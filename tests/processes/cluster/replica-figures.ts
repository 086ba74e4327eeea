import { ports } from '../../../scripts/cluster/description.ts';
import type { LocalCluster } from '../../../scripts/cluster/local-cluster.ts';

/** What a node says in its figures of the databases that it may read from. */
export interface ReplicaFigures {
  /** Those it reads from, and those it leaves alone, by address and port. The one that leads is neither. */
  used: string[];
  left: string[];
  /** Reads that a replica answered since the node started. */
  reads: number;
}

/** Asks a node of the cluster. Throws when it does not answer. */
export async function replicaFigures(
  cluster: LocalCluster,
  { address }: { address: string },
): Promise<ReplicaFigures> {
  const answer = await fetch(`http://${address}:${ports.site}/metrics`, {
    headers: { authorization: `Bearer ${cluster.metricsToken}` },
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The figures: ${answer.status} ${text}`);
  const states = [...text.matchAll(/^direct365_db_replica_used\{replica="([^"]+)"\} (\d)$/gm)];
  const namesOf = (wanted: string) =>
    states.flatMap(([, name, state]) => (state === wanted && name ? [name] : []));
  const reads = [
    ...text.matchAll(/^direct365_db_replica_reads_total\{target="replica".*\} (\d+)$/gm),
  ];
  return {
    used: namesOf('1').toSorted(),
    left: namesOf('0').toSorted(),
    reads: reads.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

/** Waits until every node reads from all databases but the one that leads, and answers what they said. */
export async function untilReplicasAreRead(cluster: LocalCluster): Promise<ReplicaFigures[]> {
  let figures: ReplicaFigures[] = [];
  await cluster.until(async () => {
    const primary = await cluster.primary();
    if (!primary) return false;
    const wanted = cluster.description.databases
      .filter(({ name }) => name !== primary.name)
      .map(({ address }) => `${address}:${ports.postgres}`)
      .toSorted();
    const { sites } = cluster.description;
    figures = await Promise.all(sites.map((site) => replicaFigures(cluster, site))).catch(() => []);
    return (
      figures.length === sites.length &&
      figures.every(({ used, left }) => used.join() === wanted.join() && left.length === 0)
    );
  });
  return figures;
}
