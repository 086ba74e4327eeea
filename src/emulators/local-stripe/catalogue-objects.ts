import type Stripe from 'stripe';
import type { Kept, MaybeKept } from './wire.ts';

export type LocalProduct = Kept<
  Stripe.Product,
  | 'active'
  | 'created'
  | 'description'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'object'
  | 'type'
  | 'updated'
> &
  MaybeKept<
    Stripe.Product,
    'default_price' | 'images' | 'statement_descriptor' | 'tax_code' | 'unit_label' | 'url'
  >;

export type LocalPrice = Kept<Stripe.Price, 'currency' | 'id' | 'object' | 'product' | 'type'> &
  MaybeKept<
    Stripe.Price,
    | 'active'
    | 'billing_scheme'
    | 'created'
    | 'livemode'
    | 'lookup_key'
    | 'metadata'
    | 'nickname'
    | 'tax_behavior'
    | 'unit_amount_decimal'
  > & {
    unit_amount: number;
    recurring: LocalRecurring | null;
    currency_options?: Record<string, LocalCurrencyOption>;
  };

export interface LocalRecurring {
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
  meter?: null;
  trial_period_days?: number | null;
  usage_type?: 'licensed';
}

export interface LocalCurrencyOption {
  unit_amount: number;
  unit_amount_decimal: string;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  custom_unit_amount: null;
}
