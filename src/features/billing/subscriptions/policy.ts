import { canBeMended, isSubscribed, type SubscriptionState } from './rules/rights.ts';

/** Who has rights needs no second subscription; who has one that can be mended would pay twice once it is. */
export const maySubscribe = (state: SubscriptionState | null, now: Date): boolean =>
  !isSubscribed(state, now) && !mustMend(state, now);

/** There is a subscription without rights that its owner can bring back. */
export const mustMend = (state: SubscriptionState | null, now: Date): boolean =>
  state !== null && !isSubscribed(state, now) && canBeMended(state.status);

/** A person who has ever subscribed may see and change it with the billing service, also once it has ended. */
export const mayManageSubscription = (state: SubscriptionState | null): boolean => state !== null;
