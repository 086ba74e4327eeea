import type { BillingInterval, BillingStatus } from '#lib/billing/billing.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { convertFromUsd } from '#lib/money/convert.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';

export const planIds = ['monthly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];

/** Whether this names one of the plans. */
export const isPlanId = (id: string): id is PlanId => planIds.some((known) => known === id);

export interface Plan {
  id: PlanId;
  /** Names product and price at the billing service, for good. */
  billingKey: string;
  name: string;
  /** What the customer reads at the checkout and on invoices. */
  productName: string;
  /** Charged once an interval, in US dollars; other currencies are converted from it. */
  priceUsd: number;
  interval: BillingInterval;
  cancellation: string;
}

/** The one source of prices: pages, checkout and mails all read them here. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    id: 'monthly',
    billingKey: 'direct365_monthly',
    name: 'Monthly',
    productName: 'Direct365 Monthly plan',
    priceUsd: 75,
    interval: 'month',
    cancellation: 'Cancel anytime',
  },
  annual: {
    id: 'annual',
    billingKey: 'direct365_annual',
    name: 'Annual',
    productName: 'Direct365 Annual plan',
    priceUsd: 750,
    interval: 'year',
    cancellation: 'Cancel with 30-day notice',
  },
};

export const subscriptionBenefits = [
  'Access to all client projects',
  'Direct client communication',
  'No commission fees',
  'Profile visibility boost',
  'Priority support',
  'Advanced filtering tools',
] as const;

/** The price of a plan for one interval, in whole units of the currency: what is shown is charged. */
export function priceIn(plan: PlanId, currency: CurrencyCode): number {
  return convertFromUsd(plans[plan].priceUsd, currency);
}

/** What a year costs less by the annual plan than by twelve monthly payments, as both are shown. */
export function annualSavingIn(currency: CurrencyCode): number {
  return 12 * priceIn('monthly', currency) - priceIn('annual', currency);
}

/** The most that rounding to whole units takes off a month, as in pounds. */
const nearlyAMonth = 0.1;

/**
 * How many monthly payments the annual saving is worth, in the currency shown: `2 months free`, and `nearly 2 months free`
 * where the rounded prices come to a little less. Null where it is not worth one.
 */
export function annualFreeMonthsIn(currency: CurrencyCode): string | null {
  const exact = annualSavingIn(currency) / priceIn('monthly', currency);
  const months = Math.floor(exact + nearlyAMonth);
  if (months < 1) return null;
  return `${months > exact ? 'nearly ' : ''}${months} ${months === 1 ? 'month' : 'months'} free`;
}

/** The plan that is charged at this interval. */
export function planForInterval(interval: BillingInterval): PlanId {
  return interval === 'year' ? 'annual' : 'monthly';
}

export const trialMonths = 3;

/**
 * When the free trial of somebody who subscribes at `now` ends: three calendar months later, in UTC.
 * Nobody gets a second trial, so it is undefined for those who have had theirs.
 */
export function trialEndFor(trialUsedAt: Date | null, now: Date): Date | undefined {
  return trialUsedAt ? undefined : addCalendarMonths(now, trialMonths);
}

/** What a status of the billing service means here. */
export interface StatusMeaning {
  /**
   * What it allows: the rights of a subscriber (to apply, and to be listed) while its period lasts, the same while a failed
   * payment is tried again, or nothing.
   */
  rights: 'for-the-period' | 'while-tried-again' | 'none';
  /**
   * What its owner can do: manage it, mend its payment, or subscribe anew. What can still be mended is never sold a second
   * time: mended later, both would charge.
   */
  next: 'manage' | 'mend' | 'subscribe';
}

/** Every status, also those that our own checkout never leads to: an operator can make them at the billing service. */
export const statusMeanings: Readonly<Record<BillingStatus, StatusMeaning>> = {
  trialing: { rights: 'for-the-period', next: 'manage' },
  active: { rights: 'for-the-period', next: 'manage' },
  // Nobody loses a client over an expired card.
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
 * How long a period whose payment has failed gives rights, from its beginning: the two weeks in which the billing service
 * tries again.
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

/** Whether somebody with this state counts as subscribed at `now`: may apply, and is listed. */
export function isSubscribed(state: SubscriptionState | null, now: Date): boolean {
  const until = subscribedUntil(state) ?? now;
  return now < until;
}

/** Whether a subscription of this status gives rights, as long as its time lasts. */
export const givesRights = (status: string): boolean => meaningOf(status).rights !== 'none';

/** Whether a subscription of this status waits for a payment or for its owner, and can still be brought back. */
export const canBeMended = (status: string): boolean => meaningOf(status).next === 'mend';

/**
 * The mailbox that a trial is given to once: spelling and the part after a plus, which leads to the same mailbox, make no
 * other one of it.
 */
export function trialMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.trim().toLowerCase();
}
