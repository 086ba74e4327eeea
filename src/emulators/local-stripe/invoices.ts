import { lineDescription, subscriptionLine } from './billing/invoice-lines.ts';
import { newId } from './ids.ts';
import type { LocalInvoice, LocalSubscription } from './objects.ts';
import { listOf } from './wire.ts';

/** A paid invoice for one period of a subscription; `amount` in minor units, 0 at the start of a trial. */
export function paidInvoice(
  subscription: LocalSubscription,
  amount: number,
  reason: 'subscription_create' | 'subscription_cycle',
  period: { start: number; end: number },
): LocalInvoice {
  const id = newId('in');
  const [item] = subscription.items.data;
  const lines = item
    ? [
        subscriptionLine({
          subscription,
          item,
          amount,
          period,
          description: lineDescription(subscription.description ?? 'Plan', item, amount === 0),
        }),
      ]
    : [];
  return {
    id,
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
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
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
    status_transitions: {
      finalized_at: period.start,
      marked_uncollectible_at: null,
      paid_at: period.start,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
  };
}

/** The invoice under another id, with its number; what is inside follows. */
export function renamedInvoice(invoice: LocalInvoice, id: string, number: string): LocalInvoice {
  const { lines } = invoice;
  const data = (lines?.data ?? []).map((line, at) => ({
    ...line,
    id: `${id.replace('in_', 'il_')}_${at + 1}`,
    invoice: id,
  }));
  return { ...invoice, id, number, lines: listOf(`/v1/invoices/${id}/lines`, data) };
}
