import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { router } from '#app/router.ts';
import type { LocalBalanceTransaction, LocalRefund } from '#emulators/local-stripe/objects.ts';
import { settleDuplicateSubscription } from '#features/billing/subscriptions/server/commands/settle-duplicate.ts';
import { syncSubscription } from '#features/billing/subscriptions/server/commands/sync-subscription.ts';
import { getBillingRecord } from '#features/billing/subscriptions/server/queries/billing-record.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { Billing } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { listLocalObjects, pressOnLocalPage } from '#tests/support/local-billing.ts';
import { type ReferralId, toReferralId } from '../ids.ts';
import { creditFreeMonth } from './commands/credit-free-month.ts';
import { returnFreeMonth } from './commands/return-free-month.ts';

/*
 * What comes between the steps of a change at the billing service. First: a process that is killed after the billing
 * service has done what it was asked, and before anything of it is written here. What is asked again must be done once,
 * also when it is asked days later, when the billing service has forgotten every idempotency key. Then: a refund, while
 * the free month it takes back is being given.
 */

const app = await sharedTestApp();

const monthly = { plan: 'monthly', currency: 'USD' } as const;
const killed = new Error('The process was killed.');

/** The services of a process that dies as soon as this call has been answered. */
function dyingAt(name: keyof Billing) {
  const billing = new Proxy(app.services.billing, {
    get(target, asked, receiver) {
      const call = Reflect.get(target, asked, receiver);
      if (asked !== name || typeof call !== 'function') return call;
      return async (...given: unknown[]) => {
        await Reflect.apply(call, target, given);
        throw killed;
      };
    },
  });
  return { ...app.services, billing };
}

const waits = [
  ['at once', async () => undefined],
  [
    'days later',
    async () => {
      await app.pool.query('truncate local_stripe.idempotency_keys');
      app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * 24 * 60 * 60 * 1000));
    },
  ],
] as const;

async function newSubscriber(): Promise<UserId> {
  const userId = await app.make.consultant({ subscribed: false });
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout(monthly);
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await subscriptions.refresh();
  return userId;
}

async function customerOf(userId: UserId): Promise<string> {
  const { customerId } = await getBillingRecord(app.db, userId);
  if (!customerId) throw new Error('This person has no customer.');
  return customerId;
}

