import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { LocalCheckout, LocalSubscription } from '#emulators/local-stripe/objects.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { listLocalObjects, pressOnLocalPage } from '#tests/support/local-billing.ts';
import { getBillingRecord } from '../queries/billing-record.ts';
import { hasLiveSubscription } from '../queries/subscriber.ts';
import { type Ending, endWithAccount, forgetPayer } from './end-with-account.ts';

const monthly = { plan: 'monthly', currency: 'USD' } as const;

const app = await sharedTestApp();

/** A user in their trial, with an open checkout beside it, as it was left in another tab. */
async function newSubscriber(): Promise<UserId> {
  const userId = await app.make.consultant({ subscribed: false });
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout(monthly);
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await subscriptions.refresh();
  const { customerId } = await getBillingRecord(app.db, userId);
  await app.services.billing.createCheckout(
    {
      ...{ customerId: customerId ?? '', planKey: 'direct365_monthly', amount: 75 },
      ...{ currency: 'USD', interval: 'month', productName: 'Monthly', trialEnd: undefined },
      ...{ successUrl: 'http://127.0.0.1/done', cancelUrl: 'http://127.0.0.1/back' },
      ...{ clientReference: userId, reference: 'left open', metadata: { user_id: userId } },
    },
    `left open by ${userId}`,
  );
  return userId;
}

async function end(userId: UserId, ending: Ending): Promise<void> {
  await app.services.write((tx) => endWithAccount(tx, app.services, userId, ending));
  await app.settle();
}

/** What the billing service has of this person. */
async function atBilling(userId: UserId) {
  const subscriptions = await listLocalObjects<LocalSubscription>(app, 'subscription');
  const checkouts = await listLocalObjects<LocalCheckout>(app, 'checkout.session');
  return {
    subscriptions: subscriptions
      .filter(({ metadata }) => metadata.user_id === userId)
      .map(({ status, cancel_at_period_end: endsItself }) => ({ status, endsItself })),
    openCheckouts: checkouts.filter(
      ({ client_reference_id: owner, status }) => owner === userId && status === 'open',
    ).length,
  };
}

const asBefore = { subscriptions: [{ status: 'trialing', endsItself: false }], openCheckouts: 1 };

describe('the subscription of a user who leaves', () => {
  it('is not charged again, and can be kept until their account is erased', async () => {
    const [leaving, other] = [await newSubscriber(), await newSubscriber()];
    expect(await hasLiveSubscription(app.db, leaving)).toBe(true);
    for (let time = 0; time < 2; time += 1) await end(leaving, 'period-end');
    expect(await atBilling(leaving)).toEqual({
      subscriptions: [{ status: 'trialing', endsItself: true }],
      openCheckouts: 1,
    });
    await (await app.as(leaving)).subscriptions.refresh();
    expect(await hasLiveSubscription(app.db, leaving)).toBe(false);
    expect(await atBilling(other)).toEqual(asBefore);
  });

  it('ends at once with the account, and no checkout can begin another one', async () => {
    const [leaving, other] = [await newSubscriber(), await newSubscriber()];
    for (let time = 0; time < 2; time += 1) await end(leaving, 'now');
    const { subscriptions, openCheckouts } = await atBilling(leaving);
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(openCheckouts).toBe(0);
    await (await app.as(leaving)).subscriptions.refresh();
    expect(await hasLiveSubscription(app.db, leaving)).toBe(false);
    expect(await atBilling(other)).toEqual(asBefore);
    expect(await hasLiveSubscription(app.db, other)).toBe(true);
  });

  it('is nothing that the billing service is asked about, when there was none', async () => {
    const leaving = await app.make.consultant({ subscribed: false });
    const asked = async () => {
      const { rows } = await app.pool.query(
        "select count(*)::int as n from jobs.job where name = 'subscriber-leaving'",
      );
      return rows[0].n;
    };
    const before = await asked();
    await end(leaving, 'now');
    expect(await asked()).toBe(before);
    expect(await hasLiveSubscription(app.db, leaving)).toBe(false);
  });
});

describe('the invoices of a user who is erased', () => {
  it('stay as they are, without their owner, their address and the way to their document', async () => {
    const [leaving, other] = [await app.make.consultant(), await app.make.consultant()];
    const ids = [await app.make.invoice(leaving), await app.make.invoice(other)];
    const buyer = {
      ...{ name: 'Ada', email: 'ada@example.test' },
      ...{ address: ['Zählerweg 1'], taxIds: ['DE123456789'] },
    };
    const documentUrl = 'https://billing.example/document';
    await app.db
      .updateTable('invoices')
      .set({ buyer: JSON.stringify(buyer), document_url: documentUrl })
      .where('id', 'in', ids)
      .execute();
    await app.services.write((tx) => forgetPayer(tx, leaving));
    const invoices = await app.db
      .selectFrom('invoices')
      .select(['id', 'user_id', 'total', 'document_url', 'buyer', 'seller'])
      .where('id', 'in', ids)
      .execute();
    const [forgotten, kept] = ids.map((id) => invoices.find((invoice) => invoice.id === id));
    expect(forgotten).toMatchObject({
      ...{ user_id: null, total: 75_00, document_url: null },
      buyer: { ...buyer, email: '' },
    });
    expect(kept).toMatchObject({ user_id: other, document_url: documentUrl, buyer });
  });
});
