/** How often a subscription is charged. */
export type BillingInterval = 'month' | 'year';

/** Where a subscription stands with the billing service; `unknown` is a status newer than this code. */
export type BillingStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled'
  | 'unknown';

/** Small texts kept with an object at the billing service and handed back with it. */
export type BillingMetadata = Record<string, string>;

export interface BillingCustomer {
  userId: string;
  email: string;
  name: string;
}

export interface CheckoutOrder {
  customerId: string;
  /** Names the plan in the catalogue of the billing service. */
  planKey: string;
  /** Whole units of the currency: 75 is seventy-five dollars, or seventy-five yen. */
  amount: number;
  /** ISO 4217, for example `USD`. */
  currency: string;
  interval: BillingInterval;
  productName: string;
  /** First charge at this time, at least 48 hours ahead; without it the first charge is now. */
  trialEnd: Date | undefined;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the id of the checkout. */
  successUrl: string;
  cancelUrl: string;
  /** Handed back with the completed checkout: the id of the user. */
  clientReference: string;
  /** Returned with the checkout, to distinguish it from others of the same customer. */
  reference: string;
  /** Kept with the subscription. */
  metadata: BillingMetadata;
}

export interface CreditOrder {
  customerId: string;
  /** Whole units of the currency, above zero. */
  amount: number;
  /** ISO 4217: it lowers invoices in this currency only. */
  currency: string;
  /** What the customer reads beside it. */
  description: string;
  /** Names what the credit is for. Of several orders with one reference, one is given. */
  reference: string;
}

export interface BillingCheckout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** Where the customer pays; absent once the checkout is complete or expired. */
  url: string | undefined;
  customerId: string | undefined;
  subscriptionId: string | undefined;
  clientReference: string | undefined;
  /** What it was ordered with; absent for one that was not made by us. */
  reference: string | undefined;
}

/** Money that went back to a customer. */
export interface GivenBack {
  /** Whole units of the currency; 0 when nothing had been paid. */
  amount: number;
  /** ISO 4217, for example `USD`. */
  currency: string;
}

/** A line of an invoice; what lowers it is below zero. */
export interface BillingInvoiceLine {
  description: string;
  amount: number;
  periodStart: Date;
  periodEnd: Date;
}

/** Who an invoice is made out to, as they gave it at the checkout. */
export interface InvoiceBuyer {
  name: string;
  email: string;
  /** Line by line, as it is written on a letter. */
  address: string[];
  /** Such as `DE123456789`. */
  taxIds: string[];
}

/** An invoice with what has become of it. Amounts are in the currency itself and may have its decimals. */
export interface BillingInvoice {
  id: string;
  /** What it is called on paper; a draft has none. */
  number: string | undefined;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  customerId: string;
  subscriptionId: string | undefined;
  createdAt: Date;
  paidAt: Date | undefined;
  /** ISO 4217, for example `USD`. */
  currency: string;
  lines: BillingInvoiceLine[];
  /** Before tax that is added, after discounts. */
  subtotal: number;
  /** Tax, contained in the total. */
  tax: number;
  isTaxIncluded: boolean;
  /** There is no tax because its recipient accounts for it. */
  isReverseCharge: boolean;
  total: number;
  /** What was taken from the customer's credit. */
  credited: number;
  /** What was paid beside credit. */
  paid: number;
  /** What of that was given back. */
  refunded: number;
  buyer: InvoiceBuyer;
  /** The billing service's own document of it. */
  documentUrl: string | undefined;
}

export interface BillingSubscription {
  id: string;
  createdAt: Date;
  customerId: string;
  status: BillingStatus;
  interval: BillingInterval;
  /** ISO 4217, for example `USD`. */
  currency: string;
  /** Whole units of the currency; a price changed by hand at the billing service may have a fraction. */
  amount: number;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEnd: Date | undefined;
  /** It ends with the current period and is not charged again. */
  cancelAtPeriodEnd: boolean;
  metadata: BillingMetadata;
}

/**
 * A verified message from the billing service. Of changes it carries ids only: they arrive late and
 * in any order, so the truth is fetched.
 */
export type BillingEvent = {
  id: string;
  /** The billing service's own name for it, for logs. */
  type: string;
  createdAt: Date;
} & (
  | {
      kind: 'checkout-completed';
      checkoutId: string;
      customerId: string | undefined;
      subscriptionId: string | undefined;
      clientReference: string | undefined;
    }
  | { kind: 'subscription-changed'; customerId: string; subscriptionId: string }
  | {
      kind: 'invoice-paid' | 'invoice-payment-failed';
      invoiceId: string;
      customerId: string | undefined;
      subscriptionId: string | undefined;
      /** Whole units of the currency; 0 for the invoice that starts a trial. */
      amountPaid: number;
      currency: string;
    }
  | { kind: 'customer-charged'; customerId: string | undefined }
  | { kind: 'other' }
);

/**
 * What the product needs of a billing service. Every call throws BillingUnavailable when the service
 * cannot be reached or fails, and may then be repeated with the same idempotency key and arguments.
 */
export interface Billing {
  /** Makes the customer that a user pays as. */
  createCustomer(
    customer: BillingCustomer,
    idempotencyKey: string,
  ): Promise<{ customerId: string }>;
  /** Opens a page on which the customer starts a subscription; a way to pay is always asked for. */
  createCheckout(
    order: CheckoutOrder,
    idempotencyKey: string,
  ): Promise<{ url: string; sessionId: string }>;
  /**
   * Takes an amount off the customer's next invoices, until it is used up. Once for each reference, also long after
   * the billing service has forgotten the idempotency key, which is made of the reference.
   */
  creditCustomer(order: CreditOrder): Promise<void>;
  /** Takes a credit back: what was used of it already is added to the next invoice. Once for each reference, too. */
  takeCreditBack(order: CreditOrder): Promise<void>;
  /** Opens a page on which the customer sees and cancels their subscription. */
  createPortalSession(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /** Throws when the subscription does not exist. */
  fetchSubscription(subscriptionId: string): Promise<BillingSubscription>;
  /** Throws when the checkout does not exist. */
  fetchCheckout(sessionId: string): Promise<BillingCheckout>;
  /** The checkouts in which the customer can still pay. */
  listOpenCheckouts(customerId: string): Promise<BillingCheckout[]>;
  /** Closes a checkout: it takes no payment any more. Returns its state, because it may be complete already. */
  expireCheckout(sessionId: string): Promise<BillingCheckout>;
  /** Has a subscription end with its present period, so that it is not charged again; one that has ended stays so. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Ends a subscription at once, without giving anything back; one that has ended stays so. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /**
   * Gives back all that was ever paid for a subscription: to the card what came from the card, as credit what was
   * taken from the customer's credit. Once, however often it is asked. Answers what the customer has back in all.
   */
  refundSubscription(subscriptionId: string): Promise<GivenBack>;
  /** All subscriptions the customer ever had, newest first. */
  listSubscriptions(customerId: string): Promise<BillingSubscription[]>;
  /** All invoices the customer ever had, newest first, with what was given back of each. */
  listInvoices(customerId: string): Promise<BillingInvoice[]>;
  /** Every subscription of every customer, in no particular order. */
  listAllSubscriptions(): AsyncIterable<BillingSubscription>;
  /** The customers who have been charged, or were given money back, since this time; some more than once. */
  listCustomersChargedSince(since: Date): AsyncIterable<string>;
  /** Throws WebhookRefused unless the body is signed and its time is within 300 seconds of `now`. */
  verifyWebhook(rawBody: string | Uint8Array, signatureHeader: string, now: Date): BillingEvent;
}
