import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { Services } from '#server/services.ts';
import { subscriberLeaving } from '../jobs.ts';
import { callBilling } from './call-billing.ts';

/** When the subscriptions of a user who leaves end: not charged again, or at once. */
export type Ending = 'period-end' | 'now';

/** Has this user's subscriptions end at the billing service; a user who never paid has none. */
export async function endWithAccount(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  userId: UserId,
  ending: Ending,
): Promise<void> {
  const customer = await tx
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!customer) return;
  // The customer by the billing service's name: the account may be gone when its turn comes.
  await jobs.enqueue(tx, subscriberLeaving, { customerId: customer.customer_id, ending });
}

/** Does that at the billing service. Done again, it finds them ended. */
export async function endSubscriptions(
  { billing, log }: Pick<Services, 'billing' | 'log'>,
  { customerId, ending }: { customerId: string; ending: Ending },
): Promise<void> {
  const subscriptions = await callBilling(log, () => billing.listSubscriptions(customerId));
  for (const { id, status } of subscriptions) {
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    await callBilling(log, () =>
      ending === 'now' ? billing.cancelSubscription(id) : billing.endSubscription(id),
    );
  }
  if (ending === 'period-end') return;
  const checkouts = await callBilling(log, () => billing.listOpenCheckouts(customerId));
  for (const { id } of checkouts) await callBilling(log, () => billing.expireCheckout(id));
}

/** Takes from the invoices of an erased user what the law does not ask for; they belong to no account from then on. */
export async function forgetPayer(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({
      user_id: null,
      buyer: sql`jsonb_set(buyer, '{email}', '""')`,
      // Opens the billing service's own page of it, to anybody.
      document_url: null,
    })
    .where('user_id', '=', userId)
    .execute();
}
