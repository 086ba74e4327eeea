import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { WritableDb } from '#db/client.ts';
import type { Clock } from '#lib/clock.ts';
import { lastBackup, listBackups } from '#operations/backups/files/kept-backups.ts';
import type { BackupKind } from '#operations/backups/files/manifest.ts';
import { archivedPieces } from '#operations/postgres/physical/ship-wal.ts';
import { walArchiveIn } from '#operations/postgres/private-postgres.ts';
import { fetchCertificate } from '../doctor/certificate-check.ts';

/**
 * Adds the free space and the size of the disks of the folders that exist; a folder that cannot be read is left out.
 */
export function watchRoom(
  registry: Registry,
  folders: Readonly<Record<'data' | 'backups', string | undefined>>,
): void {
  const size = new Gauge({
    name: 'direct365_disk_size_bytes',
    help: 'Size of the disk of a folder, as far as an ordinary user may use it',
    labelNames: ['folder'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'direct365_disk_free_bytes',
    help: 'Room on the disk of a folder, as far as an ordinary user may use it',
    labelNames: ['folder'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      size.reset();
      for (const [folder, path] of Object.entries(folders)) {
        const room = path && (await statfs(path).catch(() => undefined));
        if (!room) continue;
        this.set({ folder }, room.bavail * room.bsize);
        // Blocks that only root may fill count neither as free nor as size.
        size.set({ folder }, (room.blocks - room.bfree + room.bavail) * room.bsize);
      }
    },
  });
}

/** Adds when the last whole backup of each of these kinds was taken: 0 while there is none that can be seen. */
export function watchBackups(
  registry: Registry,
  folder: string | undefined,
  kinds: readonly BackupKind[],
  clock: Clock,
): void {
  new Gauge({
    name: 'direct365_backup_last_timestamp_seconds',
    help: 'When the last whole backup of a kind was taken, in seconds since 1970; 0 while there is none',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      if (!folder) return;
      const backups = await listBackups(folder).catch(() => []);
      for (const kind of kinds) {
        const last = lastBackup(backups, kind, clock.now());
        this.set({ kind }, last ? last.madeAt.getTime() / 1000 : 0);
      }
    },
  });
}

/**
 * Adds for how many seconds the oldest log of the database has waited to be archived. In the private database's folder
 * for BACKUP_DIR, or, with the operator's own, since PostgreSQL's archive command began to fail.
 */
export function watchLogArchive(
  registry: Registry,
  db: WritableDb,
  dataDir: string | undefined,
  clock: Clock,
): void {
  new Gauge({
    name: 'direct365_log_archive_waiting_seconds',
    help: 'For how long the oldest log of the database has waited to be archived; 0 while none waits',
    registers: [registry],
    async collect() {
      const failing = await secondsArchiveFails(db).catch(() => 0);
      const waiting = dataDir === undefined ? 0 : await secondsOldestWaits(dataDir, clock.now());
      this.set(Math.max(failing, waiting));
    },
  });
}

async function secondsArchiveFails(db: WritableDb): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select case when last_failed_time > coalesce(last_archived_time, '-infinity')
                then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8
                else 0 end as seconds
      from pg_stat_archiver`.execute(db);
  return rows[0]?.seconds ?? 0;
}

async function secondsOldestWaits(dataDir: string, now: Date): Promise<number> {
  const archive = walArchiveIn(dataDir);
  const [oldest] = archivedPieces(await readdir(archive).catch(() => []));
  if (oldest === undefined) return 0;
  const piece = await stat(join(archive, oldest)).catch(() => undefined);
  return piece ? Math.max(0, (now.getTime() - piece.ctimeMs) / 1000) : 0;
}

const certificateIsKeptMs = 60 * 60_000;

/** Adds from when until when the certificate is valid that the site shows at its public address; none without https. */
export function watchCertificate(
  registry: Registry,
  publicUrl: string,
  clock: Clock,
  authority?: string,
): void {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return;
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 443), authority };
  let askedAt = Number.NEGATIVE_INFINITY;
  const from = new Gauge({
    name: 'direct365_certificate_from_timestamp_seconds',
    help: 'Since when the certificate of the site is valid, in seconds since 1970',
    registers: [registry],
  });
  new Gauge({
    name: 'direct365_certificate_until_timestamp_seconds',
    help: 'Until when the certificate of the site is valid, in seconds since 1970',
    registers: [registry],
    async collect() {
      const now = clock.now().getTime();
      if (now - askedAt < certificateIsKeptMs) return;
      // What does not answer keeps its last value: the alert for it is SiteDown.
      const shown = await fetchCertificate(at).catch(() => undefined);
      if (!shown) return;
      askedAt = now;
      from.set(Date.parse(shown.certificate.valid_from) / 1000);
      this.set(Date.parse(shown.certificate.valid_to) / 1000);
    },
  });
}
