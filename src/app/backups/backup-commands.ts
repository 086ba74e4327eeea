import { resolve } from 'node:path';
import type { BackupManifest } from '#lib/backups/manifest.ts';
import { UsageProblem } from '../command-line.ts';
import { restoreBackup } from './restore-backup.ts';
import type { RestoreTarget } from './restore-target.ts';
import { type BackupSource, type TakenBackup, takeBackup } from './take-backup.ts';

/** Takes a backup and says what is in it. */
export async function backUpByCommand(
  source: BackupSource,
  kind: string,
  target: string,
): Promise<string> {
  if (kind !== 'logical') throw new UsageProblem(`There are no backups of the kind "${kind}".`);
  const { folder, manifest }: TakenBackup = await takeBackup(kind, source, resolve(target));
  return [`The backup is whole: ${folder}`, ...describeManifest(manifest)].join('\n');
}

/** Restores a backup and says what to do next, or, tried only, what it would do. */
export async function restoreByCommand(
  target: RestoreTarget,
  folder: string,
  isDryRun: boolean,
): Promise<string> {
  const manifest = await restoreBackup(folder, target, isDryRun);
  const where = target.config.databaseUrl ? 'the database at DATABASE_URL' : 'the data folder';
  return [
    `${isDryRun ? 'restored' : 'Restored'} into ${where}: the backup of ${manifest.madeAt}.`,
    ...describeManifest(manifest),
    'Mails, calls to the billing service and whatever else goes out are held until you let them: npm run admin -- release-held',
  ].join('\n');
}

function describeManifest(manifest: BackupManifest): string[] {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const missing = manifest.missingFiles.length;
  return [
    `  ${manifest.tables.length} tables with ${rows} rows, ${manifest.storedFiles} files`,
    ...(missing > 0 ? [`  ${missing} files that rows name were not in the storage`] : []),
  ];
}
