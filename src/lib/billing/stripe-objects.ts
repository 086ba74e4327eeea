import type Stripe from 'stripe';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import type {
  BillingCheckout,
  BillingInterval,
  BillingStatus,
  BillingSubscription,
} from './billing.ts';

const knownStatuses: ReadonlySet<string> = new Set<BillingStatus>([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
]);

const isKnownStatus = (status: string): status is BillingStatus => knownStatuses.has(status);

/** A Stripe subscription in our words. Throws for one that is charged neither monthly nor yearly. */
export function toBillingSubscription(subscription: Stripe.Subscription): BillingSubscription {
  // Checkout makes subscriptions of one item; the period stands on the item, not on the subscription.
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  const { price, current_period_start: periodStart, current_period_end: periodEnd } = item;
  return {
    id: subscription.id,
    createdAt: toDate(subscription.created),
    customerId: idOf(subscription.customer),
    status: isKnownStatus(subscription.status) ? subscription.status : 'unknown',
    interval: toInterval(subscription.id, price.recurring?.interval),
    currency: subscription.currency.toUpperCase(),
    amount: fromMinorUnits((price.unit_amount ?? 0) * (item.quantity ?? 1), subscription.currency),
    currentPeriodStart: toDate(periodStart),
    currentPeriodEnd: toDate(periodEnd),
    trialEnd: subscription.trial_end === null ? undefined : toDate(subscription.trial_end),
    cancelAtPeriodEnd: endsWithPeriod(subscription, periodEnd),
    metadata: subscription.metadata,
  };
}

/** Cancelling by API sets the flag; cancelling on Stripe's portal sets only a date. */
function endsWithPeriod(subscription: Stripe.Subscription, periodEnd: number): boolean {
  const { cancel_at: cancelAt, cancel_at_period_end: isFlagged } = subscription;
  return isFlagged || (cancelAt !== null && cancelAt <= periodEnd);
}

/** A Stripe checkout session in our words. */
export function toBillingCheckout(session: Stripe.Checkout.Session): BillingCheckout {
  return {
    id: session.id,
    status: toCheckoutStatus(session.status),
    url: session.url ?? undefined,
    customerId: idOrNone(session.customer),
    subscriptionId: idOrNone(session.subscription),
    clientReference: session.client_reference_id ?? undefined,
    reference: session.metadata?.reference,
  };
}

function toCheckoutStatus(status: string | null): BillingCheckout['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function toInterval(subscriptionId: string, interval: string | undefined): BillingInterval {
  if (interval === 'month' || interval === 'year') return interval;
  throw new Error(`Subscription ${subscriptionId} is charged by the ${interval ?? 'use'}.`);
}

/** A time as Stripe counts it. */
export const toDate = (unixSeconds: number): Date => new Date(unixSeconds * 1000);

/** The id of what may have been expanded. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** The same, of what may be absent. */
export const idOrNone = (reference: string | { id: string } | null): string | undefined =>
  reference === null ? undefined : idOf(reference);
