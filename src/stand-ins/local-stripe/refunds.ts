import type { z } from 'zod';
import { invalid, missing } from './api-problem.ts';
import { announce } from './events.ts';
import type { Outcome } from './idempotency.ts';
import type { LocalInvoice, LocalInvoicePayment, LocalRefund } from './objects.ts';
import type { refundParameters } from './parameters.ts';
import type { Store } from './store.ts';
import { toUnix } from './unix-time.ts';

/** The payment of an invoice shares its id, with another beginning: there is one for each. */
const sameId = (id: string, beginning: string): string => id.replace(/^[a-z]+_/, `${beginning}_`);

/** How an invoice was paid by card; nothing when nothing was due. */
export function paymentsOf(invoice: LocalInvoice): LocalInvoicePayment[] {
  if (invoice.amount_paid === 0) return [];
  return [
    {
      id: sameId(invoice.id, 'inpay'),
      object: 'invoice_payment',
      amount_paid: invoice.amount_paid,
      amount_requested: invoice.amount_due,
      created: invoice.created,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: sameId(invoice.id, 'pi'), type: 'payment_intent' },
      status: 'paid',
    },
  ];
}

/** Which of these invoices have been paid back. */
export async function findRefunded(
  store: Store,
  invoices: readonly LocalInvoice[],
): Promise<ReadonlySet<string>> {
  const refunds = await Promise.all(
    invoices.map(({ id }) => store.find('refund', sameId(id, 're'))),
  );
  return new Set(invoices.filter((_, at) => refunds[at]).map(({ id }) => id));
}

/** Gives back all of a payment; refuses when that has been done. */
export async function openRefund(
  store: Store,
  parameters: z.infer<typeof refundParameters>,
  now: Date,
): Promise<Outcome> {
  const { payment_intent: intent, reason, metadata } = parameters;
  const invoice = await store.find('invoice', sameId(intent, 'in'));
  if (!invoice || invoice.body.amount_paid === 0) {
    throw missing('payment_intent', intent, 'payment_intent');
  }
  // The id makes two refunds of one payment impossible.
  const id = sameId(intent, 're');
  if (await store.find('refund', id)) {
    throw invalid('The payment has already been refunded.', undefined, 'charge_already_refunded');
  }
  const refund: LocalRefund = {
    id,
    object: 'refund',
    amount: invoice.body.amount_paid,
    created: toUnix(now),
    currency: invoice.body.currency,
    metadata,
    payment_intent: intent,
    reason,
    status: 'succeeded',
  };
  return {
    answer: refund,
    change: { at: now, create: [refund], events: [announce('refund.created', refund, now)] },
  };
}
