import type Stripe from 'stripe';
import type { Kept, LocalList, MaybeKept } from './wire.ts';

export interface LocalAutomaticTax {
  enabled: boolean;
  disabled_reason: null;
  liability: { type: 'self' } | null;
}

export interface LocalTax {
  amount: number;
  tax_behavior: 'exclusive' | 'inclusive';
  tax_rate_details: null;
  taxability_reason: 'standard_rated' | 'reverse_charge' | 'not_collecting';
  taxable_amount: number;
  type: 'tax_rate_details';
}

export type LocalInvoiceLine = Kept<
  Stripe.InvoiceLineItem,
  | 'amount'
  | 'currency'
  | 'description'
  | 'discountable'
  | 'id'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'period'
  | 'quantity'
  | 'subscription'
  | 'subtotal'
> & {
  parent: LocalLineParent | null;
  pricing: LocalPricing | null;
  taxes: LocalTax[];
};

export interface LocalPricing {
  price_details: { price: string; product: string };
  type: 'price_details';
  unit_amount_decimal: string;
}

export type LocalLineParent =
  | {
      type: 'subscription_item_details';
      invoice_item_details: null;
      subscription_item_details: {
        invoice_item: null;
        proration: boolean;
        proration_details: null;
        subscription: string;
        subscription_item: string;
      };
    }
  | {
      type: 'invoice_item_details';
      subscription_item_details: null;
      invoice_item_details: {
        invoice_item: string;
        proration: boolean;
        proration_details: null;
        subscription: string | null;
      };
    };

export type LocalInvoice = Kept<
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
> &
  MaybeKept<
    Stripe.Invoice,
    | 'account_country'
    | 'account_name'
    | 'attempt_count'
    | 'attempted'
    | 'auto_advance'
    | 'collection_method'
    | 'customer_address'
    | 'customer_email'
    | 'customer_name'
    | 'customer_phone'
    | 'customer_tax_exempt'
    | 'default_payment_method'
    | 'due_date'
    | 'effective_at'
    | 'footer'
    | 'hosted_invoice_url'
    | 'invoice_pdf'
    | 'metadata'
    | 'next_payment_attempt'
    | 'number'
    | 'post_payment_credit_notes_amount'
    | 'receipt_number'
    | 'status_transitions'
    | 'subtotal_excluding_tax'
    | 'total_excluding_tax'
  > & {
    customer: string;
    parent: LocalInvoiceParent | null;
    lines?: LocalList<LocalInvoiceLine>;
    automatic_tax?: LocalAutomaticTax & { provider: 'stripe' | null; status: 'complete' | null };
    customer_tax_ids?: { type: Stripe.TaxId.Type; value: string }[];
    total_taxes?: LocalTax[];
    test_clock?: string | null;
  };

export interface LocalInvoiceParent {
  quote_details: null;
  subscription_details: { metadata: Stripe.Metadata; subscription: string };
  type: 'subscription_details';
}

export type LocalInvoiceItem = Kept<
  Stripe.InvoiceItem,
  | 'amount'
  | 'currency'
  | 'customer'
  | 'date'
  | 'description'
  | 'discountable'
  | 'id'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'period'
  | 'proration'
  | 'quantity'
>;

/**
 * A payment of an invoice; those of earlier versions of this program are made of the invoice when they are asked for.
 */
export type LocalInvoicePayment = Kept<
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
  | 'status_transitions'
> & { invoice: string; payment: { payment_intent: string; type: 'payment_intent' } };

export type LocalCreditNote = Kept<
  Stripe.CreditNote,
  | 'amount'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_balance_transaction'
  | 'id'
  | 'invoice'
  | 'livemode'
  | 'memo'
  | 'metadata'
  | 'number'
  | 'object'
  | 'pdf'
  | 'post_payment_amount'
  | 'pre_payment_amount'
  | 'reason'
  | 'status'
  | 'subtotal'
  | 'total'
  | 'type'
  | 'voided_at'
>;
