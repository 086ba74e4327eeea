import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { orderFor, secretKey, siteUrl, startForTest } from './start-for-test.ts';

let database: TestDatabase;
let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

const trialEnd = new Date('2027-02-21T10:00:00Z');

describe('the checkout page', () => {
  const openCheckout = async (order = {}) => {
    const customerId = await stripe.makeCustomer('Ada <b>');
    return stripe.billing.createCheckout({ ...orderFor(customerId), ...order }, 'checkout');
  };

  it('says what it is, what is bought and what is due today', async () => {
    const { url } = await openCheckout({ trialEnd });
    const page = await (await stripe.open(url)).text();
    expect(page).toContain('local stand-in for Stripe. No money moves');
    expect(page).toContain('Direct365 Monthly plan');
    expect(page).toMatch(/until 21 February 2027, then \$75\.00 per month/);
    expect(page).toMatch(/Due today[\s\S]*\$0\.00/);
    expect(page).toMatch(/<button[^>]*>\s*Start trial\s*</);
  });

  it('asks for the price where there is no trial', async () => {
    const { url } = await openCheckout({ amount: 11_175, currency: 'JPY' });
    expect(await (await stripe.open(url)).text()).toMatch(/Pay ¥11,175\s*</);
  });

  it('runs under a policy without inline code and shows names as text', async () => {
    const { url } = await openCheckout({ productName: '<script>alert(1)</script>' });
    const answer = await stripe.open(url);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${siteUrl}; base-uri 'none'; frame-ancestors 'none'`,
    );
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<style|style=|javascript:|Ada <b>/);
    const style = /href="([^"]+\.css)"/.exec(page)?.[1] ?? '';
    const sheet = await stripe.open(`${siteUrl}${style}`);
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });

  it('leads back when it is cancelled, and stays open', async () => {
    const { url, sessionId } = await openCheckout();
    const answer = await stripe.post(url, { action: 'cancel' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/subscribe`]);
    expect(await stripe.billing.fetchCheckout(sessionId)).toMatchObject({ status: 'open' });
    expect(await stripe.deliver()).toEqual([]);
  });

  it('starts one subscription, however often it is confirmed', async () => {
    const { url, sessionId } = await openCheckout();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => stripe.post(url, { action: 'confirm' })),
    );
    const done = `${siteUrl}/subscribe/done?checkout=${sessionId}`;
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(new Set([done]));
    const { customerId = '' } = await stripe.billing.fetchCheckout(sessionId);
    expect(await stripe.billing.listSubscriptions(customerId)).toHaveLength(1);
    expect(await stripe.deliver()).toHaveLength(3);
    expect(await (await stripe.open(url)).text()).toContain('Checkout complete');
  });

  it('expires after a day', async () => {
    const { url, sessionId } = await openCheckout();
    stripe.clock.moveTo('2026-11-22T10:00:00Z');
    expect(await stripe.billing.fetchCheckout(sessionId)).toMatchObject({
      status: 'expired',
      url: undefined,
    });
    expect(await (await stripe.open(url)).text()).toContain('Checkout expired');
    await stripe.post(url, { action: 'confirm' });
    expect(await stripe.deliver()).toEqual([]);
  });

  it('does not exist under another id', async () => {
    const answer = await stripe.open(`${siteUrl}/dev/stripe/checkout/cs_test_other`);
    expect(answer.status).toBe(404);
  });
});

