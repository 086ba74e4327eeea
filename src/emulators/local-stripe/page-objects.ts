import type Stripe from 'stripe';
import type { LocalPrice } from './catalogue-objects.ts';
import type { Kept, LocalList, MaybeKept } from './wire.ts';

export type LocalCheckout = Kept<
  Stripe.Checkout.Session,
  | 'amount_subtotal'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'id'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'object'
  | 'payment_method_collection'
  | 'subscription'
  | 'url'
> &
  MaybeKept<
    Stripe.Checkout.Session,
    | 'billing_address_collection'
    | 'customer_email'
    | 'locale'
    | 'payment_intent'
    | 'payment_method_types'
    | 'setup_intent'
    | 'ui_mode'
  > & {
    amount_total: number;
    currency: string;
    /** Null until a customer without an account of theirs pays. */
    customer: string | null;
    payment_status: 'no_payment_required' | 'paid' | 'unpaid';
    status: 'open' | 'complete' | 'expired';
    success_url: string;
    line_items: LocalList<LocalCheckoutLine>;
    automatic_tax?: {
      enabled: boolean;
      liability: { type: 'self' } | null;
      provider: null;
      status: 'complete' | null;
    };
    tax_id_collection?: { enabled: boolean; required: 'if_supported' | 'never' };
    adaptive_pricing?: { enabled: boolean } | null;
    customer_details?: LocalCheckoutCustomer | null;
    total_details?: { amount_discount: number; amount_shipping: number; amount_tax: number };
    custom_text?: { submit: { message: string } | null };
    /** Stripe keeps these to itself. */
    subscription_data: LocalSubscriptionData;
    customer_update?: { address?: 'auto' | 'never'; name?: 'auto' | 'never' };
    payment_intent_data?: { setup_future_usage: 'off_session' | 'on_session' | null };
  };

export interface LocalCheckoutLine {
  id: string;
  object: 'item';
  description: string;
  price: LocalPrice;
  quantity: number;
  currency?: string;
  amount_subtotal?: number;
  amount_total?: number;
}

export interface LocalCheckoutCustomer {
  address: Stripe.Address | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_exempt: 'none' | 'reverse' | 'exempt' | null;
  tax_ids: { type: Stripe.TaxId.Type; value: string }[];
}

export interface LocalSubscriptionData {
  description: string | null;
  metadata: Stripe.Metadata;
  trial_end: number | null;
  trial_settings?: Stripe.Subscription.TrialSettings | null;
}

export type LocalPortalSession = Kept<
  Stripe.BillingPortal.Session,
  'created' | 'customer' | 'id' | 'livemode' | 'object' | 'url'
> & { return_url: string | null; configuration?: string; locale?: string | null };

export type LocalPortalConfiguration = Kept<
  Stripe.BillingPortal.Configuration,
  | 'active'
  | 'business_profile'
  | 'created'
  | 'default_return_url'
  | 'id'
  | 'is_default'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'object'
  | 'updated'
> & { features: Stripe.BillingPortal.Configuration.Features };
