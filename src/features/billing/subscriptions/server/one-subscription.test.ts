import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { router } from '#app/router.ts';
import type {
  LocalCheckout,
  LocalRefund,
  LocalSubscription,
} from '#emulators/local-stripe/objects.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  deliver,
  type LocalEvent,
  listLocalEvents,
  listLocalObjects,
  pressOnLocalPage,
} from '#tests/support/local-billing.ts';
import { rounds } from '#tests/support/rounds.ts';
import { settleDuplicateSubscription } from './commands/settle-duplicate.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import { getBillingRecord } from './queries/billing-record.ts';

const app = await sharedTestApp();

const wishes = [
  { plan: 'monthly', currency: 'USD' },
  { plan: 'annual', currency: 'USD' },
  { plan: 'monthly', currency: 'EUR' },
  { plan: 'annual', currency: 'JPY' },
] as const;
const secondMail = 'We cancelled your second subscription';
let count = 0;

async function newConsultant() {
  count += 1;
  const email = `once-${count}@example.test`;
  return { email, userId: await app.make.consultant({ subscribed: false, email }) };
}

async function checkoutsOf(userId: UserId, status?: LocalCheckout['status']) {
  const all = await listLocalObjects<LocalCheckout>(app, 'checkout.session');
  const theirs = all.filter((checkout) => checkout.client_reference_id === userId);
  return theirs.filter((checkout) => !status || checkout.status === status);
}

async function subscriptionsOf(userId: UserId) {
  const all = await listLocalObjects<LocalSubscription>(app, 'subscription');
  return all.filter(({ metadata }) => metadata.user_id === userId);
}

const livingOf = async (userId: UserId) =>
  (await subscriptionsOf(userId)).filter(({ status }) => status !== 'canceled');

/** What each of the person's subscriptions has charged and not given back, by its id, in minor units. */
async function keptMoney(userId: UserId): Promise<Map<string, number>> {
  const { rows } = await app.pool.query<{ subscription: string; kept: string }>(
    `select invoice.body #>> '{parent,subscription_details,subscription}' as subscription,
            sum((invoice.body ->> 'amount_paid')::int - coalesce((refund.body ->> 'amount')::int, 0)) as kept
       from local_stripe.objects invoice
       left join local_stripe.objects refund
         on refund.kind = 'refund' and refund.body ->> 'payment_intent' = replace(invoice.id, 'in_', 'pi_')
      where invoice.kind = 'invoice'
        and invoice.body #>> '{parent,subscription_details,metadata,user_id}' = $1
      group by 1`,
    [userId],
  );
  return new Map(rows.map(({ subscription, kept }) => [subscription, Number(kept)]));
}

async function customerOf(userId: UserId): Promise<string> {
  const { customerId } = await getBillingRecord(app.db, userId);
  if (!customerId) throw new Error('This person has no customer.');
  return customerId;
}

/** A person who has had the trial pays at once. */
const spendTrial = (userId: UserId) =>
  app.db.insertInto('trials').values({ user_id: userId, began_at: app.clock.now() }).execute();

/**
 * Checkouts that are open beside each other, as no start leaves them: what is confirmed in the moment before it would
 * have been closed. One for each wish.
 */
async function openAtOnce(userId: UserId, { charged }: { charged: boolean }) {
  const { subscriptions } = await app.as(userId);
  await subscriptions.startCheckout(wishes[0]);
  if (charged) await spendTrial(userId);
  const customerId = await customerOf(userId);
  const trialEnd = new Date(app.clock.now().getTime() + 90 * 24 * 60 * 60 * 1000);
  const made = wishes.map(({ plan, currency }) =>
    app.services.billing.createCheckout(
      {
        customerId,
        planKey: `direct365_${plan}`,
        amount: plan === 'annual' ? 750 : 75,
        currency,
        interval: plan === 'annual' ? 'year' : 'month',
        productName: plan,
        trialEnd: charged ? undefined : trialEnd,
        successUrl: 'http://127.0.0.1/done',
        cancelUrl: 'http://127.0.0.1/back',
        clientReference: userId,
        reference: randomUUID(),
        metadata: { user_id: userId, plan },
      },
      randomUUID(),
    ),
  );
  return Promise.all(made);
}

