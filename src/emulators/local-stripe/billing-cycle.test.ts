import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { secretKey, siteUrl, startForTest } from './start-for-test.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

const trialEnd = new Date('2027-02-21T10:00:00Z');

describe('time passing', () => {
  const passTo = async (time: string) => {
    stripe.clock.moveTo(time);
    await stripe.local.advance(stripe.clock.now());
    return stripe.deliver();
  };

  const announcement = { type: 'customer.subscription.trial_will_end' };

  it('announces the end of a trial three days before, and turns it into a paid subscription then', async () => {
    const { subscriptionId } = await stripe.subscribe({ trialEnd });
    await stripe.deliver();
    expect(await passTo('2027-02-18T09:59:59Z')).toEqual([]);
    expect(await passTo('2027-02-18T10:00:00Z')).toMatchObject([
      { ...announcement, subscriptionId },
    ]);
    expect(await passTo('2027-02-21T09:59:59Z')).toEqual([]);
    expect(await passTo('2027-02-21T10:00:00Z')).toMatchObject([
      { kind: 'subscription-changed', subscriptionId },
      { kind: 'invoice-paid', subscriptionId, amountPaid: 75 },
    ]);
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2027-03-21T10:00:00Z'),
      trialEnd,
    });
  });

  it('renews on the day it started, or the last of a shorter month', async () => {
    stripe.clock.moveTo('2027-01-31T10:00:00Z');
    const { subscriptionId } = await stripe.subscribe();
    await stripe.deliver();
    const ends: string[] = [];
    for (const time of ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z']) {
      const events = await passTo(time);
      expect(events.map(({ kind }) => kind)).toEqual(['subscription-changed', 'invoice-paid']);
      const { currentPeriodEnd } = await stripe.billing.fetchSubscription(subscriptionId);
      ends.push(currentPeriodEnd.toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('catches up period by period after a long stop', async () => {
    await stripe.subscribe();
    await stripe.deliver();
    const events = await passTo('2027-02-21T10:00:00Z');
    expect(events.filter(({ kind }) => kind === 'invoice-paid')).toHaveLength(3);
    expect(await passTo('2027-02-21T10:00:00Z')).toEqual([]);
  });

  it('can be run ahead of the clock, and is announced at once', async () => {
    const { subscriptionId } = await stripe.subscribe({ trialEnd });
    await stripe.deliver();
    await stripe.local.advance(trialEnd);
    expect(await stripe.deliver()).toMatchObject([
      announcement,
      { kind: 'subscription-changed', createdAt: stripe.clock.now() },
      { kind: 'invoice-paid', subscriptionId, amountPaid: 75 },
    ]);
  });

  it.each(['portal', 'api'])('ends a subscription that was cancelled by the %s', async (way) => {
    const { customerId, subscriptionId } = await stripe.subscribe({ trialEnd });
    if (way === 'portal') {
      const { url } = await stripe.billing.createPortalSession(customerId, siteUrl);
      await stripe.post(url, { action: 'cancel', subscription: subscriptionId });
    } else {
      await fetch(`${stripe.apiBase}/v1/subscriptions/${subscriptionId}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: 'cancel_at_period_end=true',
      });
    }
    await stripe.deliver();
    expect(await passTo('2027-02-21T10:00:00Z')).toMatchObject([
      announcement,
      { type: 'customer.subscription.deleted', subscriptionId },
    ]);
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
    });
  });
});
