import type { SubscriptionView } from '../contract.ts';
import { isSubscribed } from '../rules.ts';
import type { BillingRecord } from './queries/billing-record.ts';

/** What consultants are told about their own subscription at `now`. */
export function viewSubscription(record: BillingRecord, now: Date): SubscriptionView {
  const { subscription, trialUsedAt } = record;
  return {
    subscribed: isSubscribed(subscription, now),
    status: subscription?.status ?? null,
    plan: subscription?.plan ?? null,
    currentPeriodEnd: subscription?.currentPeriodEnd.toISOString() ?? null,
    trialEnd: subscription?.trialEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    trialAvailable: trialUsedAt === null,
  };
}
