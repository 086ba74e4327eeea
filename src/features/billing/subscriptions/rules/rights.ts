import type { BillingStatus } from '#lib/billing/billing.ts';

/** What a status of the billing service means here. */
export interface StatusMeaning {
  /**
   * What it allows: the rights of a subscriber (to apply, and to be listed) while its period lasts, the same while a
   * failed payment is tried again, or nothing.
   */
  rights: 'for-the-period' | 'while-tried-again' | 'none';
  /**
   * What its owner can do: manage it, mend its payment, or subscribe anew. What can still be mended is never sold a
   * second time: mended later, both would charge.
   */
  next: 'manage' | 'mend' | 'subscribe';
}

/** Every status, also those that our own checkout never leads to: an operator can make them at the billing service. */
export const statusMeanings: Readonly<Record<BillingStatus, StatusMeaning>> = {
  trialing: { rights: 'for-the-period', next: 'manage' },
  active: { rights: 'for-the-period', next: 'manage' },
  // A consultant does not lose a client over an expired card.
  past_due: { rights: 'while-tried-again', next: 'mend' },
  // The billing service has given up trying; paying the open invoice brings it back.
  unpaid: { rights: 'none', next: 'mend' },
  // A trial that ended without a card, or the operator's doing.
  paused: { rights: 'none', next: 'mend' },
  // The first payment waits for its owner's bank, for a day at most.
  incomplete: { rights: 'none', next: 'mend' },
  incomplete_expired: { rights: 'none', next: 'subscribe' },
  canceled: { rights: 'none', next: 'subscribe' },
  // Newer than this code: no rights, and nothing sold beside it.
  unknown: { rights: 'none', next: 'mend' },
};

const isStatus = (status: string): status is BillingStatus => Object.hasOwn(statusMeanings, status);

/** The meaning of a status, by whatever name it comes. */
export const meaningOf = (status: string): StatusMeaning =>
  statusMeanings[isStatus(status) ? status : 'unknown'];

const statusesWith = (rights: StatusMeaning['rights']): BillingStatus[] =>
  Object.keys(statusMeanings)
    .filter(isStatus)
    .filter((status) => statusMeanings[status].rights === rights);

/** The statuses that give rights while their period lasts, and those that do while a payment is tried again. */
export const periodStatuses: readonly BillingStatus[] = statusesWith('for-the-period');
export const graceStatuses: readonly BillingStatus[] = statusesWith('while-tried-again');

/**
 * How long a period whose payment has failed gives rights, from its beginning: the two weeks in which the billing
 * service tries again.
 */
export const paymentGraceDays = 14;

/**
 * How long a subscription that is to renew outlives the period end we know of. News of a renewal may
 * be late by as long as the billing service retries its webhooks; without any, the rights end.
 */
export const renewalGraceDays = 3;

/** What we know of a consultant's subscription from the billing service. */
export interface SubscriptionState {
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** Until when this state gives rights; undefined when it gives none. No state, no rights. */
export function subscribedUntil(state: SubscriptionState | null): Date | undefined {
  if (!state || !givesRights(state.status)) return undefined;
  const { status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd } = state;
  const end = cancelAtPeriodEnd ? currentPeriodEnd : daysAfter(currentPeriodEnd, renewalGraceDays);
  if (meaningOf(status).rights === 'for-the-period') return end;
  const graceEnd = daysAfter(currentPeriodStart, paymentGraceDays);
  return new Date(Math.min(graceEnd.getTime(), end.getTime()));
}

function daysAfter(time: Date, days: number): Date {
  const moved = new Date(time);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved;
}

/** Whether a consultant with this state counts as subscribed at `now`: may apply, and is listed. */
export function isSubscribed(state: SubscriptionState | null, now: Date): boolean {
  const until = subscribedUntil(state) ?? now;
  return now < until;
}

/** Whether a subscription of this status gives rights, as long as its time lasts. */
export const givesRights = (status: string): boolean => meaningOf(status).rights !== 'none';

/** Whether a subscription of this status waits for a payment or for its owner, and can still be brought back. */
export const canBeMended = (status: string): boolean => meaningOf(status).next === 'mend';
