import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { backupFailed } from '#features/site-operations/restore-mode/server/jobs.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { lastBackup, listBackups, removeExpired } from '#operations/backups/files/kept-backups.ts';
import type { BackupKind } from '#operations/backups/files/manifest.ts';
import { readBackup, readManifest } from '#operations/backups/files/read-backup.ts';
import type { BackupSettings } from '#operations/config/backup-config.ts';
import { walName } from '#operations/postgres/physical/copy-cluster.ts';
import { shipWal } from '#operations/postgres/physical/ship-wal.ts';
import { walArchiveIn } from '#operations/postgres/private-postgres.ts';
import type { Services } from '#server/services.ts';
import { walArchiveOf } from './restore-cluster-into-folder.ts';
import { type BackupSource, BackupUnderWay, takeBackup } from './take-backup.ts';

/** What is backed up, and the services that report a failure. */
export interface BackupSchedule {
  settings: BackupSettings;
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>;
  source: Omit<BackupSource, 'now'>;
  /** Of the private database, which has a log to archive; undefined with the operator's own. */
  dataDir: string | undefined;
}

const shipEveryMs = 30_000;
const lastShipMs = 1_000;
const lookEveryMs = 60 * 60_000;
const hourMs = 60 * 60_000;
/** A namespace for the ids of messages about failures. */
const failures = '6b0c4e0c-6f3f-4a39-9a52-8b1d3a1f0c55';

/** Takes the backups that are due. Reports each failure in the log, and by mail once a day. */
export async function takeDueBackups(schedule: BackupSchedule): Promise<void> {
  const { settings, services, source } = schedule;
  const kinds: BackupKind[] = source.cluster ? ['physical', 'logical'] : ['logical'];
  for (const kind of kinds) {
    const now = services.clock.now();
    try {
      if (!(await isDue(kind, settings, now))) continue;
      const { folder } = await takeBackup(kind, { ...source, now }, settings.folder);
      // What was written is read again, while there still is something to take another one of.
      await readBackup(folder);
      services.log.info({ folder }, 'backup taken');
      const removed = await removeExpired(settings.folder, kind, settings.keep, now);
      if (removed.length > 0) services.log.info({ removed }, 'backups pruned by retention policy');
      if (kind === 'physical') await removeUnneededWal(settings.folder);
    } catch (error) {
      await tell(schedule, error, now);
    }
  }
}

/**
 * Looks every hour whether a backup is due, and takes the log away every half minute. Returns how to stop it: a backup
 * that is under way is broken off.
 */
export function startScheduledBackups(schedule: BackupSchedule): () => Promise<void> {
  const { services, dataDir } = schedule;
  const stopping = new AbortController();
  const stoppable = { ...schedule, source: { ...schedule.source, signal: stopping.signal } };
  let isAtWork = false;
  let isShipping = false;
  let working: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    if (isAtWork) return;
    isAtWork = true;
    working = takeDueBackups(stoppable).finally(() => {
      isAtWork = false;
    });
  };
  const ship = (): void => {
    if (dataDir === undefined || isShipping) return;
    isShipping = true;
    shipLog(schedule, dataDir)
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'the log of the database could not be archived');
      })
      .finally(() => {
        isShipping = false;
      });
  };
  const timers = [setInterval(look, lookEveryMs), setInterval(ship, shipEveryMs)];
  for (const timer of timers) timer.unref();
  look();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    await working;
    // What the server has handed on so far is not left behind; whatever takes longer goes at the next start.
    if (dataDir !== undefined) {
      const shipped = shipLog(schedule, dataDir).catch(() => undefined);
      await Promise.race([shipped, wait(lastShipMs, undefined, { ref: false })]);
    }
  };
}

async function isDue(
  kind: BackupKind,
  { folder, everyHours }: BackupSettings,
  now: Date,
): Promise<boolean> {
  const last = lastBackup(await listBackups(folder), kind, now);
  return last === undefined || now.getTime() - last.madeAt.getTime() >= everyHours * hourMs;
}

/** In the log of the process each time; to the admins at most once a day. */
async function tell(
  { services, settings, source }: BackupSchedule,
  error: unknown,
  now: Date,
): Promise<void> {
  const { db, jobs, log } = services;
  if (error instanceof BackupUnderWay || source.signal?.aborted) return;
  log.error({ err: error }, 'a backup that is due was not taken');
  try {
    const last = (await listBackups(settings.folder).catch(() => [])).at(-1);
    const reason =
      error instanceof SetupProblem
        ? error.message
        : 'Something failed that the log says more about.';
    const data = { reason, lastBackupAt: last?.madeAt.toISOString() ?? null };
    const id = derivedId(failures, dayOf(now));
    await jobs.enqueue(db, backupFailed, data, { id });
  } catch (failure) {
    log.error({ err: failure }, 'the mail about a failed backup could not be sent');
  }
}

async function shipLog(
  { services, settings, source }: BackupSchedule,
  dataDir: string,
): Promise<void> {
  if (!source.cluster) return;
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()`.execute(services.db);
  await shipWal(walArchiveIn(dataDir), walArchiveOf(settings.folder, rows[0]?.id ?? ''));
}

/** Removes the archived log that lies before every physical backup that is left of its cluster. */
export async function removeUnneededWal(target: string): Promise<void> {
  const firstOf = new Map<string, string>();
  for (const { folder, kind } of await listBackups(target)) {
    if (kind !== 'physical') continue;
    const manifest = await readManifest(folder);
    if (manifest.kind !== 'physical') continue;
    const { systemId, firstWal } = manifest;
    const first = firstOf.get(systemId);
    if (first === undefined || firstWal < first) firstOf.set(systemId, firstWal);
  }
  for (const [systemId, first] of firstOf) {
    const archive = walArchiveOf(target, systemId);
    for (const name of await readdir(archive).catch(() => [])) {
      if (walName.test(name.slice(0, 24)) && name.slice(0, 24) < first) {
        await rm(join(archive, name), { force: true });
      }
    }
  }
}
