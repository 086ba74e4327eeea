import type Stripe from 'stripe';
import { invalid, missing } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type { LocalCreditNote, LocalInvoice } from '../objects.ts';
import type { LocalCharge, LocalRefund } from '../payment-objects.ts';
import { sameId } from '../refunds.ts';
import type { Work } from '../work.ts';
import { type Calls, call, mergedMetadata, orNull } from './call.ts';

export const refundCalls: Calls = {
  'POST /v1/refunds': call<Stripe.RefundCreateParams>(async (work, sent) => {
    const target = await targetOf(work, sent);
    const left = target.amount - target.refunded;
    if (left <= 0) {
      throw invalid('The payment has already been refunded.', undefined, 'charge_already_refunded');
    }
    const amount = sent.amount ?? left;
    if (amount > left) {
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        'amount',
      );
    }
    // The id makes two refunds of all of a payment impossible.
    const isWhole = amount === target.amount;
    const refund: LocalRefund = {
      id: isWhole ? sameId(target.intent, 're') : newId('re'),
      object: 'refund',
      amount,
      charge: target.charge?.id ?? null,
      created: work.seconds,
      currency: target.currency,
      metadata: mergedMetadata({}, sent.metadata),
      payment_intent: target.intent,
      reason: reasonOf(sent.reason),
      status: 'succeeded',
    };
    const created = work.create(refund, 'refund.created');
    if (target.charge) {
      const { charge } = target;
      const refunded: LocalCharge = {
        ...charge,
        amount_refunded: charge.amount_refunded + amount,
        refunded: charge.amount_refunded + amount >= charge.amount,
      };
      work.change(charge, refunded, 'charge.refunded');
    }
    return created;
  }),

  'POST /v1/refunds/{id}': call<Stripe.RefundUpdateParams>(async (work, sent, { id = '' }) => {
    const before = await work.get('refund', id);
    const after: LocalRefund = {
      ...before,
      metadata: mergedMetadata(before.metadata, sent.metadata),
    };
    work.change(before, after, 'refund.updated');
    work.announce('charge.refund.updated', after);
    return after;
  }),

  'POST /v1/credit_notes': call<Stripe.CreditNoteCreateParams>(async (work, sent) => {
    const invoice = await work.get('invoice', sent.invoice, 'invoice');
    if (invoice.status !== 'open' && invoice.status !== 'paid') {
      throw invalid('You can only credit open and paid invoices.', 'invoice');
    }
    const lines = sent.lines ?? [];
    const amount =
      sent.amount ??
      lines.reduce(
        (sum, line) => sum + (line.amount ?? (line.unit_amount ?? 0) * (line.quantity ?? 1)),
        0,
      );
    const isPaid = invoice.status === 'paid';
    if (!isPaid && amount > invoice.amount_remaining) {
      throw invalid(
        'The credit note amount exceeds the amount remaining on the invoice.',
        'amount',
      );
    }
    const note = creditNote(work, invoice, amount, {
      memo: orNull(sent.memo),
      metadata: mergedMetadata({}, sent.metadata),
      reason: sent.reason ?? null,
    });
    work.create(note, 'credit_note.created');
    if (!isPaid) {
      const left = invoice.amount_remaining - amount;
      work.change(
        invoice,
        { ...invoice, amount_due: invoice.amount_due - amount, amount_remaining: left },
        'invoice.updated',
      );
    }
    return note;
  }),

  'POST /v1/credit_notes/{id}': call<Stripe.CreditNoteUpdateParams>(
    async (work, sent, { id = '' }) => {
      const before = await work.get('credit_note', id);
      const after: LocalCreditNote = {
        ...before,
        memo: sent.memo ?? before.memo,
        metadata: mergedMetadata(before.metadata, sent.metadata),
      };
      return work.change(before, after, 'credit_note.updated');
    },
  ),

  'POST /v1/credit_notes/{id}/void': call<Stripe.CreditNoteVoidCreditNoteParams>(
    async (work, _, { id = '' }) => {
      const note = await work.get('credit_note', id);
      if (note.status === 'void') throw invalid('This credit note is void already.');
      const voided: LocalCreditNote = { ...note, status: 'void', voided_at: work.seconds };
      return work.change(note, voided, 'credit_note.voided');
    },
  ),
};

interface Target {
  intent: string;
  charge: LocalCharge | null;
  amount: number;
  refunded: number;
  currency: string;
}

/** The payment to refund. For invoices of earlier versions only the invoice names it. */
async function targetOf(work: Work, sent: Stripe.RefundCreateParams): Promise<Target> {
  const named = sent.charge ? await work.get('charge', sent.charge, 'charge') : null;
  const intent = sent.payment_intent ?? named?.payment_intent ?? '';
  const payment = await work.find('payment_intent', intent);
  const chargeId = named?.id ?? payment?.latest_charge;
  const charge = chargeId ? await work.find('charge', chargeId) : null;
  if (payment && charge?.paid) {
    const { amount_captured: amount, amount_refunded: refunded, currency } = charge;
    return { intent, charge, amount, refunded, currency };
  }
  const invoice = await work.find('invoice', sameId(intent, 'in'));
  if (!invoice || invoice.amount_paid === 0) {
    throw missing('payment_intent', intent, 'payment_intent');
  }
  const before = await work.find('refund', sameId(intent, 're'));
  const { amount_paid: amount, currency } = invoice;
  return { intent, charge: null, amount, refunded: before?.amount ?? 0, currency };
}

const reasonOf = (sent: string | undefined): LocalRefund['reason'] =>
  sent === 'duplicate' || sent === 'fraudulent' || sent === 'requested_by_customer' ? sent : null;

function creditNote(
  work: Work,
  invoice: LocalInvoice,
  amount: number,
  said: Pick<LocalCreditNote, 'memo' | 'metadata' | 'reason'>,
): LocalCreditNote {
  const id = newId('cn');
  const isPaid = invoice.status === 'paid';
  return {
    id,
    object: 'credit_note',
    amount,
    created: work.seconds,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_balance_transaction: null,
    invoice: invoice.id,
    livemode: false,
    number: `${invoice.number ?? invoice.id}-CN-01`,
    pdf: `${work.account.pageBase}/invoices/${invoice.id}/pdf`,
    post_payment_amount: isPaid ? amount : 0,
    pre_payment_amount: isPaid ? 0 : amount,
    status: 'issued',
    subtotal: amount,
    total: amount,
    type: isPaid ? 'post_payment' : 'pre_payment',
    voided_at: null,
    ...said,
  };
}
