import type { LocalInvoice, LocalObject, LocalSubscription } from './objects.ts';
import { fromUnix } from './unix-time.ts';

const day = 24 * 60 * 60;

/** Stripe says three days before a trial ends that it does. */
export const trialReminderSeconds = 3 * day;
/** A subscription whose first payment was not made ends after 23 hours. */
export const firstPaymentSeconds = 23 * 60 * 60;

/** When time alone changes an object next; null when it never does. */
export function dueAt(object: LocalObject): Date | null {
  const seconds = dueSeconds(object);
  return seconds === null ? null : fromUnix(seconds);
}

function dueSeconds(object: LocalObject): number | null {
  if (object.object === 'subscription') return subscriptionDue(object);
  if (object.object === 'invoice') return invoiceDue(object);
  if (object.object === 'checkout.session') {
    return object.status === 'open' ? object.expires_at : null;
  }
  return null;
}

function subscriptionDue(subscription: LocalSubscription): number | null {
  const { status, cancel_at: cancelAt, trial_end: trialEnd } = subscription;
  if (status === 'incomplete') return subscription.created + firstPaymentSeconds;
  if (status === 'canceled' || status === 'incomplete_expired' || status === 'paused') return null;
  const [item] = subscription.items.data;
  if (!item) return null;
  const ends = [item.current_period_end, ...(cancelAt === null ? [] : [cancelAt])];
  if (status === 'trialing' && trialEnd !== null && !subscription.trial_end_announced) {
    ends.push(trialEnd - trialReminderSeconds);
  }
  return Math.min(...ends);
}

const invoiceDue = ({ status, next_payment_attempt: next }: LocalInvoice): number | null =>
  status === 'open' ? (next ?? null) : null;