describe('the portal page', () => {
  const openPortal = (customerId: string) =>
    stripe.billing.createPortalSession(customerId, `${siteUrl}/consultant/portal`);

  it('shows subscription, payments and the way back', async () => {
    const { customerId } = await stripe.subscribe();
    const page = await (await stripe.open((await openPortal(customerId)).url)).text();
    expect(page).toMatch(/Status[\s\S]*Active[\s\S]*Next payment on[\s\S]*21 December 2026/);
    expect(page).toMatch(/Payments[\s\S]*21 November 2026[\s\S]*\$75\.00/);
    expect(page).toContain(`href="${siteUrl}/consultant/portal"`);
  });

  it('plans the end as Stripe’s does: by date, without the flag', async () => {
    const { customerId, subscriptionId } = await stripe.subscribe();
    const { url } = await openPortal(customerId);
    await stripe.post(url, { action: 'cancel', subscription: subscriptionId });
    const answer = await fetch(`${stripe.apiBase}/v1/subscriptions/${subscriptionId}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(await answer.json()).toMatchObject({
      cancel_at: Date.parse('2026-12-21T10:00:00Z') / 1000,
      cancel_at_period_end: false,
    });
    expect(await (await stripe.open(url)).text()).toMatch(/Ends on[\s\S]*Keep my subscription/);
  });

  it('does not touch the subscription of another customer', async () => {
    const { subscriptionId } = await stripe.subscribe({ clientReference: 'victim' });
    const { url } = await openPortal(await stripe.makeCustomer('attacker'));
    const answer = await stripe.post(url, { action: 'cancel', subscription: subscriptionId });
    expect(answer.status).toBe(404);
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      cancelAtPeriodEnd: false,
    });
  });

  it('closes after an hour', async () => {
    const { customerId } = await stripe.subscribe();
    const { url } = await openPortal(customerId);
    stripe.clock.moveTo('2026-11-21T11:00:00Z');
    expect((await stripe.open(url)).status).toBe(404);
  });
});

describe('time passing', () => {
  const passTo = async (moment: string) => {
    stripe.clock.moveTo(moment);
    await stripe.local.advance(stripe.clock.now());
    return stripe.deliver();
  };

  it('turns a trial into a paid subscription, and not before its end', async () => {
    const { subscriptionId } = await stripe.subscribe({ trialEnd });
    await stripe.deliver();
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
    for (const moment of ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z']) {
      const events = await passTo(moment);
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
      { type: 'customer.subscription.deleted', subscriptionId },
    ]);
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
    });
  });
});

describe('webhooks', () => {
  it('come again, with growing pauses, until they are acknowledged', async () => {
    const { clock, deliver, receiver, subscribe } = stripe;
    await subscribe();
    receiver.answer = 503;
    expect(await deliver()).toHaveLength(3);
    expect(await deliver()).toHaveLength(0);
    clock.moveTo('2026-11-21T10:00:01Z');
    expect(await deliver()).toHaveLength(3);
    clock.moveTo('2026-11-21T10:00:02Z');
    expect(await deliver()).toHaveLength(0);
    receiver.answer = 200;
    clock.moveTo('2026-11-21T10:00:03Z');
    expect(await deliver()).toHaveLength(3);
    clock.moveTo('2026-11-22T10:00:00Z');
    expect(await deliver()).toHaveLength(0);
  });

  it('outlive a restart', async () => {
    const { receiver, subscribe } = stripe;
    await subscribe();
    const { close } = await stripe.restart().listen();
    await expect.poll(() => receiver.received.length).toBe(3);
    await close();
  });

  it('are delivered in the background while the server listens', async () => {
    const running = stripe.restart();
    const { apiBase, close } = await running.listen();
    // Long enough for the first round to have found nothing.
    await pause(50);
    const { url } = await stripe.billing.createCheckout(
      orderFor(await stripe.makeCustomer()),
      'background',
    );
    const path = new URL(url).pathname.replace('/dev/stripe', '');
    await running.pages.request(path, {
      method: 'POST',
      body: new URLSearchParams({ action: 'confirm' }),
    });
    await expect.poll(() => stripe.receiver.received.length).toBe(3);
    await close();
    await expect(fetch(apiBase)).rejects.toThrow();
  });

  it('are never given to two senders at once', async () => {
    const { receiver, restart, subscribe } = stripe;
    await subscribe();
    const senders = [restart(), restart(), restart()];
    const reports = await Promise.all(senders.map((sender) => sender.deliverPending()));
    expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(3);
    expect(receiver.received).toHaveLength(3);
  });

  it('can be looked up by their event’s id', async () => {
    await stripe.subscribe();
    const [event] = await stripe.deliver();
    const answer = await fetch(`${stripe.apiBase}/v1/events/${event?.id}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(await answer.json()).toMatchObject({
      object: 'event',
      type: event?.type,
      pending_webhooks: 0,
    });
  });
});

describe('the API', () => {
  const send = (method: string, path: string, body?: string, headers = {}) =>
    fetch(`${stripe.apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, ...headers },
      ...(body !== undefined && { body }),
    });

  it('says so when an answer is a repeated one', async () => {
    const headers = { 'idempotency-key': 'again' };
    const first = await send('POST', '/v1/customers', 'email=a%40demo.test', headers);
    const second = await send('POST', '/v1/customers', 'email=a%40demo.test', headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
  });

  it.each([
    ['POST', '/v1/customers', 'emial=a', 400, 'parameter_unknown', 'emial'],
    ['POST', '/v1/checkout/sessions', 'mode=subscription', 400, 'parameter_missing', 'customer'],
    ['POST', '/v1/checkout/sessions', 'mode=payment', 400, 'parameter_invalid', 'mode'],
    ['GET', '/v1/customers/cus_unknown', undefined, 404, 'resource_missing', 'id'],
    ['GET', '/v1/invoices?limit=1000', undefined, 400, 'parameter_invalid', 'limit'],
    ['GET', '/v1/charges', undefined, 404, undefined, undefined],
  ])('refuses %s %s %s as Stripe does', async (method, path, body, status, code, param) => {
    const answer = await send(method, path, body);
    expect(answer.status).toBe(status);
    const { error } = await answer.json();
    expect(error).toMatchObject({ type: 'invalid_request_error' });
    expect([error.code, error.param]).toEqual([code, param]);
  });

  it('answers nobody without the key', async () => {
    const answer = await fetch(`${stripe.apiBase}/v1/customers`);
    expect(answer.status).toBe(401);
  });

  it('lists a customer’s invoices page by page', async () => {
    const { customerId } = await stripe.subscribe();
    await stripe.local.advance(new Date('2027-02-21T10:00:00Z'));
    const page = async (query: string) =>
      (await send('GET', `/v1/invoices?customer=${customerId}&limit=3${query}`)).json();
    const first = await page('');
    const rest = await page(`&starting_after=${first.data.at(-1).id}`);
    expect([first.has_more, rest.has_more]).toEqual([true, false]);
    expect([first.data.length, rest.data.length]).toEqual([3, 1]);
    expect(rest.data[0].billing_reason).toBe('subscription_create');
  });
});
