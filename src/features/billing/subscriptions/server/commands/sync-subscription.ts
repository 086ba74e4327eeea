import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import type { BillingInvoice, BillingSubscription } from '#lib/billing/billing.ts';
import type { Services } from '#server/services.ts';
import { planForInterval } from '../../rules/plans.ts';
import { isSubscribed, subscribedUntil } from '../../rules/rights.ts';
import { subscriptionBegan } from '../jobs.ts';
import { getBillingRecord, type StoredSubscription } from '../queries/billing-record.ts';
import { getSubscriber } from '../queries/subscriber.ts';
import { callBilling } from './call-billing.ts';
import { recordDuplicate } from './duplicate-subscriptions.ts';
import { keepFirstPayment } from './first-payment.ts';
import { keepInvoices } from './keep-invoices.ts';
import { keepTrial } from './keep-trial.ts';
import { mailReceipts } from './receipts.ts';
import { mailSubscriptionNews, newsOf } from './subscription-news.ts';

/** What has been stored of an answer, or why nothing was. */
type Outcome = 'stored' | 'overtaken' | 'nothing-to-store';

/**
 * Asks the billing service for a customer's subscriptions and invoices, and stores what they come to, with the mails
 * and events that follow. Nothing depends on the event that led here, so events may come in any order and any number;
 * and an older answer never replaces a newer one. Throws BillingUnavailable, and then nothing has changed.
 */
export async function syncSubscription(
  services: Services,
  { userId, customerId }: { userId: UserId; customerId: string },
): Promise<void> {
  const { db, write, billing, log } = services;
  const askedAt = await readDatabaseClock(db);
  const [subscriptions, invoices] = await callBilling(log, () =>
    Promise.all([billing.listSubscriptions(customerId), billing.listInvoices(customerId)]),
  );
  await write((tx) => store(tx, services, userId, { subscriptions, invoices, askedAt }), {
    withoutKey: true,
  });
}

/** One clock orders the questions of all nodes; their own ones differ. */
async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await sql<{
    now: Date;
  }>`select clock_timestamp()::timestamptz(3) as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time.');
  return row.now;
}

interface Answer {
  subscriptions: BillingSubscription[];
  invoices: BillingInvoice[];
  askedAt: Date;
}

async function store(
  tx: Tx,
  services: Services,
  userId: UserId,
  { subscriptions, invoices, askedAt }: Answer,
): Promise<Outcome> {
  const syncedAt = await lockCustomer(tx, userId);
  if (syncedAt && syncedAt > askedAt) return 'overtaken';
  await noteSynced(tx, userId, askedAt);
  const { subscription: before } = await getBillingRecord(tx, userId);
  const now = services.clock.now();
  const surplus = await recordDuplicate(tx, services, {
    userId,
    subscriptions,
    keptId: before?.id,
  });
  const { to, firstName } = await getSubscriber(tx, userId);
  await keepTrial(tx, services, { userId, email: to.address }, subscriptions);
  const paid = await keepInvoices(tx, services, userId, { invoices, askedAt });
  await mailReceipts(tx, services, { userId, to, firstName }, paid);
  await keepFirstPayment(tx, services, userId, { invoices, surplus });
  const counting = whichCounts(
    subscriptions.filter(({ id }) => !surplus.has(id)),
    now,
  );
  if (!counting) {
    if (before) services.log.warn({ userId }, 'the billing service knows no subscription');
    return 'nothing-to-store';
  }
  const after = toStored(counting);
  const hasChanged = !isDeepStrictEqual(before, after);
  if (hasChanged) await upsert(tx, userId, after);
  // Rights also end by the clock, without any change.
  if (hasChanged || !isSubscribed(after, now)) await services.searchIndex.refresh(tx, [userId]);
  if (hasChanged)
    await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
  const news = newsOf(before, after);
  await mailSubscriptionNews(tx, services, { userId, to, firstName }, news, invoices);
  // A renewal that comes late brings rights back that had ended by the clock, without any news of its own.
  const areRightsBack = isSubscribed(after, now) && !isSubscribed(before, now);
  if (areRightsBack || news.some(({ kind }) => kind === 'started')) {
    await services.jobs.enqueue(tx, subscriptionBegan, { userId });
  }
  return 'stored';
}

/**
 * Lets one answer be stored, and one checkout be asked for, after the other. Answers when the billing service was asked
 * for what is stored.
 */
export async function lockCustomer(tx: Tx, userId: UserId): Promise<Date | null> {
  const customer = await tx
    .selectFrom('billing_customers')
    .select('synced_at')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return customer?.synced_at ?? null;
}

const noteSynced = (tx: Tx, userId: UserId, askedAt: Date) =>
  tx
    .updateTable('billing_customers')
    .set({ synced_at: askedAt })
    .where('user_id', '=', userId)
    .execute();

/**
 * Of all that a customer ever had and that were not too many: the subscription that gives rights longest, else the
 * newest.
 */
function whichCounts(
  newestFirst: readonly BillingSubscription[],
  now: Date,
): BillingSubscription | undefined {
  const untilOf = (subscription: BillingSubscription): number =>
    subscribedUntil(subscription)?.getTime() ?? 0;
  const [longest] = newestFirst.toSorted((one, other) => untilOf(other) - untilOf(one));
  return longest && untilOf(longest) > now.getTime() ? longest : newestFirst[0];
}

/** A subscription as it is kept. */
export const toStored = (subscription: BillingSubscription): StoredSubscription => ({
  id: subscription.id,
  plan: planForInterval(subscription.interval),
  status: subscription.status,
  currency: subscription.currency,
  amount: Math.round(subscription.amount),
  currentPeriodStart: subscription.currentPeriodStart,
  currentPeriodEnd: subscription.currentPeriodEnd,
  trialEnd: subscription.trialEnd ?? null,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
});

async function upsert(tx: Tx, userId: UserId, state: StoredSubscription): Promise<void> {
  const row = {
    subscription_id: state.id,
    plan: state.plan,
    status: state.status,
    currency: state.currency,
    amount: state.amount,
    current_period_start: state.currentPeriodStart,
    current_period_end: state.currentPeriodEnd,
    trial_end: state.trialEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
  };
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
