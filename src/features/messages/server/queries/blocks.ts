import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** Who has blocked the other person of which thread, for statements of other features that leave out what does not wait for them. */
export const blockedSides = (db: Db) =>
  db
    .selectFrom('thread_sides')
    .select(['thread_sides.thread_id', 'thread_sides.user_id'])
    .where('thread_sides.blocked_at', 'is not', null);

/** Whether a consultant has blocked this client in their conversation; false where they have none. */
export async function hasBlockedClient(
  db: Db,
  consultantId: UserId,
  clientId: UserId,
): Promise<boolean> {
  const side = await db
    .selectFrom('threads as thread')
    .innerJoin('thread_sides as side', 'side.thread_id', 'thread.id')
    .select('side.blocked_at')
    .where('thread.consultant_id', '=', consultantId)
    .where('thread.client_id', '=', clientId)
    .where('side.user_id', '=', consultantId)
    .where('side.blocked_at', 'is not', null)
    .executeTakeFirst();
  return side !== undefined;
}
