import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import {
  orderFor,
  secretKey,
  siteUrl,
  startForTest,
  webhookSecret,
} from '#emulators/local-stripe/start-for-test.ts';
import { serveOnLoopback } from '#emulators/loopback.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { BillingUnavailable } from './errors.ts';
import { stripeBilling } from './stripe-billing.ts';

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());

const trialEnd = new Date('2027-02-21T10:00:00Z');

describe('subscribing with a free trial', () => {
  it('goes from customer and checkout page to a subscription and its webhooks', async () => {
    const { billing, deliver, makeCustomer, post } = stripe;
    const customerId = await makeCustomer('trial');
    const order = { ...orderFor(customerId), trialEnd, clientReference: 'trial' };
    const { url, sessionId } = await billing.createCheckout(order, 'checkout trial');
    expect(await billing.fetchCheckout(sessionId)).toEqual({
      id: sessionId,
      status: 'open',
      url,
      customerId,
      subscriptionId: undefined,
      clientReference: 'trial',
      reference: 'order-1',
    });

    const answer = await post(url, { action: 'confirm' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${siteUrl}/subscribe/done?checkout=${sessionId}`);

    const { subscriptionId = '', ...checkout } = await billing.fetchCheckout(sessionId);
    expect(checkout).toMatchObject({ status: 'complete', url: undefined });
    expect(await billing.fetchSubscription(subscriptionId)).toEqual({
      id: subscriptionId,
      createdAt: stripe.clock.now(),
      customerId,
      status: 'trialing',
      interval: 'month',
      currency: 'USD',
      amount: 75,
      currentPeriodStart: stripe.clock.now(),
      currentPeriodEnd: trialEnd,
      trialEnd,
      cancelAtPeriodEnd: false,
      metadata: { plan: 'monthly' },
    });
    expect(await deliver()).toEqual([
      expect.objectContaining({ kind: 'subscription-changed', customerId, subscriptionId }),
      expect.objectContaining({
        kind: 'invoice-paid',
        customerId,
        subscriptionId,
        amountPaid: 0,
        currency: 'USD',
      }),
      expect.objectContaining({
        kind: 'checkout-completed',
        type: 'checkout.session.completed',
        checkoutId: sessionId,
        customerId,
        subscriptionId,
        clientReference: 'trial',
      }),
    ]);
  });
});

describe('subscribing without a trial', () => {
  it.each([
    ['USD', 75, 7500],
    ['JPY', 11_175, 11_175],
    ['KRW', 99_000, 99_000],
    ['GBP', 593, 59_300],
  ])('charges %s %d at once, sent as %d', async (currency, amount, minor) => {
    const { billing, deliver, subscribe } = stripe;
    const clientReference = `pays-${currency}`;
    const { subscriptionId } = await subscribe({
      currency,
      amount,
      clientReference,
      interval: 'year',
    });
    expect(await billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      interval: 'year',
      currency,
      amount,
      currentPeriodEnd: new Date('2027-11-21T10:00:00Z'),
      trialEnd: undefined,
    });
    const paid = (await deliver()).find(({ kind }) => kind === 'invoice-paid');
    expect(paid).toMatchObject({ amountPaid: amount, currency, subscriptionId });
    const { rows } = await database.pool.query(
      "select body -> 'amount_paid' as sent from local_stripe.objects where kind = 'invoice' and body #>> '{parent,subscription_details,subscription}' = $1",
      [subscriptionId],
    );
    expect(rows).toEqual([{ sent: minor }]);
  });
});

describe('the billing portal', () => {
  it('cancels at the end of the period and takes it back', async () => {
    const { billing, deliver, post, subscribe } = stripe;
    const { customerId, subscriptionId } = await subscribe({ clientReference: 'portal' });
    await deliver();
    const { url } = await billing.createPortalSession(customerId, `${siteUrl}/portal`);

    await post(url, { action: 'cancel', subscription: subscriptionId });
    expect(await billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(await deliver()).toMatchObject([{ kind: 'subscription-changed', subscriptionId }]);

    await post(url, { action: 'resume', subscription: subscriptionId });
    expect(await billing.fetchSubscription(subscriptionId)).toMatchObject({
      cancelAtPeriodEnd: false,
    });
  });

  it('lists every subscription a customer had, newest first', async () => {
    const { apiBase, billing, post, subscribe } = stripe;
    const { customerId, subscriptionId: first } = await subscribe({ clientReference: 'returns' });
    await fetch(`${apiBase}/v1/subscriptions/${first}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${secretKey}` },
    });
    const { url } = await billing.createCheckout(orderFor(customerId), 'again');
    await post(url, { action: 'confirm' });
    const subscriptions = await billing.listSubscriptions(customerId);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(subscriptions[1]?.id).toBe(first);
  });
});

describe('idempotency keys', () => {
  const ada = { userId: 'ada', email: 'ada@demo.test', name: 'Ada' };

  it('make one customer of many requests, even at once', async () => {
    const { billing } = stripe;
    const made = await Promise.all(
      Array.from({ length: 20 }, () => billing.createCustomer(ada, 'same intent')),
    );
    expect(new Set(made.map(({ customerId }) => customerId)).size).toBe(1);
  });

  it('cannot be used for something else', async () => {
    const { billing } = stripe;
    await billing.createCustomer(ada, 'first use');
    await expect(
      billing.createCustomer({ ...ada, name: 'Grace' }, 'first use'),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });
});

describe('what Stripe refuses', () => {
  it('is thrown as it is: an unknown id', async () => {
    await expect(stripe.billing.fetchSubscription('sub_unknown')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such subscription: 'sub_unknown'",
    });
    await expect(
      stripe.billing.createCheckout(orderFor('cus_unknown'), 'unknown customer'),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
  });

  it('is thrown as it is: a wrong key', async () => {
    const other = stripeBilling({
      secretKey: 'sk_test_other',
      webhookSecrets: [webhookSecret],
      apiBase: stripe.apiBase,
    });
    await expect(other.fetchSubscription('sub_unknown')).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
  });

  it('is thrown as it is: a trial that ends too soon', async () => {
    const customerId = await stripe.makeCustomer('hasty');
    const tomorrow = new Date('2026-11-22T10:00:00Z');
    await expect(
      stripe.billing.createCheckout({ ...orderFor(customerId), trialEnd: tomorrow }, 'hasty'),
    ).rejects.toMatchObject({ statusCode: 400, param: 'subscription_data[trial_end]' });
  });
});

describe('a billing service that does not answer', () => {
  const answering = async (status: 200 | 429 | 503, body: string) => {
    const server = await serveOnLoopback(new Hono().all('*', (c) => c.body(body, status)));
    const billing = stripeBilling({
      ...{ secretKey, apiBase: server.address },
      webhookSecrets: [webhookSecret],
    });
    return { billing, close: server.close };
  };

  it.each([
    ['fails', 503, '{"error":{"type":"api_error","message":"Down"}}'],
    ['is too busy', 429, '{"error":{"type":"invalid_request_error","message":"Slow down"}}'],
    ['is hidden by a proxy', 200, '<html>Maintenance</html>'],
  ] as const)('is unavailable when it %s', async (_, status, body) => {
    const { billing, close } = await answering(status, body);
    await expect(billing.fetchSubscription('sub_1')).rejects.toBeInstanceOf(BillingUnavailable);
    await close();
  });

  it('is unavailable when no server listens', async () => {
    const { billing, close } = await answering(200, '{}');
    await close();
    await expect(billing.fetchSubscription('sub_1')).rejects.toBeInstanceOf(BillingUnavailable);
  });
});
