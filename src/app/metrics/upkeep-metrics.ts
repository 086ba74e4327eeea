import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { lastBackup, listBackups } from '#lib/backups/kept-backups.ts';
import type { BackupKind } from '#lib/backups/manifest.ts';
import type { Clock } from '#lib/clock.ts';

/** Adds the room on the disks of the folders that are there; a folder that cannot be asked is left out. */
export function watchRoom(
  registry: Registry,
  folders: Readonly<Record<'data' | 'backups', string | undefined>>,
): void {
  new Gauge({
    name: 'direct365_disk_free_bytes',
    help: 'Room on the disk of a folder, as far as an ordinary user may use it',
    labelNames: ['folder'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const [folder, path] of Object.entries(folders)) {
        const room = path && (await statfs(path).catch(() => undefined));
        if (room) this.set({ folder }, room.bavail * room.bsize);
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
