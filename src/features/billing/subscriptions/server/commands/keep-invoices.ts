import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import { minorUnits } from '#lib/money/minor-units.ts';
import type { Services } from '#server/services.ts';

export interface KeptInvoice {
  /** Our own id for it. */
  ownId: string;
  invoice: BillingInvoice;
}

/**
 * Keeps a person's invoices as the billing service has them, and answers those that are paid now and were not when we
 * last looked. Drafts are none yet. Who we were when an invoice was issued stays on it.
 */
export async function keepInvoices(
  tx: Tx,
  { seller }: Pick<Services, 'seller'>,
  userId: UserId,
  { invoices, askedAt }: { invoices: readonly BillingInvoice[]; askedAt: Date },
): Promise<KeptInvoice[]> {
  const issued = invoices.filter(({ status }) => status !== 'draft');
  if (issued.length === 0) return [];
  const known = await tx
    .selectFrom('invoices')
    .select(['invoice_id', 'status'])
    .where('user_id', '=', userId)
    .execute();
  const paidBefore = new Set(
    known.flatMap(({ invoice_id: id, status }) => (status === 'paid' ? id : [])),
  );
  const kept = await tx
    .insertInto('invoices')
    .values(issued.map((invoice) => toRow(invoice, { userId, seller, askedAt })))
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        status: ref('excluded.status'),
        subtotal: ref('excluded.subtotal'),
        tax: ref('excluded.tax'),
        is_tax_included: ref('excluded.is_tax_included'),
        is_reverse_charge: ref('excluded.is_reverse_charge'),
        total: ref('excluded.total'),
        credited: ref('excluded.credited'),
        paid: ref('excluded.paid'),
        refunded: ref('excluded.refunded'),
        paid_at: ref('excluded.paid_at'),
        document_url: ref('excluded.document_url'),
        lines: ref('excluded.lines'),
        buyer: ref('excluded.buyer'),
        synced_at: ref('excluded.synced_at'),
      })),
    )
    .returning(['id', 'invoice_id'])
    .execute();
  const ownIds = new Map(kept.map(({ id, invoice_id: invoiceId }) => [invoiceId, id]));
  return issued.flatMap((invoice) => {
    const ownId = ownIds.get(invoice.id);
    return invoice.status === 'paid' && !paidBefore.has(invoice.id) && ownId
      ? { ownId, invoice }
      : [];
  });
}

function toRow(
  invoice: BillingInvoice,
  { userId, seller, askedAt }: { userId: UserId; seller: Services['seller']; askedAt: Date },
) {
  const { currency } = invoice;
  const minor = (amount: number): number => minorUnits(amount, currency);
  return {
    invoice_id: invoice.id,
    user_id: userId,
    subscription_id: invoice.subscriptionId ?? null,
    number: invoice.number ?? null,
    status: invoice.status,
    currency,
    subtotal: minor(invoice.subtotal),
    tax: minor(invoice.tax),
    is_tax_included: invoice.isTaxIncluded,
    is_reverse_charge: invoice.isReverseCharge,
    total: minor(invoice.total),
    credited: minor(invoice.credited),
    paid: minor(invoice.paid),
    refunded: minor(invoice.refunded),
    issued_at: invoice.createdAt,
    paid_at: invoice.paidAt ?? null,
    document_url: invoice.documentUrl ?? null,
    lines: JSON.stringify(
      invoice.lines.map(({ amount, ...line }) => ({ ...line, amount: minor(amount) })),
    ),
    buyer: JSON.stringify(invoice.buyer),
    seller: JSON.stringify(seller),
    synced_at: askedAt,
  };
}
