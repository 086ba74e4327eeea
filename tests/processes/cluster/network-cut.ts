import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocalCluster } from '../../../scripts/cluster/local-cluster.ts';
import { primaryOf } from './cluster-faults.ts';

/** How the network between machines was cut. */
export type CutKind = 'packets dropped' | 'stood still';

const iptables = (...args: string[]): boolean =>
  spawnSync('iptables', ['-w', '5', ...args], { stdio: 'ignore' }).status === 0;

/**
 * Cuts the primary's machine off for so long from the other database machines: their PostgreSQL, Patroni and etcd. The
 * sites still reach it, and its Patroni still reaches the other etcd. Where packets may not be dropped, its PostgreSQL
 * and its etcd are paused.
 */
export async function cutPrimaryOff(cluster: LocalCluster, milliseconds: number): Promise<CutKind> {
  const primary = await primaryOf(cluster);
  // Databases, Patroni and etcd speak to each other from the machine's usual address; the sites name their own.
  const rule = ['-d', primary.address, '-s', '127.0.0.1', '-j', 'DROP'];
  const back = ['-s', primary.address, '-d', '127.0.0.1', '-j', 'DROP'];
  if (iptables('-I', 'INPUT', ...rule)) {
    iptables('-I', 'INPUT', ...back);
    try {
      await wait(milliseconds);
    } finally {
      iptables('-D', 'INPUT', ...rule);
      iptables('-D', 'INPUT', ...back);
    }
    return 'packets dropped';
  }
  const parts = [cluster.part(primary.name, 'etcd')];
  const pid = cluster.postmasterOf(primary.name);
  for (const part of parts) part.pause();
  if (pid !== undefined) process.kill(pid, 'SIGSTOP');
  await wait(milliseconds);
  if (pid !== undefined) process.kill(pid, 'SIGCONT');
  for (const part of parts) part.resume();
  return 'stood still';
}
