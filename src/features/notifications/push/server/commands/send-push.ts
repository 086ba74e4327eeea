import type { UserId } from '#access/user.ts';
import { mayListen } from '#features/notifications/change-events/rules/topics.ts';
import { PushGone } from '#features/notifications/lib/push/push-service.ts';
import type { Services } from '#server/services.ts';
import { keptSeconds } from '../../rules/limits.ts';
import type { PushMessage } from '../../rules/push-message.ts';
import { findAddress } from '../queries.ts';
import type { PushSubscriptionsServices } from '../services.ts';
import { pushKeysOf } from './push-keys.ts';
import { unsubscribe } from './subscribe.ts';

/** What sending to a browser needs. */
export type PushTools = Pick<Services, 'db' | 'write' | 'clock' | 'keys' | 'seller'> &
  PushSubscriptionsServices;

/**
 * Sends a message to a browser of this person, while the sign-in that it belongs to lasts and their account is not on
 * hold. A browser that takes none any more is forgotten. Throws PushRefused for a message that is never taken, and
 * PushUndelivered for one that may be taken later.
 */
export async function sendPush(
  tools: PushTools,
  { subscriptionId, userId }: { subscriptionId: string; userId: UserId },
  message: PushMessage,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, write, pushService, seller } = tools;
  const to = await findAddress(db, subscriptionId, userId);
  if (!to) return;
  const viewer = (await tools.findSignedIn([to.sessionId], clock.now())).get(to.sessionId);
  if (viewer?.userId !== userId || !mayListen(viewer)) return;
  const keys = await pushKeysOf(tools);
  const push = {
    ...{ to, keys, subject: `mailto:${seller.email}` },
    ...{ text: JSON.stringify(message), ttlSeconds: keptSeconds, replaces: message.tag },
  };
  try {
    await pushService.send(push, { signal });
  } catch (error) {
    if (error instanceof PushGone) await write((tx) => unsubscribe(tx, userId, subscriptionId));
    else throw error;
  }
}
