import { join } from 'node:path';
import type { RunningDatabase } from '#app/database.ts';
import { createDb, openPool } from '#db/client.ts';
import { atSnapshot } from '#db/read-together.ts';
import { BoundedClient } from '#lib/database/bounded-client.ts';
import { backupTimeouts, serverLimits } from '#lib/database/timeouts.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { backupName } from '#operations/backups/files/kept-backups.ts';
import type { BackupKind, BackupManifest } from '#operations/backups/files/manifest.ts';
import { beginBackup, type NewBackup } from '#operations/backups/files/new-backup.ts';
import { claimBackup } from '#operations/backups/rows/backup-lock.ts';
import { copyDatabaseOut } from '#operations/backups/rows/copy-out.ts';
import { copyClusterOut } from '#operations/postgres/physical/copy-cluster.ts';
import { copyFilesOut } from './stored-files.ts';

/** What a backup is taken of. */
export interface BackupSource {
  /** Without a pooler: a backup is a session. */
  directConnectionString: string;
  files: FileStorage;
  /** Where the private database's files lie; a database of the operator's own is copied by its rows alone. */
  cluster: string | undefined;
  now: Date;
  /** Breaks it off; nothing is left of it then. */
  signal?: AbortSignal | undefined;
}

/** Everything of a running database and the files beside it. */
export const backupSourceOf = (
  { directConnectionString, dataDir, isPrivate }: Omit<RunningDatabase, 'stop'>,
  files: FileStorage,
): Omit<BackupSource, 'now'> => ({
  directConnectionString,
  files,
  cluster: isPrivate && dataDir ? join(dataDir, 'postgres') : undefined,
});

/** Another process takes a backup of the same database. */
export class BackupUnderWay extends SetupProblem {}

/** What came of it. */
export interface TakenBackup {
  folder: string;
  manifest: BackupManifest;
}

/**
 * Takes a backup into a new folder of `target`, beside a running site. Throws a SetupProblem when another one is under
 * way or the target cannot be written to; then there is no backup, and nothing that looks like one.
 */
export async function takeBackup(
  kind: BackupKind,
  source: BackupSource,
  target: string,
): Promise<TakenBackup> {
  const client = new BoundedClient({
    connectionString: source.directConnectionString,
    application_name: 'direct365-backup',
    connectionTimeoutMillis: backupTimeouts.connectMs,
    ...serverLimits(backupTimeouts),
  });
  client.on('error', () => undefined);
  source.signal?.addEventListener('abort', () => client.cut('The backup was broken off.'));
  await client.connect();
  try {
    if (!(await claimBackup(client))) {
      throw new BackupUnderWay('Another backup is under way. Nothing was done.');
    }
    const backup = await beginBackup(target, backupName(kind, source.now));
    try {
      const manifest = await (kind === 'logical'
        ? logicalBackup(client, source, backup)
        : physicalBackup(client, source, backup));
      return { folder: await backup.finish(manifest), manifest };
    } catch (error) {
      await backup.discard().catch(() => undefined);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function logicalBackup(
  client: BoundedClient,
  { directConnectionString, files, now, signal }: BackupSource,
  backup: NewBackup,
): Promise<BackupManifest> {
  const db = createDb(openPool(directConnectionString, 1, { timeouts: backupTimeouts }));
  let stored = { storedFiles: 0, missingFiles: [] as string[] };
  const copied = await copyDatabaseOut(client, backup, async (snapshot) => {
    // After the database: files are written before their rows say so, and none is removed meanwhile.
    stored = await atSnapshot(db, snapshot, (tx) => copyFilesOut(tx, files, backup, signal));
  }).finally(() => db.destroy());
  return { format: 1, kind: 'logical', madeAt: now.toISOString(), ...copied, ...stored };
}

async function physicalBackup(
  client: BoundedClient,
  { directConnectionString, files, cluster, now, signal }: BackupSource,
  backup: NewBackup,
): Promise<BackupManifest> {
  if (cluster === undefined) {
    throw new SetupProblem(
      'Only the private database is copied by its files. Take a logical backup, or use the means of the server at DATABASE_URL.',
    );
  }
  const copied = await copyClusterOut(client, cluster, backup);
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.migration_hashes order by name collate "C"',
  );
  // After the end of the copy: all that its rows name is among it, for nothing has been removed since the beginning.
  const db = createDb(openPool(directConnectionString, 1, { timeouts: backupTimeouts }));
  const stored = await copyFilesOut(db, files, backup, signal).finally(() => db.destroy());
  return {
    format: 1,
    kind: 'physical',
    madeAt: now.toISOString(),
    migrations,
    ...copied,
    ...stored,
  };
}
