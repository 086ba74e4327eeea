import type { BillingInterval } from '#lib/billing/billing.ts';
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

/**
 * The specification's benefits, each with what makes it true; "priority support" has no mechanism and is not stated.
 */
export const subscriptionBenefits = [
  {
    name: 'Access to all client projects',
    mechanism: 'You apply to every public project, and to private ones you are invited to.',
  },
  {
    name: 'Direct client communication',
    mechanism: 'Approved clients write to you, and you answer in the same thread.',
  },
  {
    name: 'No commission fees',
    mechanism: 'You invoice your client yourself. The subscription is all we charge.',
  },
  {
    name: 'Profile visibility boost',
    mechanism: 'Only subscribers are listed to clients.',
  },
  {
    name: 'Advanced filtering tools',
    mechanism:
      'Narrow open projects by skill, duration, budget and date, and save the search to hear of new ones.',
  },
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
 * How many monthly payments the annual saving is worth, in the currency shown. `2 months free`, and `nearly 2 months
 * free` where the rounded prices come to a little less. Null where it is not worth one.
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
