import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { keyUses } from '#server/key-uses.ts';
import type { SealedColumn } from '#server/sealed-columns.ts';

/** Where the private half of the site's pair is. */
export const sealedPushKeys: SealedColumn = {
  use: keyUses.pushKey,
  ...{ table: 'push_keys', key: 'public_key', subject: 'public_key', sealed: 'sealed_private_key' },
};

/** The browsers of this person, first added first. */
export const listSubscriptions = (db: Db, userId: UserId) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'session_id as sessionId', 'device', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** The ids of the subscriptions of these people, by person. */
export async function findSubscriptionsOf(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  const found = new Map<string, string[]>();
  for (const { id, user_id } of rows) found.set(user_id, [...(found.get(user_id) ?? []), id]);
  return found;
}

/** Where this subscription of this person leads, and the sign-in that it belongs to. */
export const findAddress = (db: Db, subscriptionId: string, userId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'session_id as sessionId'])
    .where('id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
