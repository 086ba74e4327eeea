import { cardProblem, invalid } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type {
  LocalCharge,
  LocalPaymentError,
  LocalPaymentIntent,
  LocalPaymentMethod,
} from '../payment-objects.ts';
import { Declined, type Work } from '../work.ts';
import { declines } from './test-cards.ts';

export interface NewPayment {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata?: Record<string, string>;
  paymentMethod?: string | null;
  captureMethod?: LocalPaymentIntent['capture_method'];
  confirmationMethod?: LocalPaymentIntent['confirmation_method'];
  types?: string[];
  shipping?: LocalPaymentIntent['shipping'];
  receiptEmail?: string | null;
  setupFutureUsage?: LocalPaymentIntent['setup_future_usage'];
  /** The invoice that it pays. */
  invoice?: string;
}

/** A payment that is still to be made. */
export function createPayment(
  work: Work,
  payment: NewPayment,
  id: string = newId('pi'),
): LocalPaymentIntent {
  return work.create(
    {
      id,
      object: 'payment_intent',
      amount: payment.amount,
      amount_capturable: 0,
      amount_received: 0,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: payment.captureMethod ?? 'automatic_async',
      client_secret: newId(`${id}_secret`),
      confirmation_method: payment.confirmationMethod ?? 'automatic',
      created: work.seconds,
      currency: payment.currency,
      customer: payment.customer,
      description: payment.description,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: payment.metadata ?? {},
      next_action: null,
      payment_method: payment.paymentMethod ?? null,
      payment_method_types: payment.types ?? ['card'],
      receipt_email: payment.receiptEmail ?? null,
      setup_future_usage: payment.setupFutureUsage ?? null,
      shipping: payment.shipping ?? null,
      status: payment.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
      ...(payment.invoice && { for_invoice: payment.invoice }),
    },
    'payment_intent.created',
  );
}

export interface Attempt {
  method: LocalPaymentMethod;
  /** That the customer has just proven to be who they are. */
  isAuthenticated?: boolean;
  returnUrl?: string | null;
}

/** Tries to take the money, and says by the state of the payment what became of it. */
export function attemptPayment(
  work: Work,
  payment: LocalPaymentIntent,
  { method, isAuthenticated = false, returnUrl = null }: Attempt,
): LocalPaymentIntent {
  const { behaviour } = method;
  if (behaviour === 'authentication' && !isAuthenticated) {
    const waiting: LocalPaymentIntent = {
      ...payment,
      payment_method: method.id,
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: returnUrl, url: returnUrl ?? '' },
      },
    };
    return work.change(payment, waiting, 'payment_intent.requires_action');
  }
  const decline = declines[behaviour];
  if (decline) return refuse(work, payment, method, decline);
  if (method.type === 'sepa_debit') return process(work, payment, method);
  return payment.capture_method === 'manual'
    ? authorise(work, payment, method)
    : settle(work, payment, method);
}

function refuse(
  work: Work,
  payment: LocalPaymentIntent,
  method: LocalPaymentMethod,
  decline: { code: string; decline_code?: string; message: string },
): LocalPaymentIntent {
  const charge = work.create(
    {
      ...chargeOf(work, payment, method),
      failure_code: decline.code,
      failure_message: decline.message,
      paid: false,
      captured: false,
      amount_captured: 0,
      status: 'failed' as const,
    },
    'charge.failed',
  );
  const error: LocalPaymentError = {
    type: 'card_error',
    ...decline,
    charge: charge.id,
    payment_method: method,
  };
  const refused: LocalPaymentIntent = {
    ...payment,
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  return work.change(payment, refused, 'payment_intent.payment_failed');
}

/** A direct debit takes days; nothing but the next event says how it went. */
function process(
  work: Work,
  payment: LocalPaymentIntent,
  method: LocalPaymentMethod,
): LocalPaymentIntent {
  const charge = work.create(
    {
      ...chargeOf(work, payment, method),
      paid: false,
      amount_captured: 0,
      status: 'pending' as const,
    },
    'charge.pending',
  );
  const processing: LocalPaymentIntent = {
    ...payment,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'processing',
  };
  return work.change(payment, processing, 'payment_intent.processing');
}

function authorise(
  work: Work,
  payment: LocalPaymentIntent,
  method: LocalPaymentMethod,
): LocalPaymentIntent {
  const charge = work.create(
    { ...chargeOf(work, payment, method), captured: false, amount_captured: 0 },
    'charge.succeeded',
  );
  const authorised: LocalPaymentIntent = {
    ...payment,
    amount_capturable: payment.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'requires_capture',
  };
  return work.change(payment, authorised, 'payment_intent.amount_capturable_updated');
}

/** The money has come. */
export function settle(
  work: Work,
  payment: LocalPaymentIntent,
  method: LocalPaymentMethod,
): LocalPaymentIntent {
  const charge = work.create(chargeOf(work, payment, method), 'charge.succeeded');
  const paid: LocalPaymentIntent = {
    ...payment,
    amount_received: payment.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  return work.change(payment, paid, 'payment_intent.succeeded');
}

function chargeOf(
  work: Work,
  payment: LocalPaymentIntent,
  method: LocalPaymentMethod,
): LocalCharge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: payment.amount,
    amount_captured: payment.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: true,
    created: work.seconds,
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: payment.metadata,
    paid: true,
    payment_intent: payment.id,
    payment_method: method.id,
    refunded: false,
    status: 'succeeded',
  };
}

/** Ends the request with what the bank said, if it declined; what was tried stays. */
export function requireAccepted(payment: LocalPaymentIntent): void {
  const { last_payment_error: error, status } = payment;
  if (status !== 'requires_payment_method' || !error) return;
  throw new Declined(cardProblem(error, { payment_intent: payment }));
}

/** Cancels an open payment. */
export function cancelPayment(
  work: Work,
  payment: LocalPaymentIntent,
  reason: LocalPaymentIntent['cancellation_reason'],
): LocalPaymentIntent {
  if (payment.status === 'succeeded' || payment.status === 'canceled') {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${payment.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const canceled: LocalPaymentIntent = {
    ...payment,
    canceled_at: work.seconds,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  return work.change(payment, canceled, 'payment_intent.canceled');
}
