import type { Insertable } from 'kysely';
import type { InvoicesTable } from '#db/tables/subscriptions.ts';
import type { LocalInvoice, LocalObject } from '#emulators/local-stripe/objects.ts';
import { fromUnix } from '#emulators/local-stripe/unix-time.ts';
import type { DemoPerson } from './people.ts';

/** The demo's own name on its invoices. */
const seller = { name: 'Direct365', email: '', address: [], taxIds: [] };

/** The invoices of the local Stripe as we keep them, each with its owner's name. */
export function assembleInvoices(
  stripeObjects: readonly LocalObject[],
  ownerOf: ReadonlyMap<string, DemoPerson>,
): Insertable<InvoicesTable>[] {
  return stripeObjects.flatMap((object) => {
    if (object.object !== 'invoice') return [];
    const owner = ownerOf.get(object.customer);
    return owner ? invoiceRow(object, owner) : [];
  });
}

function invoiceRow(invoice: LocalInvoice, owner: DemoPerson): Insertable<InvoicesTable> {
  const issuedAt = fromUnix(invoice.created);
  return {
    invoice_id: invoice.id,
    user_id: owner.id,
    subscription_id: invoice.parent?.subscription_details?.subscription ?? null,
    number: invoice.number ?? null,
    status: 'paid',
    currency: invoice.currency.toUpperCase(),
    subtotal: invoice.subtotal,
    tax: 0,
    is_tax_included: false,
    total: invoice.total,
    credited: invoice.total - invoice.amount_paid,
    paid: invoice.amount_paid,
    refunded: 0,
    issued_at: issuedAt,
    paid_at: issuedAt,
    lines: JSON.stringify([
      {
        description: invoice.description ?? 'Direct365',
        amount: invoice.total,
        periodStart: fromUnix(invoice.period_start),
        periodEnd: fromUnix(invoice.period_end),
      },
    ]),
    buyer: JSON.stringify({
      name: `${owner.firstName} ${owner.lastName}`,
      email: owner.email,
      address: [],
      taxIds: [],
    }),
    seller: JSON.stringify(seller),
    synced_at: issuedAt,
  };
}
