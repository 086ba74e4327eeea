import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { listBackups } from '#lib/backups/kept-backups.ts';
import type { BackupKind } from '#lib/backups/manifest.ts';

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
): void {
  new Gauge({
    name: 'direct365_backup_last_timestamp_seconds',
    help: 'When the last whole backup of a kind was taken, in seconds since 1970; 0 while there is none',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      if (!folder) return;
      for (const kind of kinds) this.set({ kind }, 0);
      // Oldest first: the last of a kind stays.
      for (const { kind, madeAt } of await listBackups(folder).catch(() => [])) {
        if (kinds.includes(kind)) this.set({ kind }, madeAt.getTime() / 1000);
      }
    },
  });
}
