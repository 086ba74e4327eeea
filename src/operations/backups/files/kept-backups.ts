import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { BackupKind } from './manifest.ts';
import { sumsFile, unfinishedEnding } from './new-backup.ts';
import { listExpired, type RetentionRule } from './retention.ts';

/** A complete backup, by its name. */
export interface KeptBackup {
  folder: string;
  kind: BackupKind;
  madeAt: Date;
}

const namePattern = /^(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2}Z)-(logical|physical)$/;

/** Such as `2026-11-23T011500Z-logical`: names sort by time. */
export const backupName = (kind: BackupKind, now: Date): string =>
  `${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}-${kind}`;

const isAbsence = (code: unknown): boolean => code === 'ENOENT' || code === 'ENOTDIR';

/** The whole backups in a folder, oldest first; none where there is no such folder yet. */
export async function listBackups(target: string): Promise<KeptBackup[]> {
  const names = await readdir(target).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && isAbsence(error.code)) return [];
    throw error;
  });
  return names.sort().flatMap((name) => {
    const [, day, hour, minute, second, kind] = namePattern.exec(name) ?? [];
    const folder = join(target, name);
    if ((kind !== 'logical' && kind !== 'physical') || !existsSync(join(folder, sumsFile)))
      return [];
    return [{ folder, kind, madeAt: new Date(`${day}${hour}:${minute}:${second}`) }];
  });
}

/** By so much the clocks of those who take backups may differ. */
const clockSlackMs = 60 * 60_000;

/** Whether a clock was wrong when this was made: its time is still to come. */
const isAhead = (backup: KeptBackup, now: Date): boolean =>
  backup.madeAt.getTime() > now.getTime() + clockSlackMs;

/**
 * The last whole backup of a kind. One whose time is still to come says nothing of how old what is kept is: taken for
 * the last, it would put off the next one until then.
 */
export const lastBackup = (
  backups: readonly KeptBackup[],
  kind: BackupKind,
  now: Date,
): KeptBackup | undefined =>
  backups.findLast((backup) => backup.kind === kind && !isAhead(backup, now));

/**
 * Removes the backups of a kind that the rule does not keep, and returns their folders. One whose time is still to come
 * takes no other's place, and is judged when that time has come. Throws at the end when one could not be removed, after
 * all others had their turn.
 */
export async function removeExpired(
  target: string,
  kind: BackupKind,
  rule: RetentionRule,
  now: Date,
): Promise<string[]> {
  const backups = (await listBackups(target)).filter(
    (backup) => backup.kind === kind && !isAhead(backup, now),
  );
  const expired = new Set(
    listExpired(
      backups.map(({ madeAt }) => madeAt),
      rule,
    ),
  );
  const removed = backups.filter(({ madeAt }) => expired.has(madeAt));
  const failures = new RowFailures();
  for (const { folder } of removed) {
    await failures.attempt(folder, async () => {
      // Broken off, what is left of it is not taken for a backup.
      await rename(folder, `${folder}${unfinishedEnding}`);
      await rm(`${folder}${unfinishedEnding}`, { recursive: true, force: true });
    });
  }
  failures.throwAny();
  return removed.map(({ folder }) => folder);
}
