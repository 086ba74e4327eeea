import { sendSignal } from '#operations/postgres/postmaster-process.ts';
import type { LocalCluster } from '../../../scripts/cluster/local-cluster.ts';

/** The present primary: its Patroni says so, if not at once. */
export async function primaryOf(cluster: LocalCluster): Promise<{ name: string; address: string }> {
  let primary: Awaited<ReturnType<LocalCluster['primary']>>;
  await cluster.until(async () => {
    primary = await cluster.primary();
    return primary !== undefined;
  });
  if (!primary) throw new Error('There is no primary.');
  return primary;
}

const untilAnotherLeads = (cluster: LocalCluster, former: string): Promise<void> =>
  cluster.until(async () => {
    const primary = await cluster.primary();
    return primary !== undefined && primary.name !== former;
  });

/** SIGKILL to the primary's PostgreSQL. Its Patroni sees it and gives the lead away. */
export async function killPrimary(cluster: LocalCluster): Promise<void> {
  const { name } = await primaryOf(cluster);
  const pid = cluster.postmasterOf(name);
  if (pid === undefined) throw new Error(`No PostgreSQL runs on ${name}.`);
  sendSignal(pid, 'SIGKILL');
  await untilAnotherLeads(cluster, name);
}

/**
 * SIGKILL to all processes on the primary's machine, without a shutdown. It comes back when another one is the primary.
 */
export async function losePrimaryMachine(cluster: LocalCluster): Promise<void> {
  const { name } = await primaryOf(cluster);
  const parts = [cluster.part(name, 'patroni'), cluster.part(name, 'etcd')];
  const pid = cluster.postmasterOf(name);
  await Promise.all(parts.map((part) => part.kill()));
  if (pid !== undefined) sendSignal(pid, 'SIGKILL');
  await untilAnotherLeads(cluster, name);
  for (const part of parts.toReversed()) part.start();
}

/** SIGKILL to a program of a machine, and its next start. */
export async function killAndStart(
  cluster: LocalCluster,
  machine: string,
  program: string,
): Promise<void> {
  const part = cluster.part(machine, program);
  await part.kill();
  part.start();
}

/** Stops a node of the product as a service manager does, and starts it again. */
export async function restartSite(cluster: LocalCluster, machine: string): Promise<void> {
  const part = cluster.part(machine, 'direct365');
  await part.kill('SIGTERM');
  part.start();
}
