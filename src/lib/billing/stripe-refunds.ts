import Stripe from 'stripe';
import { fromMinorUnits, minorUnits } from '#lib/money/minor-units.ts';
import type { CreditOrder, GivenBack } from './billing.ts';
import { idOf, idOrNone } from './stripe-objects.ts';

const listPageSize = 100;

/** See `Billing.creditCustomer`. Below zero is what we owe the customer. */
export const giveCredit = (stripe: Stripe, order: CreditOrder): Promise<void> =>
  changeBalance(stripe, order, -minorUnits(order.amount, order.currency));

/** See `Billing.takeCreditBack`. */
export const takeCreditBack = (stripe: Stripe, order: CreditOrder): Promise<void> =>
  changeBalance(stripe, order, minorUnits(order.amount, order.currency));

async function changeBalance(stripe: Stripe, order: CreditOrder, amount: number): Promise<void> {
  if (await hasChanged(stripe, order)) return;
  await stripe.customers.createBalanceTransaction(
    order.customerId,
    {
      amount,
      currency: order.currency.toLowerCase(),
      description: order.description,
      metadata: { reference: order.reference },
    },
    // Of two orders at once the second finds no credit yet: the key keeps it from giving another.
    { idempotencyKey: `credit ${order.reference}` },
  );
}

/** Keys are forgotten after a day, so an order that comes again is looked for among the credits given. */
async function hasChanged(
  stripe: Stripe,
  { customerId, reference }: CreditOrder,
): Promise<boolean> {
  const given = stripe.customers.listBalanceTransactions(customerId, { limit: listPageSize });
  for await (const { metadata } of given) {
    if (metadata?.reference === reference) return true;
  }
  return false;
}

/** See `Billing.refundSubscription`. */
export async function refundSubscription(
  stripe: Stripe,
  subscriptionId: string,
): Promise<GivenBack> {
  const { currency } = await stripe.subscriptions.retrieve(subscriptionId);
  const invoices = stripe.invoices.list({
    subscription: subscriptionId,
    status: 'paid',
    limit: listPageSize,
  });
  let minor = 0;
  for await (const invoice of invoices) {
    minor += await refundPayments(stripe, invoice);
    minor += await returnCredit(stripe, invoice);
  }
  return { amount: fromMinorUnits(minor, currency), currency: currency.toUpperCase() };
}

/** Gives back what was paid by card; answers how much, in minor units. */
async function refundPayments(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  const payments = stripe.invoicePayments.list({
    invoice: invoice.id,
    status: 'paid',
    limit: listPageSize,
  });
  let minor = 0;
  for await (const { id, amount_paid: paid, payment } of payments) {
    const { payment_intent: intent, charge } = payment;
    if (!paid || !(intent ?? charge)) continue;
    const target = intent ? { payment_intent: idOf(intent) } : { charge: idOf(charge ?? '') };
    await refundOnce(stripe, id, target);
    minor += paid;
  }
  return minor;
}

/** Keys are forgotten after a day; that a payment has been refunded, never. */
async function refundOnce(
  stripe: Stripe,
  paymentId: string,
  target: { payment_intent: string } | { charge: string },
): Promise<void> {
  try {
    await stripe.refunds.create(
      { ...target, reason: 'duplicate' },
      { idempotencyKey: `refund ${paymentId}` },
    );
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}

/** The customer whose money a refund gave back, if the charge was expanded; undefined where it names none. */
export const payerOf = ({ charge }: Stripe.Refund): string | undefined =>
  typeof charge === 'object' && charge ? idOrNone(charge.customer) : undefined;

/** Gives back what an invoice took from the customer's credit; answers how much, in minor units. */
async function returnCredit(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  const { customer, starting_balance: before, ending_balance: after, currency } = invoice;
  const taken = (after ?? before) - before;
  if (taken <= 0 || !customer) return 0;
  await giveCredit(stripe, {
    customerId: idOf(customer),
    amount: fromMinorUnits(taken, currency),
    currency: currency.toUpperCase(),
    description: 'Credit used for a second subscription that was cancelled',
    reference: `return of ${invoice.id}`,
  });
  return taken;
}
