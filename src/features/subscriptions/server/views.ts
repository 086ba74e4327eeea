import type { SubscriptionView } from '../contract.ts';
import { mustMend } from '../policy.ts';
import { isSubscribed, subscribedUntil } from '../rules.ts';
import type { BillingRecord } from './queries/billing-record.ts';

/** What consultants are told about their own subscription at `now`. */
export function viewSubscription(
  { subscription }: BillingRecord,
  trialStart: Date | null,
  now: Date,
): SubscriptionView {
  return {
    subscribed: isSubscribed(subscription, now),
    status: subscription?.status ?? null,
    plan: subscription?.plan ?? null,
    currentPeriodEnd: subscription?.currentPeriodEnd.toISOString() ?? null,
    trialEnd: subscription?.trialEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    trialAvailable: trialStart === null,
    rightsEnd: subscribedUntil(subscription)?.toISOString() ?? null,
    mustMend: mustMend(subscription, now),
    price: subscription ? { amount: subscription.amount, currency: subscription.currency } : null,
  };
}
