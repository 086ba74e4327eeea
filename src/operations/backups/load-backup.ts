import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { BoundedClient } from '#lib/database/bounded-client.ts';
import { backupTimeouts, migrationTimeouts, serverLimits } from '#lib/database/timeouts.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import type { LogicalManifest } from '#operations/backups/files/manifest.ts';
import type { WholeBackup } from '#operations/backups/files/read-backup.ts';
import {
  beginRestore,
  completeRestore,
  type RestorePurpose,
} from '#operations/backups/rows/restore-database.ts';

/** Opens a session with the time that a restore takes, for as long as `use` does. */
export async function withRestoreSession<Result>(
  connectionString: string,
  use: (client: BoundedClient) => Promise<Result>,
): Promise<Result> {
  const client = new BoundedClient({
    connectionString,
    application_name: 'direct365-restore',
    connectionTimeoutMillis: backupTimeouts.connectMs,
    ...serverLimits(backupTimeouts),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into an empty database: the migrations up to the state that was backed up, the job queue, then the
 * rows. Outgoing calls are paused afterwards, unless the site continues with exactly these rows.
 */
export async function loadBackup(
  connectionString: string,
  { folder }: WholeBackup,
  manifest: LogicalManifest,
  log: Log,
  purpose: RestorePurpose = 'restored',
): Promise<void> {
  await withRestoreSession(connectionString, async (client) => {
    await beginRestore(client);
    const db = createDb(openPool(connectionString, 1, { timeouts: migrationTimeouts }));
    await migrate(db, manifest.migrations.at(-1)?.name).finally(() => db.destroy());
    const jobs = createJobQueue({ connectionString, log, sendOnly: true });
    await jobs.start().finally(() => jobs.stop());
    await completeRestore(client, folder, manifest, purpose);
  });
}
