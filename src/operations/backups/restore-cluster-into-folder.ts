import { dirname, join } from 'node:path';
import type { BoundedClient } from '#lib/database/bounded-client.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { PhysicalManifest } from '#operations/backups/files/manifest.ts';
import type { WholeBackup } from '#operations/backups/files/read-backup.ts';
import { pauseOutbound } from '#operations/backups/rows/restore-database.ts';
import { findInstalledPostgres } from '#operations/postgres/installed-postgres.ts';
import {
  addArchivedWal,
  followLog,
  type RestorePoint,
  unpackCluster,
} from '#operations/postgres/physical/restore-cluster.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { withRestoreSession } from './load-backup.ts';
import { fillDataFolder } from './restore-into-folder.ts';
import type { RestoreTarget } from './restore-target.ts';

/** Raises a SetupProblem when a physical backup cannot be restored here, or not to this point. */
export function checkPhysical(
  { postgresVersion, consistentAt }: PhysicalManifest,
  { config, checkoutDir }: RestoreTarget,
  point: RestorePoint,
): void {
  if (config.databaseUrl) {
    throw new SetupProblem(
      'A physical backup goes into the private database alone. Unset DATABASE_URL, or restore a logical one.',
    );
  }
  const { serverVersion } = findInstalledPostgres(checkoutDir);
  if (majorOf(postgresVersion) !== majorOf(serverVersion)) {
    throw new SetupProblem(
      `The backup is of PostgreSQL ${postgresVersion} and the built-in one is ${serverVersion}: its files do not fit. Restore a logical backup, or use the version of Direct365 that made it.`,
    );
  }
  if (point instanceof Date && point < new Date(consistentAt)) {
    throw new SetupProblem(
      `The backup leads to ${consistentAt} and later points in time. Restore an earlier one.`,
    );
  }
}

const majorOf = (version: string): string | undefined => version.split('.')[0];

/** Where the log is archived that goes with the backups beside it. */
export const walArchiveOf = (target: string, systemId: string): string =>
  join(target, `wal-${systemId}`);

/**
 * Restores the files of a cluster into a data folder, and has its server follow the log to the point in time. Returns
 * the time of the last transaction in the database; null where the log after the backup has none.
 */
export const clusterIntoFolder = (
  backup: WholeBackup,
  manifest: PhysicalManifest,
  target: RestoreTarget,
  { point, isDryRun }: { point: RestorePoint; isDryRun: boolean },
): Promise<Date | null> =>
  fillDataFolder(backup, target, isDryRun, async ({ dir, cluster }) => {
    await unpackCluster(backup, manifest.folders, cluster);
    const archive = walArchiveOf(dirname(backup.folder), manifest.systemId);
    const lastAt = await addArchivedWal(archive, manifest.lastWal, point, cluster);
    const forget = await followLog(cluster, point);
    const { checkoutDir, log } = target;
    const postgres = await startPrivatePostgres({ dataDir: dir, checkoutDir, log }).catch(
      (error: unknown) => {
        throw isBeyondLog(error) ? beyondLog(lastAt ?? new Date(manifest.consistentAt)) : error;
      },
    );
    let reachedAt: Date | null;
    try {
      reachedAt = await withRestoreSession(postgres.connectionString, async (client) => {
        const lastChangeAt = await lastReplayedAt(client);
        const reached = {
          backup: manifest.consistentAt,
          latest: (lastChangeAt ?? lastAt ?? new Date(manifest.consistentAt)).toISOString(),
        };
        await pauseOutbound(client, point instanceof Date ? point.toISOString() : reached[point]);
        return lastChangeAt;
      });
    } finally {
      await postgres.stop();
    }
    await forget();
    return reachedAt;
  });

async function lastReplayedAt(client: BoundedClient): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    'select pg_last_xact_replay_timestamp() as at',
  );
  return rows[0]?.at ?? null;
}

const isBeyondLog = (error: unknown): boolean =>
  error instanceof SetupProblem &&
  error.message.includes('recovery ended before configured recovery target was reached');

const beyondLog = (lastAt: Date): SetupProblem =>
  new SetupProblem(
    `The archived log ends at ${lastAt.toISOString()}, before that point in time. Give an earlier one, or "latest".`,
  );
