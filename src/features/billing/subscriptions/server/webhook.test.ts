import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { LocalSubscription } from '#emulators/local-stripe/objects.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { Billing } from '#lib/billing/billing.ts';
import { BillingUnavailable } from '#lib/billing/errors.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  deliver,
  type LocalEvent,
  listLocalEvents,
  listLocalObjects,
  pressOnLocalPage,
} from '#tests/support/local-billing.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import { getBillingRecord } from './queries/billing-record.ts';
import { isSubscribed } from './queries/subscribed-users.ts';
import { subscriptionsWorkers } from './workers.ts';

let count = 0;
const day = 24 * 60 * 60 * 1000;

const app = await sharedTestApp();

/** A consultant who has just confirmed a checkout; what the local Stripe has to tell is not delivered yet. */
async function newSubscriber(plan: 'monthly' | 'annual' = 'monthly') {
  count += 1;
  const email = `subscriber-${count}@example.test`;
  const userId = await app.make.consultant({ subscribed: false, email });
  const notified = new Set((await listLocalEvents(app)).map(({ id }) => id));
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan, currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  const news = async (): Promise<LocalEvent[]> => {
    const events = (await listLocalEvents(app)).filter(({ id }) => !notified.has(id));
    for (const { id } of events) notified.add(id);
    return events;
  };
  const subjects = async () => {
    await app.settle();
    const mails = await listMails(app.db, { to: email });
    return mails.map(({ subject }) => subject).reverse();
  };
  return { userId, subscriptions, news, subjects };
}

async function deliverAll(events: readonly LocalEvent[]): Promise<void> {
  for (const event of events) expect((await deliver(app, event)).status).toBe(200);
  await app.settle();
}

async function subscriptionAtStripe(userId: UserId): Promise<LocalSubscription> {
  const all = await listLocalObjects<LocalSubscription>(app, 'subscription');
  const theirs = all.filter(({ metadata }) => metadata.user_id === userId).at(-1);
  if (!theirs) throw new Error('This person has no subscription.');
  return theirs;
}

async function changePlan(userId: UserId, action: 'cancel' | 'resume'): Promise<void> {
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.openPortal();
  const { id } = await subscriptionAtStripe(userId);
  await pressOnLocalPage(app, url, { action, subscription: id });
}

