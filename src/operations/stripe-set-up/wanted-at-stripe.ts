import { planIds, plans, priceIn } from '#features/billing/subscriptions/rules/plans.ts';
import type { WantedSetUp } from '#lib/billing/set-up/wanted.ts';
import { handledEventTypes } from '#lib/billing/stripe-events.ts';
import { currencyCodes } from '#lib/money/currencies.ts';

/** What has to be set at Stripe for this site: its plans in all currencies, its portal, its webhook. */
export const wantedAtStripe = (publicUrl: string, webhookUrl: string): WantedSetUp => ({
  plans: planIds.map((id) => ({
    key: plans[id].billingKey,
    productName: plans[id].productName,
    interval: plans[id].interval,
    amounts: Object.fromEntries(currencyCodes.map((code) => [code, priceIn(id, code)])),
  })),
  returnUrl: `${publicUrl}/consultant/portal?tab=subscription`,
  headline: 'Direct365: your subscription',
  webhookUrl,
  events: handledEventTypes,
});
