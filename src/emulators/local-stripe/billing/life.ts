import { trialReminderSeconds } from '../due.ts';
import type { LocalInvoice, LocalSubscription } from '../objects.ts';
import { end, inNextPeriod, isEnding, itemOf } from '../subscriptions.ts';
import type { Work } from '../work.ts';
import { collectInvoice, methodFor } from './collection.ts';
import { draftInvoice, finalizeInvoice, voidInvoice } from './invoices.ts';
import { periodLines, taxBehaviourOf } from './start-subscription.ts';

const daySeconds = 24 * 60 * 60;

/** Lets happen to a subscription what is due at the work's time: the notice, the end, the next period. */
export async function passTime(work: Work, subscription: LocalSubscription): Promise<void> {
  const { status, trial_end: trialEnd } = subscription;
  if (status === 'incomplete') return expireIncomplete(work, subscription);
  const isNotice =
    status === 'trialing' &&
    trialEnd !== null &&
    !subscription.trial_end_announced &&
    work.seconds >= trialEnd - trialReminderSeconds;
  if (isNotice) {
    const announced = { ...subscription, trial_end_announced: true };
    work.change(subscription, announced);
    work.announce('customer.subscription.trial_will_end', announced);
    return;
  }
  if (isEnding(subscription)) return endSubscription(work, subscription);
  await closePeriod(work, subscription);
}

/** Ends a subscription now. */
export function endSubscription(
  work: Work,
  subscription: LocalSubscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): void {
  const ended = end(subscription, work.at, reason);
  work.change(subscription, ended);
  work.announce('customer.subscription.deleted', ended);
}

async function expireIncomplete(work: Work, subscription: LocalSubscription): Promise<void> {
  const expired: LocalSubscription = {
    ...subscription,
    ended_at: work.seconds,
    status: 'incomplete_expired',
  };
  work.change(subscription, expired, 'customer.subscription.updated');
  const invoice = subscription.latest_invoice
    ? await work.find('invoice', subscription.latest_invoice)
    : null;
  if (invoice?.status === 'open') voidInvoice(work, invoice);
}

async function closePeriod(work: Work, before: LocalSubscription): Promise<void> {
  const isTrialOver = before.status === 'trialing';
  if (isTrialOver && !(await methodFor(work, ofSubscription(before)))) {
    const outcome = before.trial_settings?.end_behavior.missing_payment_method;
    if (outcome === 'cancel') return endSubscription(work, before, 'payment_failed');
    if (outcome === 'pause') return pauseSubscription(work, before);
  }
  const { subscription: next } = inNextPeriod(before);
  const status = isTrialOver ? 'active' : before.status;
  await charge(work, before, { ...next, status }, 'subscription_cycle');
}

const ofSubscription = ({ id, customer, metadata }: LocalSubscription) => ({
  customer,
  default_payment_method: null,
  parent: {
    quote_details: null,
    subscription_details: { metadata, subscription: id },
    type: 'subscription_details' as const,
  },
});

/** Pauses a subscription whose trial is over and that has no payment method, until it is resumed. */
function pauseSubscription(work: Work, before: LocalSubscription): void {
  const paused: LocalSubscription = { ...before, status: 'paused' };
  work.change(before, paused, 'customer.subscription.updated');
  work.announce('customer.subscription.paused', paused);
}

/** Charges for the present period of a subscription, and lets its state follow from what comes of it. */
export async function charge(
  work: Work,
  before: LocalSubscription,
  after: LocalSubscription,
  reason: LocalInvoice['billing_reason'],
): Promise<LocalInvoice> {
  const customer = await work.get('customer', after.customer, 'customer');
  const item = itemOf(after);
  const draft = await draftInvoice(work, {
    customer,
    currency: after.currency,
    subscription: after,
    lines: await periodLines(work, after, after.status === 'trialing'),
    reason,
    period: { start: item.current_period_start, end: item.current_period_end },
    automaticTax: after.automatic_tax?.enabled ?? false,
    taxBehaviour: taxBehaviourOf(item.price),
  });
  return collectFor(work, before, { ...after, latest_invoice: draft.id }, draft);
}

/** Has a draft for a subscription paid: with it goes the state of the subscription. */
export async function collectFor(
  work: Work,
  before: LocalSubscription,
  after: LocalSubscription,
  draft: LocalInvoice,
): Promise<LocalInvoice> {
  const pause = after.pause_collection;
  if (pause || after.status === 'unpaid') {
    work.change(before, after, 'customer.subscription.updated');
    if (pause?.behavior === 'void') return voidInvoice(work, await finalizeInvoice(work, draft));
    return draft;
  }
  work.change(before, after, 'customer.subscription.updated');
  const open = await finalizeInvoice(work, draft);
  const { invoice, outcome } = await collectInvoice(work, open, {
    nextAttempt: nextAttempt(work, 0),
  });
  const isPaid = outcome === 'paid' || outcome === 'processing';
  const status = isPaid ? statusOnceCurrent(after) : 'past_due';
  if (status !== after.status) {
    work.change(after, { ...after, status }, 'customer.subscription.updated');
  }
  return invoice;
}

/** In a trial nothing is owed; otherwise what is paid for is active. */
const statusOnceCurrent = ({ status }: LocalSubscription): LocalSubscription['status'] =>
  status === 'trialing' ? 'trialing' : 'active';

/** When an invoice is tried again after having failed `tries` times; null when no more. */
function nextAttempt(work: Work, tries: number): number | null {
  const days = work.account.retryAfterDays[tries];
  return days === undefined ? null : work.seconds + days * daySeconds;
}

/**
 * Tries once more to have an invoice paid; after the last time the subscription goes the way that the account is set
 * to.
 */
export async function retryInvoice(work: Work, invoice: LocalInvoice): Promise<void> {
  const tries = invoice.attempt_count ?? 1;
  const collected = await collectInvoice(work, invoice, { nextAttempt: nextAttempt(work, tries) });
  await followInvoice(work, collected.invoice);
}

/**
 * Updates a subscription from its invoice: active when paid; when unpaid permanently, it follows the setting of the
 * account.
 */
export async function followInvoice(work: Work, invoice: LocalInvoice): Promise<void> {
  const id = invoice.parent?.subscription_details.subscription;
  const subscription = id ? await work.find('subscription', id) : null;
  if (!subscription) return;
  const { status } = subscription;
  const waits = status === 'past_due' || status === 'incomplete' || status === 'unpaid';
  if (!waits || subscription.latest_invoice !== invoice.id) return;
  if (invoice.status === 'paid') {
    work.change(
      subscription,
      { ...subscription, status: 'active' },
      'customer.subscription.updated',
    );
    return;
  }
  const isLast = status === 'past_due' && invoice.next_payment_attempt === null;
  if (!isLast) return;
  const { afterLastRetry } = work.account;
  if (afterLastRetry === 'cancel') endSubscription(work, subscription, 'payment_failed');
  if (afterLastRetry === 'unpaid') {
    work.change(
      subscription,
      { ...subscription, status: 'unpaid' },
      'customer.subscription.updated',
    );
  }
}
