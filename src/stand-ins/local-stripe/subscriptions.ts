import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { newId } from './ids.ts';
import { paidInvoice } from './invoices.ts';
import {
  type LocalCheckout,
  type LocalInvoice,
  type LocalPrice,
  type LocalSubscription,
  type LocalSubscriptionItem,
  listOf,
} from './objects.ts';
import { fromUnix, toUnix } from './unix-time.ts';

/** The one item of a subscription. */
export function itemOf(subscription: LocalSubscription): LocalSubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** The subscription that a paid checkout starts, and its first invoice. */
export function startSubscription(
  checkout: LocalCheckout,
  now: Date,
): { subscription: LocalSubscription; invoice: LocalInvoice } {
  const [line] = checkout.line_items.data;
  if (!line) throw new Error(`Checkout ${checkout.id} has no line.`);
  const { description, metadata, trial_end: trialEnd } = checkout.subscription_data;
  const start = toUnix(now);
  const anchor = trialEnd ?? start;
  const end = trialEnd ?? nextPeriodEnd(anchor, line.price, start);
  const id = newId('sub');
  const subscription: LocalSubscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: checkout.currency,
    customer: checkout.customer,
    description: description ?? line.description,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: newId('si', 14),
        object: 'subscription_item',
        created: start,
        current_period_end: end,
        current_period_start: start,
        price: line.price,
        quantity: line.quantity,
        subscription: id,
      },
    ]),
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: start,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : start,
  };
  const amount = trialEnd === null ? checkout.amount_total : 0;
  const invoice = paidInvoice(subscription, amount, 'subscription_create', { start, end });
  return { subscription: { ...subscription, latest_invoice: invoice.id }, invoice };
}

/** The subscription with its end at the period's end planned or taken back, as Stripe's API does it. */
export function planEnd(
  subscription: LocalSubscription,
  isPlanned: boolean,
  now: Date,
): LocalSubscription {
  return {
    ...subscription,
    cancel_at: isPlanned ? itemOf(subscription).current_period_end : null,
    cancel_at_period_end: isPlanned,
    canceled_at: isPlanned ? toUnix(now) : null,
  };
}

/** The same, as Stripe's portal does it: only the date is set, not the flag. */
export function planEndOnPortal(
  subscription: LocalSubscription,
  isPlanned: boolean,
  now: Date,
): LocalSubscription {
  return { ...planEnd(subscription, isPlanned, now), cancel_at_period_end: false };
}

/** The subscription, ended. */
export function end(subscription: LocalSubscription, now: Date): LocalSubscription {
  const at = toUnix(now);
  return {
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    status: 'canceled',
  };
}

/** The subscription in its next period, with the invoice paid for it; the trial, if any, is over. */
export function renew(subscription: LocalSubscription): {
  subscription: LocalSubscription;
  invoice: LocalInvoice;
} {
  const item = itemOf(subscription);
  const period = {
    start: item.current_period_end,
    end: nextPeriodEnd(subscription.billing_cycle_anchor, item.price, item.current_period_end),
  };
  const amount = item.price.unit_amount * item.quantity;
  const invoice = paidInvoice(subscription, amount, 'subscription_cycle', period);
  const renewedItem = {
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  };
  return {
    subscription: {
      ...subscription,
      items: { ...subscription.items, data: [renewedItem] },
      latest_invoice: invoice.id,
      status: 'active',
    },
    invoice,
  };
}

/** Whether the subscription stops instead of renewing when its period is over. */
export function isEnding(subscription: LocalSubscription): boolean {
  const { cancel_at: cancelAt } = subscription;
  return cancelAt !== null && cancelAt <= itemOf(subscription).current_period_end;
}

const monthsIn = { month: 1, year: 12 } as const;

/** The first period end after `time`; counted from the anchor, so that the 31st comes back. */
function nextPeriodEnd(anchor: number, price: LocalPrice, time: number): number {
  const step = monthsIn[price.recurring.interval];
  let months = 0;
  let periodEnd = anchor;
  while (periodEnd <= time) {
    months += step;
    periodEnd = toUnix(addCalendarMonths(fromUnix(anchor), months));
  }
  return periodEnd;
}
