import {
  type KeptBackup,
  lastBackup,
  listBackups,
} from '#operations/backups/files/kept-backups.ts';
import type { BackupKind } from '#operations/backups/files/manifest.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

const hourMs = 60 * 60_000;
/** The site looks every hour, and a backup takes its time. */
const slackHours = 3;

/** When the last backups were taken. */
export const backupChecks = (context: Pick<DoctorContext, 'config' | 'clock'>): Check[] =>
  (['logical', 'physical'] as const).map((kind) => ({
    name: `backup-${kind}`,
    look: () => lookAtAge(context, kind),
  }));

async function lookAtAge(
  { config, clock }: Pick<DoctorContext, 'config' | 'clock'>,
  kind: BackupKind,
): Promise<Verdict> {
  const { backups, databaseUrl, demo } = config;
  if (kind === 'physical' && databaseUrl) {
    return notAsked('The files of your own PostgreSQL are for its own tools to back up.');
  }
  if (!backups) {
    return demo
      ? notAsked('A demo is not backed up: BACKUP_DIR is not set.')
      : lookAt('BACKUP_DIR is not set: the site takes no backups by itself.');
  }
  const now = clock.now();
  return judgeAge(
    lastBackup(await listBackups(backups.folder), kind, now),
    backups.everyHours,
    now,
  );
}

/** What the age of the last whole backup means, where one is taken every so many hours. */
export function judgeAge(
  last: Pick<KeptBackup, 'madeAt' | 'folder'> | undefined,
  everyHours: number,
  now: Date,
): Verdict {
  if (!last) return wrong('There is no whole backup in BACKUP_DIR.');
  const hours = (now.getTime() - last.madeAt.getTime()) / hourMs;
  const said = `The last backup is ${Math.max(hours, 0).toFixed(1)} hours old (${last.folder})`;
  if (hours > 2 * everyHours + slackHours) {
    return wrong(`${said}, and one is due every ${everyHours}: see the log of the site.`);
  }
  if (hours > everyHours + slackHours)
    return lookAt(`${said}, and one is due every ${everyHours}.`);
  return good(`${said}.`);
}
