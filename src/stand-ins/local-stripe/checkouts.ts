import { invalid } from './api-problem.ts';
import { payFromBalance } from './balance.ts';
import { announce } from './events.ts';
import { newId } from './ids.ts';
import { type LocalCheckout, listOf } from './objects.ts';
import type { CheckoutParameters } from './parameters.ts';
import type { Change, Stored } from './store.ts';
import { startSubscription } from './subscriptions.ts';
import { toUnix } from './unix-time.ts';

const daySeconds = 24 * 60 * 60;

/** A new checkout; `pageBase` is where the local Stripe's pages are. Refuses a trial under two days. */
export function openCheckout(
  parameters: CheckoutParameters,
  pageBase: string,
  now: Date,
): LocalCheckout {
  const created = toUnix(now);
  const { trial_end: trialEnd } = parameters.subscription_data;
  if (trialEnd !== null && trialEnd < created + 2 * daySeconds) {
    throw invalid(
      'The `trial_end` date has to be at least 2 days in the future.',
      'subscription_data[trial_end]',
    );
  }
  const [line] = parameters.line_items;
  if (!line) throw invalid('Missing required param: line_items.', 'line_items');
  const { currency, unit_amount: unitAmount, recurring, product_data: product } = line.price_data;
  const amount = unitAmount * line.quantity;
  const id = newId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: trialEnd === null ? amount : 0,
    amount_total: trialEnd === null ? amount : 0,
    cancel_url: parameters.cancel_url,
    client_reference_id: parameters.client_reference_id,
    created,
    currency,
    customer: parameters.customer,
    expires_at: created + daySeconds,
    invoice: null,
    line_items: listOf(`/v1/checkout/sessions/${id}/line_items`, [
      {
        id: newId('li'),
        object: 'item',
        description: product.name,
        quantity: line.quantity,
        price: {
          id: newId('price'),
          object: 'price',
          currency,
          product: newId('prod', 14),
          recurring: { interval: recurring.interval, interval_count: 1 },
          type: 'recurring',
          unit_amount: unitAmount,
        },
      },
    ]),
    livemode: false,
    metadata: parameters.metadata,
    mode: 'subscription',
    payment_method_collection: parameters.payment_method_collection,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    subscription_data: parameters.subscription_data,
    success_url: parameters.success_url,
    url: `${pageBase}/checkout/${id}`,
  };
}

/** The checkout as it stands at `now`: an open one expires after a day. */
export function checkoutAt(checkout: LocalCheckout, now: Date): LocalCheckout {
  const isOver = checkout.status === 'open' && checkout.expires_at <= toUnix(now);
  return isOver ? { ...checkout, status: 'expired', url: null } : checkout;
}

/** An open checkout closed before its time. */
export function expireCheckout(
  { body: checkout, version }: Stored<LocalCheckout>,
  now: Date,
): { answer: LocalCheckout; change: Change } {
  const { status } = checkoutAt(checkout, now);
  if (status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
    );
  }
  const expired: LocalCheckout = { ...checkout, status: 'expired', url: null };
  const events = [announce('checkout.session.expired', expired, now)];
  return { answer: expired, change: { at: now, replace: { body: expired, version }, events } };
}

/**
 * All that happens when the customer confirms: the subscription, its first invoice, the webhooks. What the customer
 * has to their credit (`balance`, in minor units, then below zero) is used first.
 */
export function completeCheckout(
  { body: checkout, version }: Stored<LocalCheckout>,
  balance: number,
  now: Date,
): Change {
  const { subscription, invoice: sent } = startSubscription(checkout, now);
  const { invoice, transactions } = payFromBalance(sent, balance, now);
  const completed: LocalCheckout = {
    ...checkout,
    invoice: invoice.id,
    payment_status: invoice.amount_paid > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  return {
    at: now,
    replace: { body: completed, version },
    create: [subscription, invoice, ...transactions],
    events: [
      announce('checkout.session.completed', completed, now),
      announce('customer.subscription.created', subscription, now),
      announce('invoice.paid', invoice, now),
    ],
  };
}