async function newsSince(notified: ReadonlySet<string>): Promise<LocalEvent[]> {
  return (await listLocalEvents(app)).filter(({ id }) => !notified.has(id));
}

const eventsSoFar = async () => new Set((await listLocalEvents(app)).map(({ id }) => id));

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Delivers all that there is to tell, each twice and in any order, until nothing new comes of it. */
async function deliverEverything(notified: Set<string>): Promise<void> {
  for (;;) {
    const news = await newsSince(notified);
    if (news.length === 0) return;
    for (const { id } of news) notified.add(id);
    const answers = await Promise.all(
      shuffled([...news, ...news]).map((event) => deliver(app, event)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    await app.settle();
  }
}

describe('starting another checkout', () => {
  it('closes the one before: in the end one can be paid, and it starts one subscription', async () => {
    const { userId } = await newConsultant();
    const { subscriptions } = await app.as(userId);
    const urls: string[] = [];
    for (const wish of wishes) urls.push((await subscriptions.startCheckout(wish)).url);
    expect(new Set(urls).size).toBe(wishes.length);
    expect((await checkoutsOf(userId, 'open')).map(({ url }) => url)).toEqual([urls.at(-1)]);
    for (const url of urls) await pressOnLocalPage(app, url, { action: 'confirm' });
    expect(await livingOf(userId)).toHaveLength(1);
  });

  it('leaves one open when all are started at once, and the others are notified', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const { userId } = await newConsultant();
      const { subscriptions } = await app.as(userId);
      const outcomes = await Promise.allSettled(
        wishes.map((wish) => subscriptions.startCheckout(wish)),
      );
      const open = await checkoutsOf(userId, 'open');
      expect(open).toHaveLength(1);
      const given = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(given.map(({ value }) => value.url)).toContain(open[0]?.url);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toMatchObject({ code: 'CHECKOUT_REPLACED', status: 409 });
        }
      }
    }
  });

  it('never closes one that was asked for later', async () => {
    const { userId } = await newConsultant();
    const { subscriptions } = await app.as(userId);
    const { billing } = app.services;
    let later = '';
    const overtaken = createRouterClient(router, {
      context: {
        ...app.services,
        billing: {
          ...billing,
          listOpenCheckouts: async (customerId: string) => {
            later = (await subscriptions.startCheckout(wishes[1])).url;
            return billing.listOpenCheckouts(customerId);
          },
        },
        viewer: await viewerOf(app.db, userId),
      },
    }).subscriptions;
    await expect(overtaken.startCheckout(wishes[0])).rejects.toMatchObject({
      code: 'CHECKOUT_REPLACED',
      status: 409,
    });
    expect((await checkoutsOf(userId, 'open')).map(({ url }) => url)).toEqual([later]);
  });

  it('is a new one when the old one was left for a day', async () => {
    const { userId } = await newConsultant();
    const { subscriptions } = await app.as(userId);
    const { url } = await subscriptions.startCheckout(wishes[0]);
    const { sessionId } = await app.db
      .selectFrom('checkouts')
      .select('session_id as sessionId')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await app.services.billing.expireCheckout(sessionId ?? '');
    expect((await subscriptions.startCheckout(wishes[0])).url).not.toBe(url);
    expect(await checkoutsOf(userId, 'open')).toHaveLength(1);
  });
});

