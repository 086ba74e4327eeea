import type { Db } from '#db/client.ts';

/** A restore after which nothing goes out until it is released. */
export interface HeldRestore {
  backupMadeAt: Date;
  restoredAt: Date;
}

/** The last restore if what goes out is held since; null otherwise. */
export async function findHeldRestore(db: Db): Promise<HeldRestore | null> {
  const restore = await db
    .selectFrom('restores')
    .select(['backup_made_at', 'restored_at'])
    .where('released_at', 'is', null)
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return restore ? { backupMadeAt: restore.backup_made_at, restoredAt: restore.restored_at } : null;
}