/** A referrer who subscribes, and the free month that a user’s payment has earned them. */
async function newReward() {
  const referrer = await newSubscriber();
  const referee = await app.make.consultant({ subscribed: false });
  const { id } = await app.db
    .insertInto('referrals')
    .values({
      referrer_id: referrer,
      referee_id: referee,
      reward_granted_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const balance = async () => {
    const all = await listLocalObjects<LocalBalanceTransaction>(
      app,
      'customer_balance_transaction',
    );
    const customerId = await customerOf(referrer);
    return all.filter(({ customer }) => customer === customerId).map(({ amount }) => amount);
  };
  return { referrer, referralId: toReferralId(id), balance };
}

describe.each(waits)('after a kill between a yes and our commit, asked again %s,', (_, wait) => {
  it.each(['createCustomer', 'createCheckout', 'expireCheckout'] as const)(
    'a checkout (%s) is one that can be paid, of the customer on record',
    async (name) => {
      const userId = await app.make.consultant({ subscribed: false });
      const { subscriptions } = await app.as(userId);
      // Only then is there an earlier one to be closed.
      if (name === 'expireCheckout')
        await subscriptions.startCheckout({ ...monthly, plan: 'annual' });
      const dying = createRouterClient(router, {
        context: { ...dyingAt(name), viewer: await viewerOf(app.db, userId) },
      });
      await expect(dying.subscriptions.startCheckout(monthly)).rejects.toThrow();
      await wait();
      const { url } = await subscriptions.startCheckout(monthly);
      const open = await app.services.billing.listOpenCheckouts(await customerOf(userId));
      expect(open.map((checkout) => checkout.url)).toEqual([url]);
      await pressOnLocalPage(app, url, { action: 'confirm' });
      expect(await subscriptions.refresh()).toMatchObject({ subscribed: true });
      const all = await app.services.billing.listSubscriptions(await customerOf(userId));
      expect(all).toHaveLength(1);
    },
  );

  it('a free month is credited once', async () => {
    const { referralId, balance } = await newReward();
    await expect(creditFreeMonth(dyingAt('creditCustomer'), referralId)).rejects.toMatchObject({
      cause: killed,
    });
    await wait();
    await creditFreeMonth(app.services, referralId);
    expect(await balance()).toEqual([-75_00]);
  });

  it('a free month is taken back once', async () => {
    const { referralId, balance } = await newReward();
    await creditFreeMonth(app.services, referralId);
    await app.db
      .updateTable('referrals')
      .set({ reward_taken_back_at: app.clock.now() })
      .where('id', '=', referralId)
      .execute();
    await expect(returnFreeMonth(dyingAt('takeCreditBack'), referralId)).rejects.toMatchObject({
      cause: killed,
    });
    await wait();
    await returnFreeMonth(app.services, referralId);
    expect(await balance()).toEqual([-75_00, 75_00]);
  });

  it.each(['cancelSubscription', 'refundSubscription'] as const)(
    'a second subscription (%s) is cancelled and paid back once',
    async (name) => {
      const userId = await newSubscriber();
      const customerId = await customerOf(userId);
      const second = await app.services.billing.createCheckout(
        {
          ...{ customerId, planKey: 'direct365_monthly', amount: 75, currency: 'USD' },
          ...{ interval: 'month', productName: 'Second', trialEnd: undefined },
          ...{ successUrl: 'http://127.0.0.1/done', cancelUrl: 'http://127.0.0.1/back' },
          ...{ clientReference: userId, reference: randomUUID(), metadata: { user_id: userId } },
        },
        randomUUID(),
      );
      await pressOnLocalPage(app, second.url, { action: 'confirm' });
      await syncSubscription(app.services, { userId, customerId });
      const { id } = await app.db
        .selectFrom('surplus_subscriptions')
        .select('subscription_id as id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      await expect(settleDuplicateSubscription(dyingAt(name), id)).rejects.toMatchObject({
        cause: killed,
      });
      await wait();
      await settleDuplicateSubscription(app.services, id);
      const [invoice] = await app.services.billing.listInvoices(customerId);
      expect(invoice).toMatchObject({ subscriptionId: id, paid: 75, refunded: 75 });
      const refunds = await listLocalObjects<LocalRefund>(app, 'refund');
      const intents = refunds.map(({ payment_intent: intent }) => intent);
      expect(new Set(intents).size).toBe(intents.length);
      const { subscription } = await getBillingRecord(app.db, userId);
      expect(subscription).toMatchObject({ status: 'trialing' });
    },
  );
});

describe('a free month that is taken back while it is being given', () => {
  const takeBack = (referralId: ReferralId) =>
    app.db
      .updateTable('referrals')
      .set({ reward_taken_back_at: app.clock.now() })
      .where('id', '=', referralId)
      .execute();

  it('is not credited when nothing had been settled', async () => {
    const { referralId, balance } = await newReward();
    const { write } = app.services;
    const interrupted: typeof write = async (run) => {
      await takeBack(referralId);
      return write(run);
    };
    await creditFreeMonth({ ...app.services, write: interrupted }, referralId);
    expect(await balance()).toEqual([]);
  });

  it('is credited first when its worth was settled, and only then taken back', async () => {
    const { referralId, balance } = await newReward();
    await expect(creditFreeMonth(dyingAt('creditCustomer'), referralId)).rejects.toThrow();
    await takeBack(referralId);
    await expect(returnFreeMonth(app.services, referralId)).rejects.toThrow('is being credited');
    expect(await balance()).toHaveLength(1);
    await creditFreeMonth(app.services, referralId);
    await returnFreeMonth(app.services, referralId);
    const [given = 0, taken = 0] = (await balance()).toSorted((one, other) => one - other);
    expect(given).toBeLessThan(0);
    expect(given + taken).toBe(0);
  });

  it('is left to a user who is no customer any more', async () => {
    const { referrer, referralId } = await newReward();
    await creditFreeMonth(app.services, referralId);
    await takeBack(referralId);
    const count = async () =>
      (await listLocalObjects<LocalBalanceTransaction>(app, 'customer_balance_transaction')).length;
    const before = await count();
    await app.db.deleteFrom('billing_customers').where('user_id', '=', referrer).execute();
    await returnFreeMonth(app.services, referralId);
    expect(await count()).toBe(before);
  });
});
