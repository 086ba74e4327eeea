import type Stripe from 'stripe';
import { invalid } from '../api-problem.ts';
import { collectInvoice, requirePaid } from '../billing/collection.ts';
import { itemLine } from '../billing/invoice-lines.ts';
import { draftInvoice, finalizeInvoice, transitionsOf, voidInvoice } from '../billing/invoices.ts';
import { followInvoice } from '../billing/life.ts';
import { newId } from '../ids.ts';
import type { LocalInvoice, LocalInvoiceItem } from '../objects.ts';
import { getPaymentMethod } from '../payments/payment-methods.ts';
import type { Work } from '../work.ts';
import { type Calls, call, deleted, mergedMetadata, orBefore, orNull } from './call.ts';
import { getLiving } from './customers.ts';

const mostItems = 100;

export const invoiceCalls: Calls = {
  'POST /v1/invoiceitems': call<Stripe.InvoiceItemCreateParams>(async (work, sent) => {
    const customer = await getLiving(work, sent.customer ?? '', 'customer');
    await work.keepTimeOf(customer.id);
    const item: LocalInvoiceItem = {
      id: newId('ii'),
      object: 'invoiceitem',
      amount: sent.amount ?? 0,
      currency: sent.currency ?? customer.currency ?? 'usd',
      customer: customer.id,
      date: work.seconds,
      description: orNull(sent.description),
      discountable: sent.discountable ?? true,
      invoice: null,
      livemode: false,
      metadata: mergedMetadata({}, sent.metadata),
      period: { start: work.seconds, end: work.seconds },
      proration: false,
      quantity: sent.quantity ?? 1,
    };
    return work.create(item, 'invoiceitem.created');
  }),

  'DELETE /v1/invoiceitems/{id}': call<Stripe.InvoiceItemDeleteParams>(
    async (work, _, { id = '' }) => {
      const item = await work.get('invoiceitem', id);
      work.remove(item, 'invoiceitem.deleted');
      return deleted(item);
    },
  ),

  'POST /v1/invoices': call<Stripe.InvoiceCreateParams>(async (work, sent) => {
    const customer = await getLiving(work, sent.customer ?? '', 'customer');
    await work.keepTimeOf(customer.id);
    const waiting = await pendingItems(work, customer.id, sent.pending_invoice_items_behavior);
    const draft = await draftInvoice(work, {
      customer,
      currency: sent.currency ?? waiting[0]?.currency ?? customer.currency ?? 'usd',
      lines: waiting.map(itemLine),
      reason: 'manual',
      period: { start: work.seconds, end: work.seconds },
      description: orNull(sent.description),
      metadata: mergedMetadata({}, sent.metadata),
      automaticTax: sent.automatic_tax?.enabled ?? false,
      collectionMethod:
        sent.collection_method === 'send_invoice' ? 'send_invoice' : 'charge_automatically',
      dueInDays: sent.days_until_due ?? null,
    });
    for (const item of waiting) work.change(item, { ...item, invoice: draft.id });
    return draft;
  }),

  'POST /v1/invoices/{id}': call<Stripe.InvoiceUpdateParams>(async (work, sent, { id = '' }) => {
    const before = await work.get('invoice', id);
    const after: LocalInvoice = {
      ...before,
      auto_advance: sent.auto_advance ?? before.auto_advance ?? false,
      description: orBefore(sent.description, before.description),
      footer: orBefore(sent.footer, before.footer ?? null),
      metadata: mergedMetadata(before.metadata, sent.metadata),
    };
    return work.change(before, after, 'invoice.updated');
  }),

  'DELETE /v1/invoices/{id}': call<Stripe.InvoiceDeleteParams>(async (work, _, { id = '' }) => {
    const invoice = await inState(work, id, ['draft'], 'deleted');
    work.remove(invoice, 'invoice.deleted');
    return deleted(invoice);
  }),

  'POST /v1/invoices/{id}/finalize': call<Stripe.InvoiceFinalizeInvoiceParams>(
    async (work, _, { id = '' }) =>
      finalizeInvoice(work, await inState(work, id, ['draft'], 'finalized')),
  ),

  'POST /v1/invoices/{id}/pay': call<Stripe.InvoicePayParams>(async (work, sent, { id = '' }) => {
    const found = await inState(work, id, ['draft', 'open', 'uncollectible'], 'paid');
    await work.keepTimeOf(found.customer);
    const open = found.status === 'draft' ? await finalizeInvoice(work, found) : found;
    const method = sent.payment_method
      ? await getPaymentMethod(work, sent.payment_method, 'payment_method')
      : null;
    const collected = await collectInvoice(work, open, {
      method,
      nextAttempt: open.next_payment_attempt ?? null,
    });
    await followInvoice(work, collected.invoice);
    requirePaid(collected);
    return collected.invoice;
  }),

  'POST /v1/invoices/{id}/send': call<Stripe.InvoiceSendInvoiceParams>(
    async (work, _, { id = '' }) => {
      const found = await inState(work, id, ['draft', 'open'], 'sent');
      const open = found.status === 'draft' ? await finalizeInvoice(work, found) : found;
      work.announce('invoice.sent', open);
      return open;
    },
  ),

  'POST /v1/invoices/{id}/void': call<Stripe.InvoiceVoidInvoiceParams>(
    async (work, _, { id = '' }) => {
      const found = await inState(work, id, ['draft', 'open', 'uncollectible'], 'voided');
      return voidInvoice(
        work,
        found.status === 'draft' ? await finalizeInvoice(work, found) : found,
      );
    },
  ),

  'POST /v1/invoices/{id}/mark_uncollectible': call<Stripe.InvoiceMarkUncollectibleParams>(
    async (work, _, { id = '' }) => {
      const found = await inState(work, id, ['draft', 'open'], 'marked as uncollectible');
      const open = found.status === 'draft' ? await finalizeInvoice(work, found) : found;
      const marked: LocalInvoice = {
        ...open,
        next_payment_attempt: null,
        status: 'uncollectible',
        status_transitions: { ...transitionsOf(open), marked_uncollectible_at: work.seconds },
      };
      return work.change(open, marked, 'invoice.marked_uncollectible');
    },
  ),
};

async function pendingItems(
  work: Work,
  customerId: string,
  behaviour: string | undefined,
): Promise<LocalInvoiceItem[]> {
  if (behaviour !== 'include') return [];
  return work.list('invoiceitem', { customerId, matching: { invoice: null }, limit: mostItems });
}

async function inState(
  work: Work,
  id: string,
  states: readonly string[],
  what: string,
): Promise<LocalInvoice> {
  const invoice = await work.get('invoice', id);
  if (states.includes(String(invoice.status))) return invoice;
  throw invalid(
    `This invoice cannot be ${what}: it is ${invoice.status}.`,
    undefined,
    invoice.status === 'paid' ? 'invoice_already_paid' : 'invoice_not_editable',
  );
}
