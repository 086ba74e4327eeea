import type { Db } from '#db/client.ts';

/** A restore after which nothing goes out until it is released. */
export interface PausedRestore {
  backupMadeAt: Date;
  restoredAt: Date;
}

/** The last restore if what goes out is held since; null otherwise. */
export async function findPausedRestore(db: Db): Promise<PausedRestore | null> {
  const restore = await db
    .selectFrom('restores')
    .select(['backup_made_at', 'restored_at'])
    .where('released_at', 'is', null)
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return restore ? { backupMadeAt: restore.backup_made_at, restoredAt: restore.restored_at } : null;
}

/** When the database was put back from a backup the last time; null when it never was. */
export async function findLastRestore(db: Db): Promise<Date | null> {
  const restore = await db
    .selectFrom('restores')
    .select('restored_at')
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return restore?.restored_at ?? null;
}
