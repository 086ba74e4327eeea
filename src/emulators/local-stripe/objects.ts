import type Stripe from 'stripe';
import type { LocalPrice, LocalProduct } from './catalogue-objects.ts';
import type {
  LocalAutomaticTax,
  LocalCreditNote,
  LocalInvoice,
  LocalInvoiceItem,
  LocalInvoicePayment,
} from './invoice-objects.ts';
import type {
  LocalCheckout,
  LocalPortalConfiguration,
  LocalPortalSession,
} from './page-objects.ts';
import type {
  LocalCharge,
  LocalPaymentIntent,
  LocalPaymentMethod,
  LocalRefund,
  LocalSetupIntent,
} from './payment-objects.ts';
import type { Kept, LocalList, MaybeKept } from './wire.ts';

export type * from './catalogue-objects.ts';
export type * from './invoice-objects.ts';
export type { LocalCheckout } from './page-objects.ts';
export type { LocalRefund } from './payment-objects.ts';

export type LocalCustomer = Kept<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'name'
> &
  MaybeKept<
    Stripe.Customer,
    | 'address'
    | 'balance'
    | 'business_name'
    | 'currency'
    | 'delinquent'
    | 'description'
    | 'individual_name'
    | 'invoice_prefix'
    | 'next_invoice_sequence'
    | 'phone'
    | 'preferred_locales'
    | 'tax_exempt'
  > & {
    invoice_settings?: { default_payment_method: string | null };
    test_clock?: string | null;
    deleted?: true;
  };

export type LocalSubscriptionItem = Kept<
  Stripe.SubscriptionItem,
  'created' | 'current_period_end' | 'current_period_start' | 'id' | 'object' | 'subscription'
> & { price: LocalPrice; quantity: number; metadata?: Record<string, string> };

export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled';

export type LocalSubscription = Kept<
  Stripe.Subscription,
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'ended_at'
  | 'id'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'start_date'
  | 'trial_end'
  | 'trial_start'
> &
  MaybeKept<
    Stripe.Subscription,
    | 'billing_mode'
    | 'cancellation_details'
    | 'days_until_due'
    | 'default_payment_method'
    | 'pending_setup_intent'
    | 'trial_settings'
  > & {
    items: LocalList<LocalSubscriptionItem>;
    status: SubscriptionStatus;
    automatic_tax?: LocalAutomaticTax;
    pause_collection?: LocalPauseCollection | null;
    test_clock?: string | null;
    /** Stripe keeps this to itself: that the end of the trial was announced. */
    trial_end_announced?: boolean;
  };

export interface LocalPauseCollection {
  behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void';
  resumes_at: number | null;
}

export type LocalBalanceTransaction = Kept<
  Stripe.CustomerBalanceTransaction,
  | 'amount'
  | 'created'
  | 'currency'
  | 'description'
  | 'ending_balance'
  | 'id'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'object'
> & {
  customer: string;
  type: 'adjustment' | 'applied_to_invoice' | 'credit_note' | 'invoice_too_small';
};

export type LocalTaxId = Kept<
  Stripe.TaxId,
  | 'country'
  | 'created'
  | 'customer'
  | 'id'
  | 'livemode'
  | 'object'
  | 'type'
  | 'value'
  | 'verification'
>;

export type LocalTestClock = Kept<
  Stripe.TestHelpers.TestClock,
  'created' | 'deletes_after' | 'frozen_time' | 'id' | 'livemode' | 'name' | 'object'
> & {
  status: 'advancing' | 'ready';
  status_details: { advancing?: { target_frozen_time: number } };
};

export type LocalWebhookEndpoint = Kept<
  Stripe.WebhookEndpoint,
  | 'api_version'
  | 'created'
  | 'description'
  | 'enabled_events'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'status'
  | 'url'
>;

/** What each kind of stored object looks like; the kind is Stripe's name in the `object` field. */
export interface LocalObjects {
  'billing_portal.configuration': LocalPortalConfiguration;
  'billing_portal.session': LocalPortalSession;
  charge: LocalCharge;
  'checkout.session': LocalCheckout;
  credit_note: LocalCreditNote;
  customer: LocalCustomer;
  customer_balance_transaction: LocalBalanceTransaction;
  invoice: LocalInvoice;
  invoice_payment: LocalInvoicePayment;
  invoiceitem: LocalInvoiceItem;
  payment_intent: LocalPaymentIntent;
  payment_method: LocalPaymentMethod;
  price: LocalPrice;
  product: LocalProduct;
  refund: LocalRefund;
  setup_intent: LocalSetupIntent;
  subscription: LocalSubscription;
  tax_id: LocalTaxId;
  'test_helpers.test_clock': LocalTestClock;
  webhook_endpoint: LocalWebhookEndpoint;
}
export type Kind = keyof LocalObjects;
export type LocalObject = LocalObjects[Kind];

export type LocalEvent = Pick<
  Stripe.Event,
  'api_version' | 'created' | 'id' | 'livemode' | 'object' | 'pending_webhooks' | 'request'
> & {
  type: string;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
};
