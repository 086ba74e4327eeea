import { claimBackup } from '#db/backup/backup-lock.ts';
import { copyDatabaseOut } from '#db/backup/copy-out.ts';
import { createDb, openPool } from '#db/client.ts';
import { atSnapshot } from '#db/read-together.ts';
import type { BackupKind, BackupManifest } from '#lib/backups/manifest.ts';
import { beginBackup, type NewBackup } from '#lib/backups/new-backup.ts';
import { BoundedClient } from '#lib/database/bounded-client.ts';
import { backupTimeouts, serverLimits } from '#lib/database/timeouts.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { copyFilesOut } from './stored-files.ts';

/** What a backup is taken of. */
export interface BackupSource {
  /** Without a pooler: a backup is a session. */
  directConnectionString: string;
  files: FileStorage;
  now: Date;
}

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
  await client.connect();
  try {
    if (!(await claimBackup(client))) {
      throw new SetupProblem('Another backup is under way. Nothing was done.');
    }
    const backup = await beginBackup(target, nameOf(kind, source.now));
    try {
      const manifest = await logicalBackup(client, source, backup);
      return { folder: await backup.finish(manifest), manifest };
    } catch (error) {
      await backup.discard().catch(() => undefined);
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** Such as `2026-11-23T011500Z-logical`: names sort by time. */
const nameOf = (kind: BackupKind, now: Date): string =>
  `${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}-${kind}`;

async function logicalBackup(
  client: BoundedClient,
  { directConnectionString, files, now }: BackupSource,
  backup: NewBackup,
): Promise<BackupManifest> {
  const db = createDb(openPool(directConnectionString, 1, { timeouts: backupTimeouts }));
  let stored = { storedFiles: 0, missingFiles: [] as string[] };
  const copied = await copyDatabaseOut(client, backup, async (snapshot) => {
    // After the database: files are written before their rows say so, and none is removed meanwhile.
    stored = await atSnapshot(db, snapshot, (tx) => copyFilesOut(tx, files, backup));
  }).finally(() => db.destroy());
  return { format: 1, kind: 'logical', madeAt: now.toISOString(), ...copied, ...stored };
}
