import { openPool } from '#db/client.ts';
import { lagLimits } from '#db/replicas/lag.ts';
import {
  isSameServer,
  lookAtPrimary,
  lookAtReplica,
  type PrimaryLook,
  type ReplicaLook,
} from '#db/replicas/positions.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { doctorTimeouts } from './reach-database.ts';
import { reasonOf } from './run-checks.ts';

/** Whether each of DATABASE_REPLICA_URLS is a replica of the database, and how far behind it is. */
export const replicaChecks = ({
  config: { databaseUrl, databaseReplicaUrls },
}: Pick<DoctorContext, 'config'>): Check[] => [
  {
    name: 'replicas',
    async look() {
      if (!databaseUrl || databaseReplicaUrls.length === 0) {
        return notAsked('Everything is read from one database: DATABASE_REPLICA_URLS is not set.');
      }
      const verdicts = await Promise.all(
        databaseReplicaUrls.map((address, index) => compare(databaseUrl, address, index + 1)),
      );
      const replicas = verdicts.filter((verdict) => verdict !== 'primary');
      if (replicas.length === 0) {
        return wrong(
          'DATABASE_REPLICA_URLS names the database itself, which is no replica: nothing is read there. Name its standbys too, or leave it out.',
        );
      }
      const worst = (['wrong', 'look-at'] as const).flatMap((state) =>
        replicas.filter((verdict) => verdict.state === state),
      )[0];
      return worst ?? good(`Replicas follow the database closely: ${replicas.length}.`);
    },
  },
];

/**
 * The verdict on one replica, or that it is the primary at present: where the primary moves, all candidates are listed.
 * `number` is its place in the list, because its address may contain a password.
 */
async function compare(
  primaryUrl: string,
  address: string,
  number: number,
): Promise<Verdict | 'primary'> {
  const name = `Replica ${number} of DATABASE_REPLICA_URLS`;
  const replica = openPool(address, 1, { timeouts: doctorTimeouts, mayBeStandby: true });
  // No limits are set for the session: it may be a pooler's.
  const primary = openPool(primaryUrl, 1, { timeouts: doctorTimeouts, throughPooler: true });
  try {
    const there = await lookAtReplica(replica);
    const here = await lookAtPrimary(primary);
    if (there.isReplica) return judge(name, there, here);
    return isSameServer(there, here)
      ? 'primary'
      : wrong(`${name} is no replica: nothing is read there. Name a standby, or leave it out.`);
  } catch (error) {
    return wrong(`${name} could not be compared with the database: ${reasonOf(error)}.`);
  } finally {
    await Promise.all([replica.endWithin(0), primary.endWithin(0)]);
  }
}

function judge(name: string, there: ReplicaLook, here: PrimaryLook): Verdict {
  if (there.system !== here.system) {
    return wrong(`${name} is a replica of another database: nothing is read there.`);
  }
  if (there.position.timeline !== here.position.timeline) {
    return lookAt(
      `${name} has not followed the database to its present history yet. If it stays so, make it anew.`,
    );
  }
  const bytes = Number(here.position.lsn - there.position.lsn);
  const MiB = 1024 * 1024;
  if (bytes > lagLimits.most.bytes) {
    return lookAt(
      `${name} is ${Math.round(bytes / MiB)} MiB of log behind, and left alone until it has caught up.`,
    );
  }
  return good(`${name} is ${bytes} bytes behind.`);
}
