import type { BillingInterval } from '../billing.ts';

/** A plan as the billing service is to know it. */
export interface WantedPlan {
  /** The permanent name of product and price: `direct365_monthly`. */
  key: string;
  productName: string;
  interval: BillingInterval;
  /** In whole units, by ISO 4217 code; the first is the currency of the price, the others its options. */
  amounts: Readonly<Record<string, number>>;
}

/** Everything that has to be set at the billing service. */
export interface WantedSetUp {
  plans: readonly WantedPlan[];
  /** Where a customer returns to from the portal by default. */
  returnUrl: string;
  headline: string;
  /** Where events are to be posted; undefined where that has been seen to. */
  webhookUrl: string | undefined;
  /** Which events. */
  events: readonly string[];
}

/** A webhook that was made, and what signs its events. */
export interface MadeWebhook {
  id: string;
  secret: string;
}

/** What was found and done, to be read by the operator. */
export interface SetUpReport {
  /** What was made or changed, and how it had been; nothing where all was as wanted. */
  changes: readonly string[];
  /**
   * The webhook, where this run has created it: its secret is returned once, and then `noteSecretRead` must be called.
   */
  madeWebhook: MadeWebhook | undefined;
}
