import type { CheckoutOrder } from '#lib/billing/billing.ts';
import type { Services } from '#server/services.ts';
import { callBilling } from './call-billing.ts';

/**
 * What became of a checkout that was asked for: it can be paid; another one was asked for meanwhile. Or it, or an
 * earlier one, has been paid or has ended, so that everything is to be decided anew.
 */
export type OpenedCheckout =
  | { outcome: 'opened'; url: string }
  | { outcome: 'replaced' }
  | { outcome: 'over' };

/**
 * Opens the checkout whose terms are on record under the order's reference, as the person's only one. What was open
 * before is closed first, and a start that finds that another one was asked for meanwhile closes its own. Throws
 * BillingUnavailable, after which it may be asked again.
 */
export async function openCheckout(
  services: Services,
  order: CheckoutOrder,
): Promise<OpenedCheckout> {
  const { write, billing, log } = services;
  const key = order.reference;
  const asked = await findAsked(services, key);
  if (!asked) return { outcome: 'replaced' };
  const { session_id: sessionId } = asked;
  if (sessionId) {
    const { status, url } = await callBilling(log, () => billing.fetchCheckout(sessionId));
    if (status === 'open' && url) return { outcome: 'opened', url };
    return forget(services, key);
  }
  const closed = await closeOthers(services, order);
  if (closed === 'replaced') return { outcome: 'replaced' };
  if (closed === 'paid') return forget(services, key);
  const made = await callBilling(log, () => billing.createCheckout(order, key));
  const isKept = await write(
    async (tx) => {
      const kept = await tx
        .updateTable('checkouts')
        .set({ session_id: made.sessionId })
        .where('key', '=', key)
        .executeTakeFirst();
      return kept.numUpdatedRows > 0n;
    },
    { withoutKey: true },
  );
  if (isKept) return { outcome: 'opened', url: made.url };
  await callBilling(log, () => billing.expireCheckout(made.sessionId));
  return { outcome: 'replaced' };
}

const findAsked = ({ db }: Services, key: string) =>
  db.selectFrom('checkouts').select('session_id').where('key', '=', key).executeTakeFirst();

async function closeOthers(
  services: Services,
  { customerId, reference: key }: CheckoutOrder,
): Promise<'closed' | 'replaced' | 'paid'> {
  const { billing, log } = services;
  const open = await callBilling(log, () => billing.listOpenCheckouts(customerId));
  // Asked after the list was made: as long as ours is the one on record, none of these is newer than it.
  if (!(await findAsked(services, key))) return 'replaced';
  for (const { id, reference } of open) {
    if (reference === key) continue;
    const { status } = await callBilling(log, () => billing.expireCheckout(id));
    if (status === 'complete') return 'paid';
  }
  return 'closed';
}

async function forget({ write }: Services, key: string): Promise<{ outcome: 'over' }> {
  await write(
    async (tx) => {
      await tx.deleteFrom('checkouts').where('key', '=', key).execute();
    },
    { withoutKey: true },
  );
  return { outcome: 'over' };
}
