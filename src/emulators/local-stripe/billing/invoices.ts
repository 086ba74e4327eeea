import { balanceTransaction } from '../balance.ts';
import { newId } from '../ids.ts';
import type {
  LocalAutomaticTax,
  LocalCustomer,
  LocalInvoice,
  LocalInvoiceLine,
  LocalSubscription,
  LocalTax,
} from '../objects.ts';
import { listOf } from '../wire.ts';
import type { Work } from '../work.ts';
import { taxOf } from './tax.ts';

export interface NewInvoice {
  customer: LocalCustomer;
  currency: string;
  lines: readonly LocalInvoiceLine[];
  reason: LocalInvoice['billing_reason'];
  period: { start: number; end: number };
  subscription?: LocalSubscription;
  description?: string | null;
  metadata?: Record<string, string>;
  automaticTax?: boolean;
  taxBehaviour?: 'exclusive' | 'inclusive';
  collectionMethod?: 'charge_automatically' | 'send_invoice';
  dueInDays?: number | null;
}

/** A draft: what is to be paid, with its taxes, before it has a number. */
export async function draftInvoice(work: Work, invoice: NewInvoice): Promise<LocalInvoice> {
  const { customer, subscription, automaticTax = false } = invoice;
  const id = newId('in');
  // A number that was typed at the checkout counts for the invoice that the checkout makes.
  const taxIds = [
    ...work.listMade('tax_id').filter((made) => made.customer === customer.id),
    ...(await work.list('tax_id', { customerId: customer.id, limit: 5 })),
  ];
  const lines = invoice.lines.map((line): LocalInvoiceLine => {
    const taxes = automaticTax
      ? [
          taxOf({
            amount: line.amount,
            behaviour: invoice.taxBehaviour ?? 'inclusive',
            customer,
            taxIds,
            sellerCountry: work.account.address.country,
          }),
        ]
      : [];
    return { ...line, invoice: id, taxes };
  });
  const totals = totalsOf(lines);
  const isSent = invoice.collectionMethod === 'send_invoice';
  return work.create(
    {
      id,
      object: 'invoice',
      account_country: work.account.address.country,
      account_name: work.account.name,
      ...totals,
      amount_due: Math.max(totals.total, 0),
      amount_paid: 0,
      amount_remaining: Math.max(totals.total, 0),
      attempt_count: 0,
      attempted: false,
      auto_advance: subscription !== undefined,
      automatic_tax: taxSettings(automaticTax),
      billing_reason: invoice.reason,
      collection_method: invoice.collectionMethod ?? 'charge_automatically',
      created: work.seconds,
      currency: invoice.currency,
      customer: customer.id,
      customer_address: customer.address ?? null,
      customer_email: customer.email,
      customer_name: customer.business_name ?? customer.name ?? null,
      customer_phone: customer.phone ?? null,
      customer_tax_exempt: customer.tax_exempt ?? 'none',
      customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
      description: invoice.description ?? null,
      due_date: isSent ? work.seconds + (invoice.dueInDays ?? 30) * 24 * 60 * 60 : null,
      ending_balance: null,
      lines: listOf(`/v1/invoices/${id}/lines`, lines),
      livemode: false,
      metadata: invoice.metadata ?? {},
      next_payment_attempt: null,
      number: null,
      parent: subscription
        ? {
            quote_details: null,
            subscription_details: {
              metadata: subscription.metadata,
              subscription: subscription.id,
            },
            type: 'subscription_details' as const,
          }
        : null,
      period_end: invoice.period.end,
      period_start: invoice.period.start,
      starting_balance: 0,
      status: 'draft' as const,
      status_transitions: {
        finalized_at: null,
        marked_uncollectible_at: null,
        paid_at: null,
        voided_at: null,
      },
      test_clock: customer.test_clock ?? null,
    },
    'invoice.created',
  );
}

