import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLoopbackNet } from '#tests/support/loopback-net.ts';
import { testAuthSecret } from '#tests/support/site.ts';
import { LocalCluster } from '../../../scripts/cluster/local-cluster.ts';
import { localDescription } from '../../../scripts/cluster/local-description.ts';
import { removeAbandoned } from '../../../scripts/cluster/local-folder.ts';
import { type LocalOutside, startLocalOutside } from '../../../scripts/cluster/outside.ts';
import { findPrograms } from '../../../scripts/cluster/programs.ts';
import { makeSecrets } from '../../../scripts/cluster/secrets.ts';

/** The programs of a cluster, or the packages that are absent. */
export const clusterPrograms = findPrograms('/usr/lib/postgresql/15/bin');

const prefix = 'd365-cluster-';

export interface TestCluster {
  cluster: LocalCluster;
  mailServer: LocalOutside['mailServer'];
  close(): Promise<void>;
}

/**
 * Starts a cluster of its own, whose session cookies the tests can sign; with `drainSeconds` its nodes finish what a
 * busy machine takes longer for. Throws where programs are absent.
 */
export async function startTestCluster(
  options: { report?: (line: string) => void; drainSeconds?: number } = {},
): Promise<TestCluster> {
  if ('absent' in clusterPrograms) {
    throw new Error(`Not installed: ${clusterPrograms.absent.join(' ')}.`);
  }
  await removeAbandoned(tmpdir(), prefix);
  const outside = await startLocalOutside();
  const { net, release } = await takeLoopbackNet();
  const cluster = new LocalCluster({
    description: localDescription({
      ...{ net, drainSeconds: options.drainSeconds },
      environment: outside.environment,
    }),
    programs: clusterPrograms.programs,
    folder: mkdtempSync(join(tmpdir(), prefix)),
    secrets: { ...makeSecrets(), auth: testAuthSecret },
  });
  await cluster.prepare();
  const close = async () => {
    await cluster.stop();
    await outside.close();
    await release();
  };
  try {
    await cluster.start(options.report);
  } catch (error) {
    await close();
    throw error;
  }
  return { cluster, mailServer: outside.mailServer, close };
}
