import { resolve } from 'node:path';
import type { BackupManifest } from '#operations/backups/files/manifest.ts';
import type { RestorePoint } from '#operations/postgres/physical/restore-cluster.ts';
import { UsageProblem } from '../commands/command-line.ts';
import { restoreBackup } from './restore-backup.ts';
import type { RestoreTarget } from './restore-target.ts';
import { type BackupSource, type TakenBackup, takeBackup } from './take-backup.ts';

/** Takes a backup and says what is in it. */
export async function backUpByCommand(
  source: BackupSource,
  kind: string,
  target: string,
): Promise<string> {
  if (kind !== 'logical' && kind !== 'physical') {
    throw new UsageProblem(`There are no backups of the kind "${kind}".`);
  }
  const { folder, manifest }: TakenBackup = await takeBackup(kind, source, resolve(target));
  return [`The backup is whole: ${folder}`, ...describeManifest(manifest)].join('\n');
}

/** Restores a backup and says what to do next, or, tried only, what it would do. */
export async function restoreByCommand(
  target: RestoreTarget,
  folder: string,
  pointInTime: string | undefined,
  isDryRun: boolean,
): Promise<string> {
  const point = readPoint(pointInTime);
  const { manifest, reachedAt } = await restoreBackup(folder, target, isDryRun, point);
  const where = target.config.databaseUrl ? 'the database at DATABASE_URL' : 'the data folder';
  return [
    `${isDryRun ? 'restored' : 'Restored'} into ${where}: the backup of ${manifest.madeAt}${pointInTime ? `, and on to ${pointInTime}` : ''}.`,
    ...(reachedAt ? [`  Its last change was made at ${reachedAt.toISOString()}.`] : []),
    ...describeManifest(manifest),
    'Mails, calls to the billing service and all other outgoing calls are paused until you release them: npm run admin -- release-held',
  ].join('\n');
}

/** With its zone: an hour more or less is the difference between before and after the mistake. */
const pointPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function readPoint(text: string | undefined): RestorePoint {
  if (text === undefined) return 'backup';
  if (text === 'latest') return 'latest';
  if (!pointPattern.test(text) || Number.isNaN(Date.parse(text))) {
    throw new UsageProblem(
      `"${text}" is no point in time. Write it with its zone, like 2026-11-23T01:15:00Z, or "latest".`,
    );
  }
  return new Date(text);
}

function describeManifest(manifest: BackupManifest): string[] {
  const missing = manifest.missingFiles.length;
  const database =
    manifest.kind === 'logical'
      ? `${manifest.tables.length} tables with ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`
      : `the database's files, consistent since ${manifest.consistentAt}`;
  return [
    `  ${database}, ${manifest.storedFiles} files`,
    ...(missing > 0 ? [`  ${missing} files that rows name were not in the storage`] : []),
  ];
}
