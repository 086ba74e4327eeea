import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import type { PushAddress } from '#features/notifications/lib/push/push-service.ts';
import { mostBrowsers } from '../../rules/limits.ts';
import { listSubscriptions, type SubscriptionRow } from '../queries.ts';

interface NewSubscription extends PushAddress {
  userId: UserId;
  sessionId: string;
  device: string;
  now: Date;
}

/** Has a browser show notifications of this user. An earlier user of the same browser loses them there. */
export async function subscribe(
  tx: Tx,
  { userId, sessionId, endpoint, p256dh, auth, device, now }: NewSubscription,
): Promise<SubscriptionRow | 'TOO_MANY_BROWSERS'> {
  await lockPeople(tx, [userId]);
  const present = await listSubscriptions(tx, userId);
  const others = present.filter((each) => each.sessionId !== sessionId);
  if (others.length >= mostBrowsers) return 'TOO_MANY_BROWSERS';
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
  return tx
    .insertInto('push_subscriptions')
    .values({
      ...{ user_id: userId, session_id: sessionId, endpoint, p256dh, auth, device },
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet(({ ref }) => ({
        // Another row for those who know the old one: what waits for it does not come here.
        id: ref('excluded.id'),
        user_id: ref('excluded.user_id'),
        session_id: ref('excluded.session_id'),
        p256dh: ref('excluded.p256dh'),
        auth: ref('excluded.auth'),
        device: ref('excluded.device'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .returning(['id', 'session_id as sessionId', 'device', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
}

/** Sends nothing to this browser of this person any more. False when they have no such browser. */
export async function unsubscribe(
  tx: Tx,
  userId: UserId,
  subscriptionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_subscriptions')
    .where('id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
