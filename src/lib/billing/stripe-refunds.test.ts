import { afterAll, describe, expect, it } from 'vitest';
import { orderFor, secretKey, startForTest } from '#emulators/local-stripe/start-for-test.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { rounds } from '#tests/support/rounds.ts';

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());

describe('a checkout', () => {
  it('is open until it is closed, and takes no payment after that', async () => {
    const { billing, makeCustomer, open, post } = stripe;
    const customerId = await makeCustomer('closes');
    const { url, sessionId } = await billing.createCheckout(orderFor(customerId), 'closes');
    expect(await billing.listOpenCheckouts(customerId)).toMatchObject([
      { id: sessionId, reference: 'order-1' },
    ]);
    expect(await billing.expireCheckout(sessionId)).toMatchObject({ status: 'expired' });
    expect(await billing.expireCheckout(sessionId)).toMatchObject({ status: 'expired' });
    expect(await billing.listOpenCheckouts(customerId)).toEqual([]);
    await post(url, { action: 'confirm' });
    expect(await billing.listSubscriptions(customerId)).toEqual([]);
    expect(await (await open(url)).text()).toContain('Checkout expired');
  });

  it('that is complete stays so', async () => {
    const { billing, subscribe } = stripe;
    const { sessionId, subscriptionId } = await subscribe({ clientReference: 'complete' });
    expect(await billing.expireCheckout(sessionId)).toMatchObject({
      status: 'complete',
      subscriptionId,
    });
  });

  it('is either paid or closed when both are tried at once', async () => {
    const { billing, makeCustomer, post } = stripe;
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const customerId = await makeCustomer(`both-${round}`);
      const { url, sessionId } = await billing.createCheckout(orderFor(customerId), customerId);
      const [{ status }] = await Promise.all([
        billing.expireCheckout(sessionId),
        post(url, { action: 'confirm' }),
      ]);
      const started = await billing.listSubscriptions(customerId);
      expect(started).toHaveLength(status === 'complete' ? 1 : 0);
    }
  });
});

describe('a refund', () => {
  const refundsOf = async (subscriptionId: string) => {
    const invoices = await get(`/v1/invoices?subscription=${subscriptionId}&limit=100`);
    const found = await Promise.all(
      invoices.data.map(({ id }: { id: string }) => get(`/v1/refunds/${id.replace('in_', 're_')}`)),
    );
    return found.map(({ amount, reason }) => ({ amount, reason }));
  };
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    return (await fetch(`${stripe.apiBase}${path}`, { headers })).json();
  };

  it('gives back all that was paid for a subscription, once', async () => {
    const { billing, clock, local, subscribe } = stripe;
    const { subscriptionId } = await subscribe({ clientReference: 'back', currency: 'USD' });
    clock.moveTo('2026-12-21T10:00:00Z');
    await local.advance(clock.now());
    await billing.cancelSubscription(subscriptionId);
    await billing.cancelSubscription(subscriptionId);
    const all = { amount: 150, currency: 'USD' };
    expect(await billing.refundSubscription(subscriptionId)).toEqual(all);
    await database.pool.query('truncate local_stripe.idempotency_keys');
    const again = Array.from({ length: 5 }, () => billing.refundSubscription(subscriptionId));
    expect(await Promise.all(again)).toEqual(Array(5).fill(all));
    expect(await refundsOf(subscriptionId)).toEqual([
      { amount: 7500, reason: 'duplicate' },
      { amount: 7500, reason: 'duplicate' },
    ]);
  });

  it('names who got it, however long ago they were charged', async () => {
    const { billing, clock, subscribe } = stripe;
    const { customerId, subscriptionId } = await subscribe({ clientReference: 'long ago' });
    const charged = clock.now();
    const sinceNow = () => Array.fromAsync(billing.listCustomersChargedSince(clock.now()));
    expect(await sinceNow()).toContain(customerId);
    clock.moveTo(new Date(charged.getTime() + 20 * 24 * 60 * 60 * 1000));
    expect(await sinceNow()).not.toContain(customerId);
    await billing.refundSubscription(subscriptionId);
    expect(await sinceNow()).toContain(customerId);
  });

  it('is seen beside the payment on the billing portal', async () => {
    const { billing, open, subscribe } = stripe;
    const { customerId, subscriptionId } = await subscribe({ clientReference: 'seen' });
    const { url } = await billing.createPortalSession(customerId, 'http://127.0.0.1/back');
    expect(await (await open(url)).text()).not.toContain('$75, refunded');
    await billing.refundSubscription(subscriptionId);
    expect(await (await open(url)).text()).toContain('$75, refunded');
  });

  it('of a trial gives back nothing', async () => {
    const { billing, clock, subscribe } = stripe;
    const trialEnd = new Date(clock.now().getTime() + 90 * 24 * 60 * 60 * 1000);
    const { subscriptionId } = await subscribe({ clientReference: 'free', trialEnd });
    expect(await billing.refundSubscription(subscriptionId)).toEqual({
      amount: 0,
      currency: 'USD',
    });
  });

  it('of another payment is refused', async () => {
    const answer = await fetch(`${stripe.apiBase}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: 'payment_intent=pi_unknown',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'resource_missing' } });
  });
});
