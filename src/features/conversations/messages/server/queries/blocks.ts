import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/**
 * Who has blocked the other person of which thread, for statements of other features that leave out what does not wait
 * for them.
 */
export const blockedSides = (db: Db) =>
  db
    .selectFrom('thread_sides')
    .select(['thread_sides.thread_id', 'thread_sides.user_id'])
    .where('thread_sides.blocked_at', 'is not', null);

/** Which consultants have blocked which clients, for the same. */
export const blockedClients = (db: Db) =>
  db
    .selectFrom('threads as thread')
    .innerJoin('thread_sides as side', (join) =>
      join
        .onRef('side.thread_id', '=', 'thread.id')
        .onRef('side.user_id', '=', 'thread.consultant_id'),
    )
    .select(['thread.client_id as clientId', 'thread.consultant_id as consultantId'])
    .where('side.blocked_at', 'is not', null)
    .$narrowType<{ clientId: UserId; consultantId: UserId }>();

/** Whether a consultant has blocked this client in their conversation; false where they have none. */
export async function hasBlockedClient(
  db: Db,
  consultantId: UserId,
  clientId: UserId,
): Promise<boolean> {
  const blocked = await blockedClients(db)
    .where('thread.consultant_id', '=', consultantId)
    .where('thread.client_id', '=', clientId)
    .executeTakeFirst();
  return blocked !== undefined;
}
