import type Stripe from 'stripe';
import { cardProblem, invalid, missing } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type {
  LocalBillingDetails,
  LocalPaymentIntent,
  LocalPaymentMethod,
  LocalSetupIntent,
} from '../payment-objects.ts';
import {
  attemptPayment,
  cancelPayment,
  createPayment,
  requireAccepted,
} from '../payments/payment-intents.ts';
import { attach, cardMethod, debitMethod, getPaymentMethod } from '../payments/payment-methods.ts';
import { declines, findTestCard } from '../payments/test-cards.ts';
import { Declined, type Work } from '../work.ts';
import { type Calls, call, mergedMetadata, orNull } from './call.ts';

export const paymentCalls: Calls = {
  'POST /v1/payment_methods': call<Stripe.PaymentMethodCreateParams>(async (work, sent) => {
    const details = billingDetailsOf(sent.billing_details);
    if (sent.type === 'sepa_debit') return debitMethod(work, sent.sepa_debit?.iban ?? '', details);
    if (sent.type !== 'card') {
      throw invalid(`The local Stripe knows cards and direct debits, not ${sent.type}.`, 'type');
    }
    return cardMethod(work, testCardOf(sent.card), details);
  }),

  'POST /v1/payment_methods/{id}': call<Stripe.PaymentMethodUpdateParams>(
    async (work, sent, { id = '' }) => {
      const before = await work.get('payment_method', id);
      const after: LocalPaymentMethod = {
        ...before,
        metadata: mergedMetadata(before.metadata, sent.metadata),
        ...(sent.billing_details && { billing_details: billingDetailsOf(sent.billing_details) }),
      };
      return work.change(before, after, 'payment_method.updated');
    },
  ),

  'POST /v1/payment_methods/{id}/attach': call<Stripe.PaymentMethodAttachParams>(
    async (work, { customer = '' }, { id = '' }) => {
      await work.get('customer', customer, 'customer');
      return attach(work, await getPaymentMethod(work, id), customer);
    },
  ),

  'POST /v1/payment_methods/{id}/detach': call<Stripe.PaymentMethodDetachParams>(
    async (work, _, { id = '' }) => {
      const method = await work.get('payment_method', id);
      if (method.customer === null) {
        throw invalid(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      }
      return work.change(method, { ...method, customer: null }, 'payment_method.detached');
    },
  ),

  'POST /v1/payment_intents': call<Stripe.PaymentIntentCreateParams>(async (work, sent) => {
    if (sent.amount < 1)
      throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
    const method = sent.payment_method
      ? await getPaymentMethod(work, sent.payment_method, 'payment_method')
      : null;
    const payment = createPayment(work, {
      amount: sent.amount,
      currency: sent.currency.toLowerCase(),
      customer: sent.customer ?? null,
      description: orNull(sent.description),
      metadata: mergedMetadata({}, sent.metadata),
      paymentMethod: method?.id ?? null,
      receiptEmail: orNull(sent.receipt_email),
      types: sent.allowed_payment_method_types ?? ['card'],
      ...(sent.capture_method && { captureMethod: sent.capture_method }),
      ...(sent.confirmation_method && { confirmationMethod: sent.confirmation_method }),
      ...(sent.shipping && { shipping: shippingOf(sent.shipping) }),
    });
    return sent.confirm && method ? confirm(work, payment, method, sent.return_url) : payment;
  }),

  'POST /v1/payment_intents/{id}/confirm': call<Stripe.PaymentIntentConfirmParams>(
    async (work, sent, { id = '' }) => {
      const payment = await work.get('payment_intent', id);
      const methodId = sent.payment_method ?? payment.payment_method;
      if (!methodId) {
        throw invalid(
          'You cannot confirm this PaymentIntent because it’s missing a payment method.',
          undefined,
          'payment_intent_unexpected_state',
        );
      }
      return confirm(
        work,
        payment,
        await getPaymentMethod(work, methodId, 'payment_method'),
        sent.return_url,
      );
    },
  ),

  'POST /v1/payment_intents/{id}/cancel': call<Stripe.PaymentIntentCancelParams>(
    async (work, sent, { id = '' }) =>
      cancelPayment(work, await work.get('payment_intent', id), sent.cancellation_reason ?? null),
  ),

  'POST /v1/payment_intents/{id}/capture': call<Stripe.PaymentIntentCaptureParams>(
    async (work, sent, { id = '' }) => {
      const payment = await work.get('payment_intent', id);
      if (payment.status !== 'requires_capture') {
        throw invalid(
          `This PaymentIntent could not be captured because it has a status of ${payment.status}.`,
          undefined,
          'payment_intent_unexpected_state',
        );
      }
      const amount = sent.amount_to_capture ?? payment.amount_capturable;
      const charge = await work.get('charge', payment.latest_charge ?? '');
      work.change(
        charge,
        { ...charge, amount_captured: amount, captured: true },
        'charge.captured',
      );
      const captured: LocalPaymentIntent = {
        ...payment,
        amount_capturable: 0,
        amount_received: amount,
        status: 'succeeded',
      };
      return work.change(payment, captured, 'payment_intent.succeeded');
    },
  ),

  'POST /v1/setup_intents': call<Stripe.SetupIntentCreateParams>(async (work, sent) => {
    const id = newId('seti');
    const method = sent.payment_method
      ? await getPaymentMethod(work, sent.payment_method, 'payment_method')
      : null;
    const setup: LocalSetupIntent = {
      id,
      object: 'setup_intent',
      cancellation_reason: null,
      client_secret: newId(`${id}_secret`),
      created: work.seconds,
      customer: sent.customer ?? null,
      description: orNull(sent.description),
      last_setup_error: null,
      livemode: false,
      metadata: mergedMetadata({}, sent.metadata),
      next_action: null,
      payment_method: method?.id ?? null,
      payment_method_types: sent.allowed_payment_method_types ?? ['card'],
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      usage: sent.usage ?? 'off_session',
    };
    const created = work.create(setup, 'setup_intent.created');
    return sent.confirm && method ? confirmSetup(work, created, method) : created;
  }),

  'POST /v1/setup_intents/{id}/cancel': call<Stripe.SetupIntentCancelParams>(
    async (work, sent, { id = '' }) => {
      const setup = await work.get('setup_intent', id);
      const canceled: LocalSetupIntent = {
        ...setup,
        cancellation_reason: sent.cancellation_reason ?? null,
        status: 'canceled',
      };
      return work.change(setup, canceled, 'setup_intent.canceled');
    },
  ),
};

function confirm(
  work: Work,
  payment: LocalPaymentIntent,
  method: LocalPaymentMethod,
  returnUrl: string | undefined,
): LocalPaymentIntent {
  const attempted = attemptPayment(work, payment, { method, returnUrl: returnUrl ?? null });
  requireAccepted(attempted);
  return attempted;
}

function confirmSetup(
  work: Work,
  setup: LocalSetupIntent,
  method: LocalPaymentMethod,
): LocalSetupIntent {
  const decline = declines[method.behaviour];
  if (decline) {
    const error = { type: 'card_error' as const, ...decline, payment_method: method };
    const failed: LocalSetupIntent = {
      ...setup,
      last_setup_error: error,
      payment_method: null,
      status: 'requires_payment_method',
    };
    work.change(setup, failed, 'setup_intent.setup_failed');
    throw new Declined(cardProblem(error, { setup_intent: failed }));
  }
  if (method.behaviour === 'authentication') {
    const waiting: LocalSetupIntent = {
      ...setup,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: '' } },
      status: 'requires_action',
    };
    return work.change(setup, waiting, 'setup_intent.requires_action');
  }
  if (setup.customer) attach(work, method, setup.customer);
  return work.change(setup, { ...setup, status: 'succeeded' }, 'setup_intent.succeeded');
}

