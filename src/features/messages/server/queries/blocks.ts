import type { Db } from '#db/client.ts';

/** Who has blocked the other person of which thread, for statements of other features that leave out what does not wait for them. */
export const blockedSides = (db: Db) =>
  db
    .selectFrom('thread_sides')
    .select(['thread_sides.thread_id', 'thread_sides.user_id'])
    .where('thread_sides.blocked_at', 'is not', null);
