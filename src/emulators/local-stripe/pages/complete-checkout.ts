import type Stripe from 'stripe';
import { cardProblem, invalid } from '../api-problem.ts';
import { requirePaid } from '../billing/collection.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { keepTaxId } from '../calls/customers.ts';
import { newId } from '../ids.ts';
import type { LocalCustomer } from '../objects.ts';
import type { LocalCheckout } from '../page-objects.ts';
import type { LocalPaymentIntent, LocalPaymentMethod } from '../payment-objects.ts';
import {
  attemptPayment,
  createPayment,
  requireAccepted,
  settle,
} from '../payments/payment-intents.ts';
import { attach } from '../payments/payment-methods.ts';
import { declines } from '../payments/test-cards.ts';
import type { Work } from '../work.ts';

/** What the customer has typed on the page of a checkout. */
export interface Confirmation {
  method: LocalPaymentMethod;
  /** That they have just proven to be who they are. */
  isAuthenticated: boolean;
  name?: string | undefined;
  businessName?: string | undefined;
  address?: Stripe.Address | undefined;
  taxId?: { type: Stripe.TaxId.Type; value: string } | undefined;
}

/** What came of confirming: it is complete, or the bank wants to know first who it is. */
export type Confirmed =
  | { outcome: 'complete'; checkout: LocalCheckout }
  | { outcome: 'authentication' };

/**
 * All that happens when the customer confirms. A card that is declined ends it with a refusal, and the checkout stays
 * open for another card.
 */
export async function confirmCheckout(
  work: Work,
  checkout: LocalCheckout,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const { method, isAuthenticated } = confirmation;
  const decline = declines[method.behaviour];
  const isCharged = checkout.amount_total > 0;
  // What is to be charged later is tried out without an amount, which one of the test cards lets pass.
  const isRefused = decline && (isCharged || method.card?.last4 !== '0341');
  if (isRefused && !isCharged) throw cardProblem({ type: 'card_error', ...decline });
  if (method.behaviour === 'authentication' && !isAuthenticated)
    return { outcome: 'authentication' };
  const customer = await customerOf(work, checkout, confirmation);
  const paid =
    checkout.mode === 'payment'
      ? payOnce(work, checkout, customer, confirmation)
      : await subscribe(work, checkout, customer, confirmation);
  const completed: LocalCheckout = {
    ...checkout,
    ...paid,
    customer: customer?.id ?? null,
    customer_details: {
      address: customer?.address ?? confirmation.address ?? method.billing_details.address,
      email: customer?.email ?? checkout.customer_email ?? method.billing_details.email,
      name: customer?.business_name ?? customer?.name ?? method.billing_details.name,
      phone: customer?.phone ?? null,
      tax_exempt: 'none',
      tax_ids: confirmation.taxId ? [confirmation.taxId] : [],
    },
    status: 'complete',
    url: null,
  };
  work.change(checkout, completed);
  work.announce('checkout.session.completed', completed);
  return { outcome: 'complete', checkout: completed };
}

async function customerOf(
  work: Work,
  checkout: LocalCheckout,
  { name, businessName, address, taxId }: Confirmation,
): Promise<LocalCustomer | null> {
  if (!checkout.customer) {
    return checkout.mode === 'payment' ? null : newCustomer(work, checkout, name);
  }
  const before = await work.get('customer', checkout.customer, 'customer');
  const { customer_update: update } = checkout;
  const after: LocalCustomer = {
    ...before,
    ...(address && update?.address === 'auto' && { address }),
    ...(businessName && update?.name === 'auto' && { business_name: businessName }),
  };
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  if (isChanged) work.change(before, after, 'customer.updated');
  if (taxId) keepTaxId(work, before.id, taxId);
  return after;
}

