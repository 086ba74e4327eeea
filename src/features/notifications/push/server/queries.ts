import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';

/** Where the private half of the site's pair is. */
export const encryptedPushKeys: EncryptedColumn = {
  use: keyUses.pushKey,
  ...{
    table: 'push_keys',
    key: 'public_key',
    subject: 'public_key',
    encrypted: 'sealed_private_key',
  },
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

/** The subscriptions of these people. */
export const selectSubscriptionsOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id'])
    .where(sql<boolean>`user_id = any (${userIds}::uuid[])`);

/** Where this subscription of this person leads, and the sign-in that it belongs to. */
export const findAddress = (db: Db, subscriptionId: string, userId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'session_id as sessionId'])
    .where('id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
