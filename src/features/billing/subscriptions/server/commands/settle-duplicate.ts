import { toUserId, type UserId } from '#access/user.ts';
import type { BillingSubscription, GivenBack } from '#lib/billing/billing.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import { planForInterval, plans } from '../../rules/plans.ts';
import { givesRights } from '../../rules/rights.ts';
import { secondSubscriptionCancelled } from '../emails/references.ts';
import { getSubscriber } from '../queries/subscriber.ts';
import { callBilling } from './call-billing.ts';
import { listDuplicates } from './duplicate-subscriptions.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Cancels a subscription that was one too many, gives back what it charged and tells its owner. May run any number of
 * times, also at once: cancelling, each refund and the mail happen once. Throws BillingUnavailable, to be tried again.
 */
export async function settleDuplicateSubscription(
  services: Services,
  subscriptionId: string,
): Promise<void> {
  const { db, billing, log } = services;
  const found = await db
    .selectFrom('surplus_subscriptions as surplus')
    .innerJoin('billing_customers as customer', 'customer.user_id', 'surplus.user_id')
    .select(['surplus.user_id', 'surplus.settled_at', 'customer.customer_id as customerId'])
    .where('surplus.subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!found || found.settled_at) return;
  const userId = toUserId(found.user_id);
  const { customerId } = found;
  const subscriptions = await callBilling(log, () => billing.listSubscriptions(customerId));
  const surplus = subscriptions.find(({ id }) => id === subscriptionId);
  if (!surplus) throw new Error(`The billing service does not know ${subscriptionId}.`);
  if (await isNeededAfterAll(services, userId, surplus, subscriptions)) {
    await unmark(services, subscriptionId);
    await syncSubscription(services, { userId, customerId });
    return;
  }
  // First of all it must charge nothing more.
  await callBilling(log, () => billing.cancelSubscription(subscriptionId));
  const givenBack = await callBilling(log, () => billing.refundSubscription(subscriptionId));
  await notifyOnce(services, userId, surplus, givenBack);
}

/** Whether the one that was kept has ended since: no consultant is left with none. */
async function isNeededAfterAll(
  { db }: Services,
  userId: UserId,
  surplus: BillingSubscription,
  subscriptions: readonly BillingSubscription[],
): Promise<boolean> {
  if (!givesRights(surplus.status)) return false;
  const tooMany = await listDuplicates(db, userId);
  return !subscriptions.some(({ id, status }) => givesRights(status) && !tooMany.has(id));
}

const unmark = ({ write }: Services, subscriptionId: string) =>
  write(async (tx) => {
    await tx
      .deleteFrom('surplus_subscriptions')
      .where('subscription_id', '=', subscriptionId)
      .where('settled_at', 'is', null)
      .execute();
  });

async function notifyOnce(
  { write, mailer, clock, log, publicUrl }: Services,
  userId: UserId,
  surplus: BillingSubscription,
  { amount, currency }: GivenBack,
): Promise<void> {
  const outcome = await write(async (tx) => {
    const settled = await tx
      .updateTable('surplus_subscriptions')
      .set({ settled_at: clock.now() })
      .where('subscription_id', '=', surplus.id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (!settled.numUpdatedRows) return 'told-before';
    const { to, firstName } = await getSubscriber(tx, userId);
    await mailer.queueMail(tx, secondSubscriptionCancelled, {
      to,
      props: {
        firstName,
        planName: plans[planForInterval(surplus.interval)].name,
        givenBack: amount > 0 ? formatAnyMoney({ amount, currency }, 'en-US') : null,
        portalUrl: `${publicUrl}/consultant/portal?tab=subscription`,
      },
      id: derivedId(userId, `second subscription cancelled: ${surplus.id}`),
    });
    return 'told';
  });
  if (outcome === 'told-before') return;
  log.warn(
    { userId, subscriptionId: surplus.id, amount, currency },
    'a second subscription was cancelled and paid back',
  );
}