const newCustomer = (
  work: Work,
  checkout: LocalCheckout,
  name: string | undefined,
): LocalCustomer =>
  work.create(
    {
      id: newId('cus', 14),
      object: 'customer' as const,
      created: work.seconds,
      email: checkout.customer_email ?? null,
      livemode: false,
      metadata: {},
      ...(name !== undefined && { name }),
    },
    'customer.created',
  );

type Paid = Pick<LocalCheckout, 'invoice' | 'payment_intent' | 'payment_status' | 'subscription'> &
  Partial<Pick<LocalCheckout, 'amount_total' | 'total_details' | 'automatic_tax'>>;

async function subscribe(
  work: Work,
  checkout: LocalCheckout,
  customer: LocalCustomer | null,
  { method, isAuthenticated }: Confirmation,
): Promise<Paid> {
  if (!customer) throw new Error('A subscription needs a customer.');
  const kept = attach(work, method, customer.id);
  const {
    description,
    metadata,
    trial_end: trialEnd,
    trial_settings: trial,
  } = checkout.subscription_data;
  const isTaxed = checkout.automatic_tax?.enabled ?? false;
  const { subscription, collected } = await startSubscription(work, {
    customer,
    items: checkout.line_items.data.map(({ price, quantity }) => ({ price, quantity })),
    currency: checkout.currency,
    description: description ?? checkout.line_items.data[0]?.description ?? null,
    metadata,
    trialEnd,
    missingMethod:
      trial?.end_behavior.missing_payment_method === 'cancel' ? 'cancel' : 'create_invoice',
    paymentMethod: kept,
    automaticTax: isTaxed,
    paymentBehaviour: 'allow_incomplete',
    isAuthenticated,
  });
  // Checkout starts no subscription that is not paid for: the request ends as if nothing had been.
  if (collected.outcome === 'declined' || collected.outcome === 'no-method')
    refuse(collected.payment);
  requirePaid(collected);
  const { invoice } = collected;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    amount_total: invoice.total,
    invoice: invoice.id,
    payment_intent: null,
    payment_status: invoice.amount_paid > 0 ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ...(isTaxed && {
      automatic_tax: {
        enabled: true,
        liability: { type: 'self' as const },
        provider: null,
        status: 'complete' as const,
      },
    }),
  };
}

function refuse(payment: LocalPaymentIntent | null): never {
  const error = payment?.last_payment_error;
  throw error ? cardProblem(error) : invalid('There is no way to pay.');
}

function payOnce(
  work: Work,
  checkout: LocalCheckout,
  customer: LocalCustomer | null,
  { method, isAuthenticated }: Confirmation,
): Paid {
  const payment = createPayment(work, {
    amount: checkout.amount_total,
    currency: checkout.currency,
    customer: customer?.id ?? null,
    description: null,
    paymentMethod: method.id,
    types: [method.type],
  });
  const attempted = attemptPayment(work, payment, { method, isAuthenticated });
  requireAccepted(attempted);
  return {
    invoice: null,
    payment_intent: attempted.id,
    payment_status: attempted.status === 'succeeded' ? 'paid' : 'unpaid',
    subscription: null,
  };
}

/** A direct debit that was on its way when its checkout was completed has come, or has not. */
export async function settleLater(work: Work, checkout: LocalCheckout): Promise<void> {
  const payment = checkout.payment_intent
    ? await work.find('payment_intent', checkout.payment_intent)
    : null;
  if (payment?.status !== 'processing' || !payment.payment_method) return;
  const method = await work.get('payment_method', payment.payment_method);
  if (method.behaviour === 'fails_later') {
    work.change(
      payment,
      { ...payment, status: 'requires_payment_method' },
      'payment_intent.payment_failed',
    );
    work.announce('checkout.session.async_payment_failed', checkout);
    return;
  }
  settle(work, payment, method);
  const paid: LocalCheckout = { ...checkout, payment_status: 'paid' };
  work.change(checkout, paid);
  work.announce('checkout.session.async_payment_succeeded', paid);
}
