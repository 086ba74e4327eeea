import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { paidInvoice } from './invoices.ts';
import type {
  LocalInvoice,
  LocalPrice,
  LocalSubscription,
  LocalSubscriptionItem,
} from './objects.ts';
import { fromUnix, toUnix } from './unix-time.ts';

/** The one item of a subscription. */
export function itemOf(subscription: LocalSubscription): LocalSubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
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
export function end(
  subscription: LocalSubscription,
  now: Date,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): LocalSubscription {
  const at = toUnix(now);
  return {
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    ended_at: at,
    status: 'canceled',
  };
}

/** The subscription in its next period; the trial, if any, is over. */
export function inNextPeriod(subscription: LocalSubscription): {
  subscription: LocalSubscription;
  period: { start: number; end: number };
} {
  const item = itemOf(subscription);
  const period = {
    start: item.current_period_end,
    end: nextPeriodEnd(subscription.billing_cycle_anchor, item.price, item.current_period_end),
  };
  return { subscription: withPeriod(subscription, period), period };
}

/** The subscription with another period on all its items. */
export function withPeriod(
  subscription: LocalSubscription,
  period: { start: number; end: number },
): LocalSubscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}

/** The subscription in its next period, with the invoice paid for it. */
export function renew(subscription: LocalSubscription): {
  subscription: LocalSubscription;
  invoice: LocalInvoice;
} {
  const item = itemOf(subscription);
  const { subscription: renewed, period } = inNextPeriod(subscription);
  const amount = item.price.unit_amount * item.quantity;
  const invoice = paidInvoice(subscription, amount, 'subscription_cycle', period);
  return {
    subscription: { ...renewed, latest_invoice: invoice.id, status: 'active' },
    invoice,
  };
}

/** Whether the subscription stops instead of renewing when its period is over. */
export function isEnding(subscription: LocalSubscription): boolean {
  const { cancel_at: cancelAt } = subscription;
  return cancelAt !== null && cancelAt <= itemOf(subscription).current_period_end;
}

const daySeconds = 24 * 60 * 60;

/** The first period end after `time`; counted from the anchor, so that the 31st comes back. */
export function nextPeriodEnd(anchor: number, { recurring }: LocalPrice, time: number): number {
  if (!recurring) throw new Error('A price that is paid once has no periods.');
  const { interval, interval_count: count } = recurring;
  const after = (periods: number): number => {
    const steps = periods * count;
    if (interval === 'day' || interval === 'week') {
      return anchor + steps * (interval === 'week' ? 7 : 1) * daySeconds;
    }
    const months = steps * (interval === 'year' ? 12 : 1);
    return toUnix(addCalendarMonths(fromUnix(anchor), months));
  };
  let periods = 0;
  while (after(periods) <= time) periods += 1;
  return after(periods);
}
