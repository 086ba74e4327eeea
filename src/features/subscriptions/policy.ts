import { isSubscribed, type SubscriptionState } from './rules.ts';

/** A person who has rights already needs no second subscription. */
export const maySubscribe = (state: SubscriptionState | null, now: Date): boolean =>
  !isSubscribed(state, now);

/** A person who has ever subscribed may see and change it with the billing service, also once it has ended. */
export const mayManageSubscription = (state: SubscriptionState | null): boolean => state !== null;