const taxSettings = (
  enabled: boolean,
): LocalAutomaticTax & { provider: 'stripe' | null; status: 'complete' | null } => ({
  disabled_reason: null,
  enabled,
  liability: enabled ? { type: 'self' } : null,
  provider: enabled ? 'stripe' : null,
  status: enabled ? 'complete' : null,
});

/** What the lines come to: with the taxes that are in their amounts, and those that are added. */
export function totalsOf(lines: readonly LocalInvoiceLine[]) {
  const taxes = lines.flatMap((line) => line.taxes);
  const sum = (amounts: readonly number[]): number =>
    amounts.reduce((one, other) => one + other, 0);
  const taxIn = (behaviour: LocalTax['tax_behavior']): number =>
    sum(taxes.filter((tax) => tax.tax_behavior === behaviour).map(({ amount }) => amount));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const total = subtotal + taxIn('exclusive');
  return {
    subtotal,
    subtotal_excluding_tax: subtotal - taxIn('inclusive'),
    total,
    total_excluding_tax: total - taxIn('inclusive') - taxIn('exclusive'),
    total_taxes: joined(taxes),
  };
}

/** One entry for each kind of tax. */
function joined(taxes: readonly LocalTax[]): LocalTax[] {
  const byKind = new Map<string, LocalTax>();
  for (const tax of taxes) {
    const kind = `${tax.tax_behavior} ${tax.taxability_reason}`;
    const known = byKind.get(kind);
    byKind.set(
      kind,
      known
        ? {
            ...known,
            amount: known.amount + tax.amount,
            taxable_amount: known.taxable_amount + tax.taxable_amount,
          }
        : tax,
    );
  }
  return [...byKind.values()];
}

/** Gives a draft its number, and takes what the customer has to their credit. From now on it is to be paid. */
export async function finalizeInvoice(work: Work, draft: LocalInvoice): Promise<LocalInvoice> {
  const customer = await work.get('customer', draft.customer, 'customer');
  const sequence = customer.next_invoice_sequence ?? 1;
  const prefix = customer.invoice_prefix ?? customer.id.slice(-8).toUpperCase();
  work.change(customer, {
    ...customer,
    invoice_prefix: prefix,
    next_invoice_sequence: sequence + 1,
    currency: customer.currency ?? draft.currency,
  });
  const url = `${work.account.pageBase}/invoices/${draft.id}`;
  const numbered: LocalInvoice = {
    ...draft,
    effective_at: work.seconds,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    number: `${prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...transitionsOf(draft), finalized_at: work.seconds },
  };
  const open = await applyBalance(work, numbered);
  return work.change(draft, open, 'invoice.finalized');
}

/** Takes from the customer's credit what is due; what is below nothing becomes credit. */
async function applyBalance(work: Work, invoice: LocalInvoice): Promise<LocalInvoice> {
  const balance = await work.store.balanceOf(invoice.customer, invoice.currency);
  const applied =
    invoice.total < 0 ? invoice.total : Math.min(Math.max(-balance, 0), invoice.total);
  if (applied !== 0) {
    const change = {
      amount: applied,
      currency: invoice.currency,
      customer: invoice.customer,
      description: null,
      metadata: {},
      type: 'applied_to_invoice' as const,
      invoice: invoice.id,
    };
    work.create(balanceTransaction(change, balance, work.at));
  }
  const due = Math.max(invoice.total - applied, 0);
  return {
    ...invoice,
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
    ending_balance: balance + applied,
  };
}

export const transitionsOf = (
  invoice: LocalInvoice,
): NonNullable<LocalInvoice['status_transitions']> =>
  invoice.status_transitions ?? {
    finalized_at: invoice.created,
    marked_uncollectible_at: null,
    paid_at: invoice.status === 'paid' ? invoice.created : null,
    voided_at: null,
  };

/** Voids an invoice: it is no longer due. */
export function voidInvoice(work: Work, invoice: LocalInvoice): LocalInvoice {
  const voided: LocalInvoice = {
    ...invoice,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...transitionsOf(invoice), voided_at: work.seconds },
  };
  return work.change(invoice, voided, 'invoice.voided');
}
