import type { LocalInvoice, LocalInvoicePayment } from './objects.ts';
import type { Store } from './store.ts';

/** The payment of an invoice shares its id, with another beginning: there is one for each. */
export const sameId = (id: string, beginning: string): string =>
  id.replace(/^[a-z]+_/, `${beginning}_`);

/** How an invoice of an earlier version of this program was paid by card; nothing when nothing was due. */
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
      status_transitions: { canceled_at: null, paid_at: invoice.created },
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
