import type Stripe from 'stripe';
import type { Kept, MaybeKept } from './wire.ts';

/** What happens when a payment method is charged: what a bank would answer. */
export type Behaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication'
  | 'processing'
  | 'fails_later';

export type LocalPaymentMethod = Kept<
  Stripe.PaymentMethod,
  'created' | 'customer' | 'id' | 'livemode' | 'metadata' | 'object'
> & {
  type: 'card' | 'sepa_debit';
  billing_details: LocalBillingDetails;
  card?: LocalCard;
  sepa_debit?: { country: string; last4: string; bank_code: string };
  allow_redisplay: 'always' | 'limited' | 'unspecified';
  /** Stripe keeps this to itself. */
  behaviour: Behaviour;
};

export interface LocalBillingDetails {
  address: Stripe.Address | null;
  email: string | null;
  name: string | null;
  phone: string | null;
}

export interface LocalCard {
  brand: string;
  country: string;
  display_brand: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: 'credit';
  last4: string;
}

/** Why a charge was declined, in Stripe's words. */
export interface LocalPaymentError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  payment_method?: LocalPaymentMethod;
}

export type LocalPaymentIntent = Kept<
  Stripe.PaymentIntent,
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'client_secret'
  | 'confirmation_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'id'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'payment_method'
  | 'payment_method_types'
  | 'receipt_email'
  | 'setup_future_usage'
> &
  MaybeKept<Stripe.PaymentIntent, 'shipping'> & {
    status:
      | 'requires_payment_method'
      | 'requires_confirmation'
      | 'requires_action'
      | 'processing'
      | 'requires_capture'
      | 'canceled'
      | 'succeeded';
    last_payment_error: LocalPaymentError | null;
    next_action: LocalNextAction | null;
    /** Stripe names the invoice by its payments only. */
    for_invoice?: string;
  };

export interface LocalNextAction {
  type: 'redirect_to_url';
  redirect_to_url: { return_url: string | null; url: string };
}

export type LocalSetupIntent = Kept<
  Stripe.SetupIntent,
  | 'cancellation_reason'
  | 'client_secret'
  | 'created'
  | 'customer'
  | 'description'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'payment_method'
  | 'payment_method_types'
  | 'usage'
> & {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'canceled'
    | 'succeeded';
  last_setup_error: LocalPaymentError | null;
  next_action: LocalNextAction | null;
};

export type LocalCharge = Kept<
  Stripe.Charge,
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'failure_code'
  | 'failure_message'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'paid'
  | 'payment_intent'
  | 'payment_method'
  | 'refunded'
> & {
  billing_details: LocalBillingDetails;
  status: 'succeeded' | 'pending' | 'failed';
};

export type LocalRefund = Kept<
  Stripe.Refund,
  'amount' | 'created' | 'currency' | 'id' | 'metadata' | 'object'
> &
  MaybeKept<Stripe.Refund, 'charge' | 'customer'> & {
    payment_intent: string;
    reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
    status: 'succeeded';
  };
