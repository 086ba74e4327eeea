import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { BillingSubscription } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';
import { getBillingRecord } from '../queries/billing-record.ts';
import { compareWithBilling } from './compare-with-billing.ts';

const monthly = { plan: 'monthly', currency: 'USD' } as const;
const dayMs = 24 * 60 * 60_000;

const app = await sharedTestApp();

/** A subscriber whose state we know; charged at once, or in their trial. */
async function newSubscriber({ charged }: { charged: boolean }): Promise<UserId> {
  const userId = await app.make.consultant({ subscribed: false });
  if (charged) {
    await app.db
      .insertInto('trials')
      .values({ user_id: userId, began_at: app.clock.now() })
      .execute();
  }
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout(monthly);
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await subscriptions.refresh();
  return userId;
}

const subscriptionOf = async (userId: UserId) => {
  const { subscription } = await getBillingRecord(app.db, userId);
  if (!subscription) throw new Error('This person has no subscription.');
  return subscription;
};

/** Compares, where the billing service's list of subscriptions is another one. */
const compareWith = (list: (all: BillingSubscription[]) => BillingSubscription[]) => {
  const { billing } = app.services;
  async function* listAllSubscriptions() {
    const all: BillingSubscription[] = [];
    for await (const notified of billing.listAllSubscriptions()) all.push(notified);
    yield* list(all);
  }
  return compareWithBilling({ ...app.services, billing: { ...billing, listAllSubscriptions } });
};
const repairedIn = (comparison: Awaited<ReturnType<typeof compareWithBilling>>) =>
  comparison.repaired.map(({ userId }) => userId);

describe('a comparison with the billing service', () => {
  it('says how many subscriptions it has looked at, and what it found in words', async () => {
    const userId = await newSubscriber({ charged: true });
    await app.db
      .updateTable('subscriptions')
      .set({ status: 'past_due', cancel_at_period_end: true })
      .where('user_id', '=', userId)
      .execute();
    await app.db.deleteFrom('invoices').where('user_id', '=', userId).execute();
    const { repaired, looked, unknownCustomers } = await compareWithBilling(app.services);
    expect({ looked, unknownCustomers }).toEqual({ looked: 1, unknownCustomers: [] });
    const until = String.raw`until \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC`;
    expect(repaired).toEqual([
      {
        userId,
        before: expect.stringMatching(
          new RegExp(`^monthly past_due ${until}, then ends; no invoices$`),
        ),
        after: expect.stringMatching(
          new RegExp(`^monthly active ${until}; 1 invoice, paid \\$75, refunded \\$0$`),
        ),
      },
    ]);
  });

  it('finds an invoice that is missing, and money that went back, while the subscription is as it was', async () => {
    const [missing, refunded] = [
      await newSubscriber({ charged: true }),
      await newSubscriber({ charged: true }),
    ];
    await app.db.deleteFrom('invoices').where('user_id', '=', missing).execute();
    await app.services.billing.refundSubscription((await subscriptionOf(refunded)).id);
    const { repaired } = await compareWithBilling(app.services);
    expect(new Set(repaired.map(({ userId }) => userId))).toEqual(new Set([missing, refunded]));
    const found = repaired.find(({ userId }) => userId === refunded);
    expect(found?.before).toContain('1 invoice, paid $75, refunded $0');
    expect(found?.after).toContain('1 invoice, paid $75, refunded $75');
    expect((await compareWithBilling(app.services)).repaired).toEqual([]);
  });

  it('looks at charges of the last six days', async () => {
    const userId = await newSubscriber({ charged: true });
    const charged = app.clock.now().getTime();
    await app.db.deleteFrom('invoices').where('user_id', '=', userId).execute();
    app.clock.moveTo(new Date(charged + 6 * dayMs + 1000));
    expect(repairedIn(await compareWithBilling(app.services))).toEqual([]);
    app.clock.moveTo(new Date(charged + 6 * dayMs - 1000));
    expect(repairedIn(await compareWithBilling(app.services))).toEqual([userId]);
  });

  it('finds money that went back for what was charged long ago', async () => {
    const userId = await newSubscriber({ charged: true });
    const charged = app.clock.now().getTime();
    await compareWithBilling(app.services);
    app.clock.moveTo(new Date(charged + 20 * dayMs));
    await app.services.billing.refundSubscription((await subscriptionOf(userId)).id);
    const { repaired } = await compareWithBilling(app.services);
    expect(repaired).toMatchObject([
      { userId, after: expect.stringContaining('paid $75, refunded $75') },
    ]);
  });

  it('asks about each whom we count as a subscriber and no one tells of', async () => {
    const userId = await newSubscriber({ charged: false });
    await app.services.billing.cancelSubscription((await subscriptionOf(userId)).id);
    const withoutTheirs = (all: BillingSubscription[]) =>
      all.filter(({ metadata }) => metadata.user_id !== userId);
    expect(repairedIn(await compareWith(withoutTheirs))).toEqual([userId]);
    expect(repairedIn(await compareWith(withoutTheirs))).toEqual([]);
  });

  it('leaves a subscription that was too many, and one that has ended beside another', async () => {
    const userId = await newSubscriber({ charged: false });
    const known = await subscriptionOf(userId);
    await app.db
      .insertInto('surplus_subscriptions')
      .values({ subscription_id: 'sub_surplus', user_id: userId, found_at: app.clock.now() })
      .execute();
    const { billing } = app.services;
    let asked = 0;
    const comparison = await compareWithBilling({
      ...app.services,
      billing: {
        ...billing,
        async *listAllSubscriptions() {
          for await (const notified of billing.listAllSubscriptions()) {
            yield notified;
            if (notified.id !== known.id) continue;
            yield { ...notified, id: 'sub_surplus', status: 'active' };
            yield { ...notified, id: 'sub_over', status: 'canceled' };
          }
        },
        listSubscriptions: (customerId) => {
          asked += 1;
          return billing.listSubscriptions(customerId);
        },
      },
    });
    expect(comparison.repaired).toEqual([]);
    const { customerId } = await getBillingRecord(app.db, userId);
    const charges: string[] = [];
    for await (const each of billing.listCustomersChargedSince(
      new Date(app.clock.now().getTime() - 6 * dayMs),
    )) {
      charges.push(each);
    }
    expect(charges).not.toContain(customerId);
    expect(asked).toBe(new Set(charges).size);
  });

  it('names customers whom no one here pays as only while they would be charged', async () => {
    const userId = await newSubscriber({ charged: false });
    const { customerId } = await getBillingRecord(app.db, userId);
    await app.db.deleteFrom('billing_customers').where('user_id', '=', userId).execute();
    expect((await compareWithBilling(app.services)).unknownCustomers).toEqual([customerId]);
    const allEnded = (all: BillingSubscription[]) =>
      all.map((notified) =>
        notified.customerId === customerId
          ? { ...notified, status: 'canceled' as const }
          : notified,
      );
    expect((await compareWith(allEnded)).unknownCustomers).toEqual([]);
  });
});
