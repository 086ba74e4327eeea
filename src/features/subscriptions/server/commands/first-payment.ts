import { toUserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { firstPaymentReceived } from '../jobs.ts';

/** Keeps the time of a customer's first payment. The second payment finds it kept, and nothing follows from it. */
export async function recordFirstPayment(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  customerId: string,
): Promise<void> {
  const first = await tx
    .updateTable('billing_customers')
    .set({ first_paid_at: clock.now() })
    .where('customer_id', '=', customerId)
    .where('first_paid_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (first) await jobs.enqueue(tx, firstPaymentReceived, { userId: toUserId(first.user_id) });
}
