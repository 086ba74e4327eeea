import type Stripe from 'stripe';

/** The parts of Stripe's objects that the local Stripe knows, under Stripe's names. */
export type LocalCustomer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'name'
>;

export type LocalPrice = Pick<Stripe.Price, 'currency' | 'id' | 'object' | 'product' | 'type'> & {
  unit_amount: number;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
};

export type LocalCheckout = Pick<
  Stripe.Checkout.Session,
  | 'amount_subtotal'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'object'
  | 'payment_method_collection'
  | 'url'
> & {
  amount_total: number;
  currency: string;
  customer: string;
  invoice: string | null;
  payment_status: 'no_payment_required' | 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  line_items: LocalList<
    Pick<Stripe.LineItem, 'id' | 'object'> & {
      description: string;
      price: LocalPrice;
      quantity: number;
    }
  >;
  /** Stripe keeps this to itself. */
  subscription_data: {
    description: string | null;
    metadata: Stripe.Metadata;
    trial_end: number | null;
  };
};

export type LocalSubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'created' | 'current_period_end' | 'current_period_start' | 'id' | 'object' | 'subscription'
> & { price: LocalPrice; quantity: number };

export type LocalSubscription = Pick<
  Stripe.Subscription,
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'description'
  | 'ended_at'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'start_date'
  | 'trial_end'
  | 'trial_start'
> & {
  customer: string;
  items: LocalList<LocalSubscriptionItem>;
  latest_invoice: string | null;
  status: 'active' | 'trialing' | 'canceled';
};

export type LocalInvoice = Pick<
  Stripe.Invoice,
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'description'
  | 'ending_balance'
  | 'id'
  | 'livemode'
  | 'object'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
  | 'status'
  | 'subtotal'
  | 'total'
> & {
  customer: string;
  parent: {
    quote_details: null;
    subscription_details: { metadata: Stripe.Metadata; subscription: string };
    type: 'subscription_details';
  };
};

export type LocalPortalSession = Pick<
  Stripe.BillingPortal.Session,
  'created' | 'customer' | 'id' | 'livemode' | 'object' | 'url'
> & { return_url: string };

export type LocalBalanceTransaction = Pick<
  Stripe.CustomerBalanceTransaction,
  | 'amount'
  | 'created'
  | 'currency'
  | 'description'
  | 'ending_balance'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'object'
> & {
  customer: string;
  invoice: string | null;
  type: 'adjustment' | 'applied_to_invoice';
};

export type LocalRefund = Pick<
  Stripe.Refund,
  'amount' | 'created' | 'currency' | 'id' | 'metadata' | 'object'
> & { payment_intent: string; reason: 'duplicate' | null; status: 'succeeded' };

/** Made of a paid invoice when it is asked for. */
export type LocalInvoicePayment = Pick<
  Stripe.InvoicePayment,
  | 'amount_paid'
  | 'amount_requested'
  | 'created'
  | 'currency'
  | 'id'
  | 'is_default'
  | 'livemode'
  | 'object'
  | 'status'
> & { invoice: string; payment: { payment_intent: string; type: 'payment_intent' } };

export interface LocalList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** What each kind of stored object looks like; the kind is Stripe's name in the `object` field. */
export interface LocalObjects {
  customer: LocalCustomer;
  'checkout.session': LocalCheckout;
  subscription: LocalSubscription;
  invoice: LocalInvoice;
  'billing_portal.session': LocalPortalSession;
  customer_balance_transaction: LocalBalanceTransaction;
  refund: LocalRefund;
}
export type Kind = keyof LocalObjects;
export type LocalObject = LocalObjects[Kind];

export type LocalEvent = Pick<
  Stripe.Event,
  'api_version' | 'created' | 'id' | 'livemode' | 'object' | 'pending_webhooks' | 'request'
> & {
  type: string;
  data: { object: LocalObject; previous_attributes?: Record<string, unknown> };
};

/** A list in Stripe's envelope. */
export function listOf<Item>(url: string, data: Item[], hasMore = false): LocalList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}
