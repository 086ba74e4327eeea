import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { PlanId } from '../../rules/plans.ts';
import type { SubscriptionState } from '../../rules/rights.ts';

/** A subscription as the billing service last confirmed it. */
export interface StoredSubscription extends SubscriptionState {
  id: string;
  plan: PlanId;
  /** Whole units of the currency, for one interval. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  trialEnd: Date | null;
}

/** A person's dealings with the billing service, as far as it has confirmed them. */
export interface BillingRecord {
  /** Null until the person has started a first checkout. */
  customerId: string | null;
  subscription: StoredSubscription | null;
}

/** What we know of this person's billing. */
export async function getBillingRecord(db: Db, userId: UserId): Promise<BillingRecord> {
  const customer = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const subscription = await db
    .selectFrom('subscriptions')
    .select([
      'subscription_id as id',
      'plan',
      'status',
      'amount',
      'currency',
      'current_period_start as currentPeriodStart',
      'current_period_end as currentPeriodEnd',
      'trial_end as trialEnd',
      'cancel_at_period_end as cancelAtPeriodEnd',
    ])
    .$narrowType<{ plan: PlanId }>()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    customerId: customer?.customer_id ?? null,
    subscription: subscription ?? null,
  };
}