const recorded = async (eventId: string): Promise<number> => {
  const rows = await app.db
    .selectFrom('billing_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .execute();
  return rows.length;
};

const started: string = expect.stringMatching(
  /^Your (?:subscription has started|free trial has started, until .+)$/,
);

describe('a completed checkout', () => {
  it('gives rights, uses the trial up and is told once, however often the webhooks come', async () => {
    const { userId, subscriptions, news, subjects } = await newSubscriber();
    const now = app.clock.now();
    expect(await isSubscribed(app.db, userId, now)).toBe(false);
    const events = await news();
    expect(events.length).toBeGreaterThan(1);
    for (let time = 0; time < 3; time += 1) await deliverAll(events);
    expect(await isSubscribed(app.db, userId, now)).toBe(true);
    expect(await subscriptions.getOwn()).toMatchObject({
      subscribed: true,
      status: 'trialing',
      plan: 'monthly',
      trialAvailable: false,
    });
    expect(await subjects()).toEqual([started]);
    for (const { id } of events) expect(await recorded(id)).toBe(1);
  });

  it('gives them too when the news comes backwards', async () => {
    const { userId, subscriptions, news, subjects } = await newSubscriber('annual');
    await deliverAll((await news()).reverse());
    expect(await isSubscribed(app.db, userId, app.clock.now())).toBe(true);
    expect(await subscriptions.getOwn()).toMatchObject({ plan: 'annual', status: 'trialing' });
    expect(await subjects()).toEqual([started]);
  });

  it('is seen by asking, and the webhooks that follow tell nothing new', async () => {
    const { subscriptions, news, subjects } = await newSubscriber();
    expect(await subscriptions.getOwn()).toMatchObject({ subscribed: false });
    expect(await subscriptions.refresh()).toMatchObject({ subscribed: true });
    await deliverAll(await news());
    expect(await subjects()).toEqual([started]);
  });

  it('is recorded once when one event comes fifty times at once', async () => {
    const { news, subjects } = await newSubscriber();
    const [event] = await news();
    if (!event) throw new Error('The local Stripe has nothing to tell.');
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(app, event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await recorded(event.id)).toBe(1);
    expect(await subjects()).toEqual([started]);
    const { rows } = await app.pool.query(
      `select count(*)::int as n from jobs.job
        where name = 'billing-event-received' and data->>'eventId' = $1`,
      [event.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('a webhook', () => {
  const event = (id: string) => ({
    id,
    type: 'some.news',
    created: Math.floor(app.clock.now().getTime() / 1000),
    data: { object: {} },
  });
  const shifted = (seconds: number): Date => new Date(app.clock.now().getTime() + seconds * 1000);

  it('is refused when its body was changed', async () => {
    const body = JSON.stringify({ id: 'evt_tampered', type: 'other.news' });
    const response = await deliver(app, event('evt_tampered'), { body });
    expect(response.status).toBe(400);
    expect(await recorded('evt_tampered')).toBe(0);
  });

  it('is refused when another user signed it, or no one', async () => {
    const response = await deliver(app, event('evt_forged'), { secret: 'whsec_other' });
    expect(response.status).toBe(400);
    const unsigned = await app.http.request('/webhooks/stripe', { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(400);
    expect(await recorded('evt_forged')).toBe(0);
  });

  it.each([
    [-301, 400],
    [-300, 200],
    [300, 200],
    [301, 400],
    [86_400, 400],
    [-86_400, 400],
  ])('signed %i seconds from now is answered with %i', async (seconds, status) => {
    const id = `evt_at_${seconds}`;
    const response = await deliver(app, event(id), { at: shifted(seconds) });
    expect(response.status).toBe(status);
    expect(await recorded(id)).toBe(status === 200 ? 1 : 0);
  });

  it('that comes again a day later is refused as it was, and acts no second time signed anew', async () => {
    const { userId } = await newSubscriber();
    const { customerId } = await getBillingRecord(app.db, userId);
    const again = {
      ...event('evt_of_yesterday'),
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', customer: customerId } },
    };
    const received = app.clock.now();
    expect((await deliver(app, again)).status).toBe(200);
    app.clock.moveTo(new Date(received.getTime() + day));
    expect((await deliver(app, again, { at: received })).status).toBe(400);
    expect((await deliver(app, again)).status).toBe(200);
    const { rows } = await app.pool.query(
      `select count(*)::int as n from jobs.job
        where name = 'billing-event-received' and data->>'eventId' = $1`,
      [again.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await recorded(again.id)).toBe(1);
  });

  it('about a customer of another user changes nothing', async () => {
    const stranger = {
      id: 'evt_stranger',
      object: 'event',
      type: 'customer.subscription.updated',
      created: Math.floor(app.clock.now().getTime() / 1000),
      data: { object: { id: 'sub_stranger', object: 'subscription', customer: 'cus_stranger' } },
    };
    await deliverAll([stranger]);
    expect(await recorded('evt_stranger')).toBe(1);
  });
});

describe('a subscription that ends', () => {
  it('gives rights to its last moment, and each step is told once', async () => {
    const { userId, subscriptions, news, subjects } = await newSubscriber();
    await deliverAll(await news());
    await changePlan(userId, 'cancel');
    const cancelled = await news();
    await deliverAll([...cancelled, ...cancelled]);
    const { currentPeriodEnd, cancelAtPeriodEnd } = await subscriptions.getOwn();
    expect(cancelAtPeriodEnd).toBe(true);
    const end = new Date(currentPeriodEnd ?? 0);
    const justBefore = new Date(end.getTime() - 1);
    expect(await isSubscribed(app.db, userId, justBefore)).toBe(true);
    // Without any news, too: rights end by the clock.
    expect(await isSubscribed(app.db, userId, end)).toBe(false);

    app.clock.moveTo(end);
    await app.localStripe.advance(end);
    const ended = await news();
    await deliverAll([...ended, ...ended]);
    expect(await subscriptions.getOwn()).toMatchObject({ subscribed: false, status: 'canceled' });
    const [first, second, third, ...more] = await subjects();
    expect([first, third, more]).toEqual([started, 'Your subscription has ended', []]);
    expect(second).toMatch('Your subscription ends on');

    // Coming back is welcome, without a second trial.
    const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
    await pressOnLocalPage(app, url, { action: 'confirm' });
    await deliverAll([...(await news()), ...ended]);
    expect(await subscriptions.getOwn()).toMatchObject({
      subscribed: true,
      status: 'active',
      trialEnd: null,
    });
    expect((await subjects()).filter((subject) => subject.includes('has started'))).toHaveLength(2);
  });

  it('lapses when no news of its renewal comes for three days', async () => {
    const { userId, subscriptions, news } = await newSubscriber();
    await deliverAll(await news());
    const { currentPeriodEnd } = await subscriptions.getOwn();
    const end = new Date(currentPeriodEnd ?? 0).getTime();
    expect(await isSubscribed(app.db, userId, new Date(end + 3 * day - 1))).toBe(true);
    expect(await isSubscribed(app.db, userId, new Date(end + 3 * day))).toBe(false);
  });
});

describe('answers of the billing service that overtake each other', () => {
  it('end with the newest, and no one is told what is no longer so', async () => {
    const { userId, news, subjects } = await newSubscriber();
    await deliverAll(await news());
    const { customerId } = await getBillingRecord(app.db, userId);
    if (!customerId) throw new Error('This person has no customer.');
    await changePlan(userId, 'cancel');

    const { billing } = app.services;
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const listSubscriptions: Billing['listSubscriptions'] = async (customer) => {
      const answer = await billing.listSubscriptions(customer);
      asked.resolve();
      await held.promise;
      return answer;
    };
    const slowServices = { ...app.services, billing: { ...billing, listSubscriptions } };
    const slow = syncSubscription(slowServices, { userId, customerId });
    await asked.promise;
    await changePlan(userId, 'resume');
    await syncSubscription(app.services, { userId, customerId });
    held.resolve();
    await slow;

    const { subscription } = await getBillingRecord(app.db, userId);
    expect(subscription?.cancelAtPeriodEnd).toBe(false);
    expect(await subjects()).toEqual([started]);
  });
});

describe('an event that comes while the billing service is away', () => {
  it('takes no rights away, and is worked on again', async () => {
    const { userId, news } = await newSubscriber();
    await deliverAll(await news());
    const { customerId } = await getBillingRecord(app.db, userId);
    const [worker] = subscriptionsWorkers;
    const billing = stripeBilling({
      secretKey: 'sk_test_local',
      webhookSecrets: ['whsec_local'],
      apiBase: 'http://127.0.0.1:9',
    });
    const attempt = worker?.run(
      { eventId: 'evt_later', customerId },
      {
        id: randomUUID(),
        attempt: 1,
        services: { ...app.services, billing },
        signal: new AbortController().signal,
      },
    );
    await expect(attempt).rejects.toThrow(BillingUnavailable);
    expect(await isSubscribed(app.db, userId, app.clock.now())).toBe(true);
  });
});
