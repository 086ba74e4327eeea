import { newId } from './ids.ts';
import type { LocalInvoice, LocalSubscription } from './objects.ts';

/** A paid invoice for one period of a subscription; `amount` in minor units, 0 at the start of a trial. */
export function paidInvoice(
  subscription: LocalSubscription,
  amount: number,
  reason: 'subscription_create' | 'subscription_cycle',
  period: { start: number; end: number },
): LocalInvoice {
  return {
    id: newId('in'),
    object: 'invoice',
    amount_due: amount,
    amount_paid: amount,
    amount_remaining: 0,
    billing_reason: reason,
    created: period.start,
    currency: subscription.currency,
    customer: subscription.customer,
    description: subscription.description,
    ending_balance: 0,
    livemode: false,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: 0,
    status: 'paid',
    subtotal: amount,
    total: amount,
  };
}