function testCardOf(card: Stripe.PaymentMethodCreateParams['card']) {
  const given: { token?: string; number?: string } = { ...card };
  const name = given.token ?? given.number;
  const found = findTestCard(name ?? '');
  if (!found) throw missing('token', name ?? '', 'card[token]');
  return found;
}

function billingDetailsOf(
  sent: Stripe.PaymentMethodCreateParams.BillingDetails | undefined,
): LocalBillingDetails {
  const address = sent?.address || null;
  return {
    address: address && {
      city: orNull(address.city),
      country: orNull(address.country),
      line1: orNull(address.line1),
      line2: orNull(address.line2),
      postal_code: orNull(address.postal_code),
      state: orNull(address.state),
    },
    email: orNull(sent?.email),
    name: orNull(sent?.name),
    phone: orNull(sent?.phone),
  };
}

function shippingOf(sent: Stripe.PaymentIntentCreateParams.Shipping) {
  const { address, name, phone, carrier, tracking_number: trackingNumber } = sent;
  return {
    address: {
      city: orNull(address.city),
      country: orNull(address.country),
      line1: orNull(address.line1),
      line2: orNull(address.line2),
      postal_code: orNull(address.postal_code),
      state: orNull(address.state),
    },
    carrier: orNull(carrier),
    name,
    phone: orNull(phone),
    tracking_number: orNull(trackingNumber),
  };
}
