import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import type { Services } from '#server/services.ts';
import { firstPaymentReceived, firstPaymentReturned } from '../jobs.ts';

/**
 * Keeps which invoice was the first that a customer paid something for, and later that all of it was given back: each
 * once, with the event that follows from it. Charges for a duplicate subscription do not count. The caller
 * holds the customer's lock.
 */
export async function keepFirstPayment(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  userId: UserId,
  { invoices, surplus }: { invoices: readonly BillingInvoice[]; surplus: ReadonlySet<string> },
): Promise<void> {
  const first = findFirstPaid(invoices, surplus);
  if (!first) return;
  const isNew = await recordFirstPayment(tx, userId, first);
  const wasReturned = await recordReturn(tx, clock.now(), userId, invoices);
  if (isNew && !wasReturned) await jobs.enqueue(tx, firstPaymentReceived, { userId });
  if (!isNew && wasReturned) await jobs.enqueue(tx, firstPaymentReturned, { userId });
}

function findFirstPaid(
  invoices: readonly BillingInvoice[],
  surplus: ReadonlySet<string>,
): BillingInvoice | undefined {
  const paidAt = (invoice: BillingInvoice) => (invoice.paidAt ?? invoice.createdAt).getTime();
  const [first] = invoices
    .filter(({ status, paid }) => status === 'paid' && paid > 0)
    .filter(({ subscriptionId }) => subscriptionId !== undefined && !surplus.has(subscriptionId))
    .toSorted((one, other) => paidAt(one) - paidAt(other) || (one.id < other.id ? -1 : 1));
  return first;
}

async function recordFirstPayment(
  tx: Tx,
  userId: UserId,
  invoice: BillingInvoice,
): Promise<boolean> {
  const recorded = await tx
    .updateTable('billing_customers')
    .set({ first_paid_at: invoice.paidAt ?? invoice.createdAt, first_invoice_id: invoice.id })
    .where('user_id', '=', userId)
    .where('first_paid_at', 'is', null)
    .executeTakeFirst();
  if (recorded.numUpdatedRows > 0n) return true;
  // Kept before invoices were.
  await tx
    .updateTable('billing_customers')
    .set({ first_invoice_id: invoice.id })
    .where('user_id', '=', userId)
    .where('first_invoice_id', 'is', null)
    .execute();
  return false;
}

async function recordReturn(
  tx: Tx,
  now: Date,
  userId: UserId,
  invoices: readonly BillingInvoice[],
): Promise<boolean> {
  const returned = invoices.flatMap(({ id, paid, refunded }) =>
    paid > 0 && refunded >= paid ? id : [],
  );
  if (returned.length === 0) return false;
  const recorded = await tx
    .updateTable('billing_customers')
    .set({ first_payment_returned_at: now })
    .where('user_id', '=', userId)
    .where('first_invoice_id', 'in', returned)
    .where('first_payment_returned_at', 'is', null)
    .executeTakeFirst();
  return recorded.numUpdatedRows > 0n;
}