describe('subscriptions that were started beside each other', () => {
  it.each([
    ['one after another, in the trial', { charged: false, atOnce: false }],
    ['all at once, in the trial', { charged: false, atOnce: true }],
    ['one after another, each charged', { charged: true, atOnce: false }],
    ['all at once, each charged', { charged: true, atOnce: true }],
  ])('(%s) come down to one, and no money is kept for the others', async (_, how) => {
    const { userId, email } = await newConsultant();
    const notified = await eventsSoFar();
    const opened = await openAtOnce(userId, how);
    const confirm = ({ url }: { url: string }) => pressOnLocalPage(app, url, { action: 'confirm' });
    if (how.atOnce) await Promise.all(opened.map(confirm));
    else
      for (const checkout of opened) {
        await confirm(checkout);
        app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
      }
    expect(await livingOf(userId)).toHaveLength(wishes.length);
    await deliverEverything(notified);

    const [living, ...others] = await livingOf(userId);
    expect(others).toEqual([]);
    const money = await keptMoney(userId);
    const kept = [...money].filter(([, minor]) => minor > 0).map(([id]) => id);
    expect(kept).toEqual(how.charged ? [living?.id] : []);
    const { subscription } = await getBillingRecord(app.db, userId);
    expect(subscription).toMatchObject({ id: living?.id, status: living?.status });
    if (!how.atOnce) {
      const [first] = await subscriptionsOf(userId);
      expect(living?.id).toBe(first?.id);
    }
    const mails = (await listMails(app.db, { to: email })).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === secondMail)).toHaveLength(wishes.length - 1);
  });

  it('are cancelled, refunded and told once, however often and at once the job runs', async () => {
    const { userId, email } = await newConsultant();
    const [one, other] = await openAtOnce(userId, { charged: true });
    for (const { url } of [one, other].flatMap((made) => made ?? [])) {
      await pressOnLocalPage(app, url, { action: 'confirm' });
    }
    await syncSubscription(app.services, { userId, customerId: await customerOf(userId) });
    const { id } = await app.db
      .selectFrom('surplus_subscriptions')
      .select('subscription_id as id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const settle = () => settleDuplicateSubscription(app.services, id);
    await Promise.allSettled(Array.from({ length: 10 }, settle));
    // As after a day, when the billing service has forgotten every key, and the answer was lost.
    await app.pool.query('truncate local_stripe.idempotency_keys');
    await app.db
      .updateTable('surplus_subscriptions')
      .set({ settled_at: null })
      .where('subscription_id', '=', id)
      .execute();
    await settle();
    await app.settle();
    const refunds = await listLocalObjects<LocalRefund>(app, 'refund');
    const money = await keptMoney(userId);
    expect(money.get(id)).toBe(0);
    expect([...money.values()].filter((minor) => minor > 0)).toHaveLength(1);
    expect(new Set(refunds.map(({ payment_intent: intent }) => intent)).size).toBe(refunds.length);
    const mails = (await listMails(app.db, { to: email })).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === secondMail)).toHaveLength(1);
  });

  it('give credit back as credit', async () => {
    const { userId } = await newConsultant();
    const notified = await eventsSoFar();
    const [one, other] = await openAtOnce(userId, { charged: true });
    if (!one || !other) throw new Error('There is nothing to confirm.');
    await pressOnLocalPage(app, one.url, { action: 'confirm' });
    const customerId = await customerOf(userId);
    const credit = { amount: 100, currency: 'USD', description: 'A gift', reference: randomUUID() };
    await app.services.billing.creditCustomer({ customerId, ...credit });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await pressOnLocalPage(app, other.url, { action: 'confirm' });
    await deliverEverything(notified);
    const { rows } = await app.pool.query(
      `select sum((body ->> 'amount')::int)::int as balance from local_stripe.objects
        where kind = 'customer_balance_transaction' and customer_id = $1`,
      [customerId],
    );
    expect(rows).toEqual([{ balance: -100_00 }]);
    expect((await livingOf(userId)).map(({ metadata }) => metadata.plan)).toEqual(['monthly']);
  });

  it('leave the second in place when the first has ended before anybody cancelled it', async () => {
    const { userId } = await newConsultant();
    const [one, other] = await openAtOnce(userId, { charged: true });
    if (!one || !other) throw new Error('There is nothing to confirm.');
    await pressOnLocalPage(app, one.url, { action: 'confirm' });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await pressOnLocalPage(app, other.url, { action: 'confirm' });
    const [first, second] = await subscriptionsOf(userId);
    if (!first || !second) throw new Error('Two subscriptions should have started.');
    await app.db
      .insertInto('surplus_subscriptions')
      .values({
        subscription_id: second.id,
        user_id: userId,
        found_at: app.clock.now(),
        settled_at: null,
      })
      .execute();
    await app.services.billing.cancelSubscription(first.id);
    await settleDuplicateSubscription(app.services, second.id);
    expect((await livingOf(userId)).map(({ id }) => id)).toEqual([second.id]);
    const { subscription } = await getBillingRecord(app.db, userId);
    expect(subscription).toMatchObject({ id: second.id, status: 'active' });
  });
});
