import type { BillingInterval, BillingStatus } from '#lib/billing/billing.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { convertFromUsd } from '#lib/money/convert.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';

export const planIds = ['monthly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
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
    name: 'Monthly',
    productName: 'Direct365 Monthly plan',
    priceUsd: 75,
    interval: 'month',
    cancellation: 'Cancel anytime',
  },
  annual: {
    id: 'annual',
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

/** How many monthly payments the annual saving is worth. */
export const annualFreeMonths = 12 - plans.annual.priceUsd / plans.monthly.priceUsd;

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

/**
 * The billing statuses that give a consultant their rights. `past_due` is among them: a payment has
 * failed and is being tried again, and until the billing service gives up nobody loses a client over an
 * expired card. When it gives up the status becomes `canceled` or `unpaid`, and the rights end.
 */
export const subscribedStatuses = [
  'active',
  'trialing',
  'past_due',
] as const satisfies BillingStatus[];

/**
 * How long a subscription that is to renew outlives the period end we know of. News of a renewal may
 * be late by as long as the billing service retries its webhooks; without any, the rights end.
 */
export const renewalGraceDays = 3;

/** What we know of a consultant's subscription from the billing service. */
export interface SubscriptionState {
  status: string;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** Until when this state gives rights; undefined when it gives none. No state, no rights. */
export function subscribedUntil(state: SubscriptionState | null): Date | undefined {
  if (!state || !givesRights(state.status)) return undefined;
  if (state.cancelAtPeriodEnd) return state.currentPeriodEnd;
  const until = new Date(state.currentPeriodEnd);
  until.setUTCDate(until.getUTCDate() + renewalGraceDays);
  return until;
}

/** Whether somebody with this state counts as subscribed at `now`: may apply, and is listed. */
export function isSubscribed(state: SubscriptionState | null, now: Date): boolean {
  const until = subscribedUntil(state) ?? now;
  return now < until;
}

const statusesWithRights: ReadonlySet<string> = new Set(subscribedStatuses);

/** Whether a subscription of this status gives rights, as long as its period lasts. */
export const givesRights = (status: string): boolean => statusesWithRights.has(status);
