import type Stripe from 'stripe';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import type { BillingInvoice, InvoiceBuyer } from './billing.ts';
import { idOf, idOrNone, toDate } from './stripe-objects.ts';

const listPageSize = 100;
const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;

/** See `Billing.listInvoices`. */
export async function listInvoices(stripe: Stripe, customerId: string): Promise<BillingInvoice[]> {
  const invoices: Stripe.Invoice[] = [];
  const pages = stripe.invoices.list({ customer: customerId, limit: listPageSize });
  for await (const invoice of pages) invoices.push(invoice);
  const wasCharged = invoices.some(({ amount_paid: paid }) => paid > 0);
  const refunded = wasCharged ? await refundedByInvoice(stripe, customerId) : noRefunds;
  return invoices.map((invoice) => toBillingInvoice(invoice, refunded.get(invoice.id) ?? 0));
}

const noRefunds: ReadonlyMap<string, number> = new Map();

/** An invoice does not say what was given back of it; the charge does, and its payment names the invoice. */
async function refundedByInvoice(
  stripe: Stripe,
  customerId: string,
): Promise<ReadonlyMap<string, number>> {
  const refunded = new Map<string, number>();
  const charges = stripe.charges.list({ customer: customerId, limit: listPageSize });
  for await (const { amount_refunded: amount, payment_intent: intent } of charges) {
    if (amount === 0 || !intent) continue;
    const payments = stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: idOf(intent) },
      limit: listPageSize,
    });
    for await (const { invoice } of payments) {
      const id = idOf(invoice);
      refunded.set(id, (refunded.get(id) ?? 0) + amount);
    }
  }
  return refunded;
}

function toBillingInvoice(invoice: Stripe.Invoice, refundedMinor: number): BillingInvoice {
  const { currency, status_transitions: times, total_taxes: taxes } = invoice;
  const money = (minor: number): number => fromMinorUnits(minor, currency);
  const taxed = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const { starting_balance: before, ending_balance: after } = invoice;
  const subscription = invoice.parent?.subscription_details?.subscription;
  const paidAt = times?.paid_at ?? (invoice.status === 'paid' ? invoice.created : null);
  return {
    id: invoice.id,
    number: invoice.number ?? undefined,
    status: toStatus(invoice.status),
    customerId: idOrNone(invoice.customer) ?? '',
    subscriptionId: idOrNone(subscription ?? null),
    createdAt: toDate(invoice.created),
    paidAt: paidAt === null ? undefined : toDate(paidAt),
    currency: currency.toUpperCase(),
    lines: (invoice.lines?.data ?? []).map(({ description, amount, period }) => ({
      description: description ?? '',
      amount: money(amount),
      periodStart: toDate(period.start),
      periodEnd: toDate(period.end),
    })),
    subtotal: money(invoice.subtotal),
    tax: money(taxed),
    isTaxIncluded: (taxes ?? []).some(({ tax_behavior: behaviour }) => behaviour === 'inclusive'),
    isReverseCharge: (taxes ?? []).some(
      ({ taxability_reason: reason }) => reason === 'reverse_charge',
    ),
    total: money(invoice.total),
    credited: money(Math.max((after ?? before) - before, 0)),
    paid: money(invoice.amount_paid),
    refunded: money(refundedMinor),
    buyer: toBuyer(invoice),
    documentUrl: invoice.invoice_pdf ?? undefined,
  };
}

function toStatus(status: string | null): BillingInvoice['status'] {
  return invoiceStatuses.find((known) => known === status) ?? 'draft';
}

function toBuyer(invoice: Stripe.Invoice): InvoiceBuyer {
  const { customer_address: place, customer_tax_ids: taxIds } = invoice;
  const city = [place?.postal_code, place?.city, place?.state].filter(Boolean).join(' ');
  return {
    name: invoice.customer_name ?? '',
    email: invoice.customer_email ?? '',
    address: [place?.line1, place?.line2, city, place?.country].flatMap((line) => line || []),
    taxIds: (taxIds ?? []).flatMap(({ value }) => value || []),
  };
}
