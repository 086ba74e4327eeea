import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { BillingSubscription } from '#lib/billing/billing.ts';
import type { Services } from '#server/services.ts';
import { planForInterval, subscribedUntil } from '../../rules.ts';
import { subscriptionBegan } from '../jobs.ts';
import { getBillingRecord, type StoredSubscription } from '../queries/billing-record.ts';
import { callBilling } from './call-billing.ts';
import { mailSubscriptionNews, newsOf } from './subscription-news.ts';
import { markSurplus } from './surplus-subscriptions.ts';

/**
 * Asks the billing service where a customer's subscription stands and stores the answer, with the mails
 * that follow from it. Answers may arrive in any order: an older one never replaces a newer one. Throws
 * BillingUnavailable, and then nothing has changed.
 */
export async function syncSubscription(
  services: Services,
  { userId, customerId }: { userId: UserId; customerId: string },
): Promise<void> {
  const { db, write, billing, log } = services;
  const askedAt = await readDatabaseClock(db);
  const subscriptions = await callBilling(log, () => billing.listSubscriptions(customerId));
  await write((tx) => store(tx, services, userId, { subscriptions, askedAt }), {
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
  askedAt: Date;
}

async function store(
  tx: Tx,
  services: Services,
  userId: UserId,
  { subscriptions, askedAt }: Answer,
): Promise<'stored' | 'overtaken' | 'nothing-to-store'> {
  await lockCustomer(tx, userId);
  const { subscription: before } = await getBillingRecord(tx, userId);
  if (before && before.syncedAt > askedAt) return 'overtaken';
  const now = services.clock.now();
  const surplus = await markSurplus(tx, services, { userId, subscriptions, keptId: before?.id });
  const counting = whichCounts(
    subscriptions.filter(({ id }) => !surplus.has(id)),
    now,
  );
  if (!counting) {
    if (before) services.log.warn({ userId }, 'the billing service knows no subscription');
    return 'nothing-to-store';
  }
  const after = toStored(counting, askedAt);
  await upsert(tx, userId, after);
  if (subscriptions.some(({ trialEnd }) => trialEnd)) await markTrialUsed(tx, userId, now);
  await services.derivedData.refresh(tx, [userId]);
  const news = newsOf(before, after);
  await mailSubscriptionNews(tx, services, userId, news);
  if (news.some(({ kind }) => kind === 'started')) {
    await services.jobs.enqueue(tx, subscriptionBegan, { userId });
  }
  return 'stored';
}

/** Lets one answer be stored, and one checkout be asked for, after the other. */
export async function lockCustomer(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** Of all that a customer ever had and that were not too many: the subscription that gives rights longest, else the newest. */
function whichCounts(
  newestFirst: readonly BillingSubscription[],
  now: Date,
): BillingSubscription | undefined {
  const untilOf = (subscription: BillingSubscription): number =>
    subscribedUntil(subscription)?.getTime() ?? 0;
  const [longest] = newestFirst.toSorted((one, other) => untilOf(other) - untilOf(one));
  return longest && untilOf(longest) > now.getTime() ? longest : newestFirst[0];
}

const toStored = (subscription: BillingSubscription, askedAt: Date): StoredSubscription => ({
  id: subscription.id,
  plan: planForInterval(subscription.interval),
  status: subscription.status,
  currency: subscription.currency,
  amount: Math.round(subscription.amount),
  currentPeriodEnd: subscription.currentPeriodEnd,
  trialEnd: subscription.trialEnd ?? null,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  syncedAt: askedAt,
});

async function upsert(tx: Tx, userId: UserId, state: StoredSubscription): Promise<void> {
  const row = {
    subscription_id: state.id,
    plan: state.plan,
    status: state.status,
    currency: state.currency,
    amount: state.amount,
    current_period_end: state.currentPeriodEnd,
    trial_end: state.trialEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
    synced_at: state.syncedAt,
  };
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

async function markTrialUsed(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('billing_customers')
    .set({ trial_used_at: now })
    .where('user_id', '=', userId)
    .where('trial_used_at', 'is', null)
    .execute();
}
