import { Hono } from 'hono';
import type pg from 'pg';
import type { BillingEvent, CheckoutOrder } from '#lib/billing/billing.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { handledEventTypes } from '#lib/billing/stripe-events.ts';
import { ManualClock } from '#lib/clock.ts';
import { serveOnLoopback } from '../loopback.ts';
import { createLocalStripe, type LocalStripeSettings } from './local-stripe.ts';

export const secretKey = 'sk_test_localstripe';
export const webhookSecret = 'whsec_localstripe';
export const siteUrl = 'http://127.0.0.1:3000';
const publicUrl = `${siteUrl}/dev/stripe`;

/** A webhook as it came in. */
export interface Received {
  body: string;
  signature: string;
}

/** A site that takes webhooks, and whose answer a test can choose. */
async function startReceiver() {
  const received: Received[] = [];
  const receiver = { received, answer: 200, url: '', close: async () => {} };
  const app = new Hono().post('/hook', async (c) => {
    received.push({
      body: await c.req.text(),
      signature: c.req.header('stripe-signature') ?? '',
    });
    return c.body(null, receiver.answer === 200 ? 200 : 503);
  });
  const { address, close } = await serveOnLoopback(app);
  return Object.assign(receiver, { url: `${address}/hook`, close });
}

/** The real adapter talking over a socket to a local Stripe that has nothing in its database yet. */
export async function startForTest(pool: pg.Pool, settings: Partial<LocalStripeSettings> = {}) {
  await pool.query(
    'truncate local_stripe.objects, local_stripe.events, local_stripe.deliveries, local_stripe.webhook_secrets, local_stripe.idempotency_keys',
  );
  const clock = new ManualClock('2026-11-21T10:00:00Z');
  const receiver = await startReceiver();
  const create = () =>
    createLocalStripe({
      db: pool,
      secretKey,
      webhookSecret,
      webhookUrl: receiver.url,
      webhookEvents: handledEventTypes,
      publicUrl,
      clock,
      ...settings,
    });
  const local = create();
  const server = await serveOnLoopback(local.api);
  const billing = stripeBilling({
    ...{ secretKey, apiBase: server.address },
    webhookSecrets: [webhookSecret],
  });
  const site = new Hono().route('/dev/stripe', local.pages);

  const open = (url: string) => site.request(new URL(url).pathname);
  const post = (url: string, form: Record<string, string>) =>
    site.request(new URL(url).pathname, { method: 'POST', body: new URLSearchParams(form) });

  /** Delivers what is due and returns the verified events, in the order of their arrival. */
  const deliver = async (): Promise<BillingEvent[]> => {
    receiver.received.length = 0;
    await local.deliverPending();
    return receiver.received.map(({ body, signature }) =>
      billing.verifyWebhook(body, signature, clock.now()),
    );
  };

  const makeCustomer = async (userId = 'user-1'): Promise<string> => {
    const customer = { userId, email: `${userId}@demo.test`, name: 'Ada Byron' };
    return (await billing.createCustomer(customer, `customer ${userId}`)).customerId;
  };

  /** A customer who has gone through checkout; the webhooks are still to be delivered. */
  const subscribe = async (order: Partial<CheckoutOrder> = {}) => {
    const customerId = await makeCustomer(order.clientReference);
    const { url, sessionId } = await billing.createCheckout(
      { ...orderFor(customerId), ...order },
      `checkout ${customerId}`,
    );
    await post(url, { action: 'confirm' });
    const { subscriptionId } = await billing.fetchCheckout(sessionId);
    if (!subscriptionId) throw new Error('The checkout started no subscription.');
    return { customerId, sessionId, subscriptionId, url };
  };

  const close = async (): Promise<void> => {
    await Promise.all([server.close(), receiver.close()]);
  };

  return {
    apiBase: server.address,
    billing,
    clock,
    close,
    deliver,
    local,
    makeCustomer,
    open,
    post,
    receiver,
    restart: create,
    subscribe,
  };
}

/** An order for the monthly plan without a trial. */
export const orderFor = (customerId: string): CheckoutOrder => ({
  customerId,
  planKey: 'direct365_monthly',
  amount: 75,
  currency: 'USD',
  interval: 'month',
  productName: 'Direct365 Monthly plan',
  trialEnd: undefined,
  successUrl: `${siteUrl}/subscribe/done?checkout={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${siteUrl}/subscribe`,
  clientReference: 'user-1',
  reference: 'order-1',
  metadata: { plan: 'monthly' },
});
