import type { PushSubscriptionView } from '../contract.ts';
import type { SubscriptionRow } from './queries.ts';

/** A browser for its person: never its address, which anybody could send to. */
export const viewSubscription = (
  { id, sessionId, device, createdAt }: SubscriptionRow,
  presentSession: string | undefined,
): PushSubscriptionView => ({
  subscriptionId: id,
  device,
  addedAt: createdAt.toISOString(),
  isHere: sessionId === presentSession,
});
