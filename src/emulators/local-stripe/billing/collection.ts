import { cardProblem } from '../api-problem.ts';
import type { LocalInvoice, LocalInvoicePayment } from '../objects.ts';
import type { LocalPaymentIntent, LocalPaymentMethod } from '../payment-objects.ts';
import { attemptPayment, createPayment } from '../payments/payment-intents.ts';
import { cardMethod } from '../payments/payment-methods.ts';
import { usualCard } from '../payments/test-cards.ts';
import { sameId } from '../refunds.ts';
import { Declined, type Work } from '../work.ts';
import { transitionsOf } from './invoices.ts';

/** What came of trying to have an invoice paid. */
export interface Collected {
  invoice: LocalInvoice;
  outcome: 'paid' | 'processing' | 'declined' | 'authentication' | 'no-method';
  payment: LocalPaymentIntent | null;
}

export interface Collection {
  method?: LocalPaymentMethod | null;
  isAuthenticated?: boolean;
  /** Unix seconds of the next try, if this one fails. */
  nextAttempt?: number | null;
}

/** Charges an open invoice to its payment method and returns the outcome. */
export async function collectInvoice(
  work: Work,
  invoice: LocalInvoice,
  { method: given, isAuthenticated = false, nextAttempt = null }: Collection = {},
): Promise<Collected> {
  if (invoice.amount_due === 0) {
    return { invoice: markPaid(work, invoice, 0), outcome: 'paid', payment: null };
  }
  const method = given ?? (await methodFor(work, invoice));
  const payment = await paymentFor(work, invoice);
  const attempted = method
    ? attemptPayment(work, payment, {
        method,
        isAuthenticated,
        returnUrl: invoice.hosted_invoice_url ?? null,
      })
    : payment;
  const outcome = outcomeOf(attempted, method);
  if (outcome === 'paid') {
    await settleRecord(work, invoice);
    return { invoice: markPaid(work, invoice, invoice.amount_due), outcome, payment: attempted };
  }
  return {
    invoice: markTried(work, invoice, outcome, nextAttempt),
    outcome,
    payment: attempted,
  };
}

function outcomeOf(
  { status }: LocalPaymentIntent,
  method: LocalPaymentMethod | null,
): Collected['outcome'] {
  if (!method) return 'no-method';
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'processing';
  return status === 'requires_action' ? 'authentication' : 'declined';
}

/** The invoice's own, else the subscription's, else the customer's. */
export async function methodFor(
  work: Work,
  invoice: Pick<LocalInvoice, 'customer' | 'default_payment_method' | 'parent'>,
): Promise<LocalPaymentMethod | null> {
  const subscriptionId = invoice.parent?.subscription_details.subscription;
  const subscription = subscriptionId ? await work.find('subscription', subscriptionId) : null;
  const customer = await work.find('customer', invoice.customer);
  const id =
    invoice.default_payment_method ??
    subscription?.default_payment_method ??
    customer?.invoice_settings?.default_payment_method ??
    null;
  if (id !== null) return work.find('payment_method', id);
  // Earlier versions of this program kept no cards, and every payment was made.
  const isEarlier = subscription !== null && subscription.default_payment_method === undefined;
  return isEarlier ? cardMethod(work, usualCard) : null;
}

/** An invoice has one payment, however often it is tried. */
async function paymentFor(work: Work, invoice: LocalInvoice): Promise<LocalPaymentIntent> {
  const id = sameId(invoice.id, 'pi');
  const known = await work.find('payment_intent', id);
  if (known) return known;
  const record: LocalInvoicePayment = {
    id: sameId(invoice.id, 'inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: work.seconds,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  work.create(record);
  return createPayment(
    work,
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description: invoice.description ?? 'Subscription creation',
      invoice: invoice.id,
    },
    id,
  );
}

async function settleRecord(work: Work, invoice: LocalInvoice): Promise<void> {
  const record = await work.find('invoice_payment', sameId(invoice.id, 'inpay'));
  if (!record) return;
  const paid: LocalInvoicePayment = {
    ...record,
    amount_paid: invoice.amount_due,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: work.seconds },
  };
  work.change(record, paid, 'invoice_payment.paid');
}

function markPaid(work: Work, invoice: LocalInvoice, amount: number): LocalInvoice {
  const isTry = amount > 0;
  const paid: LocalInvoice = {
    ...invoice,
    amount_paid: amount,
    amount_remaining: 0,
    attempt_count: (invoice.attempt_count ?? 0) + (isTry ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...transitionsOf(invoice), paid_at: work.seconds },
  };
  work.change(invoice, paid, 'invoice.paid');
  work.announce('invoice.payment_succeeded', paid);
  return paid;
}

function markTried(
  work: Work,
  invoice: LocalInvoice,
  outcome: Collected['outcome'],
  nextAttempt: number | null,
): LocalInvoice {
  const tried: LocalInvoice = {
    ...invoice,
    attempt_count: (invoice.attempt_count ?? 0) + 1,
    attempted: true,
    next_payment_attempt: nextAttempt,
  };
  work.change(invoice, tried, 'invoice.updated');
  if (outcome === 'authentication') work.announce('invoice.payment_action_required', tried);
  if (outcome !== 'processing') work.announce('invoice.payment_failed', tried);
  return tried;
}

/** Ends the request with what the bank said; what was tried stays. */
export function requirePaid({ outcome, payment }: Collected): void {
  if (outcome === 'paid' || outcome === 'processing') return;
  const error = payment?.last_payment_error ?? {
    type: 'card_error' as const,
    code: outcome === 'authentication' ? 'invoice_payment_intent_requires_action' : 'card_declined',
    message:
      outcome === 'authentication'
        ? 'This payment requires additional user action before it can be completed successfully.'
        : 'This customer has no attached payment source or default payment method.',
  };
  throw new Declined(cardProblem(error, { payment_intent: payment }));
}
