import { createRouterClient } from '@orpc/server';
import { afterAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { router } from '#app/router.ts';
import { serveOnLoopback } from '#emulators/loopback.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { type Fault, faults, openFaultyWay, patienceFor } from '#tests/support/faulty-way.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';

const app = await sharedTestApp();
const api = await serveOnLoopback(app.localStripe.api);
afterAll(() => api.close());
const way = await openFaultyWay(api.address);
afterAll(() => way.close());

const monthly = { plan: 'monthly', currency: 'USD' } as const;
const unavailable = {
  code: 'BILLING_UNAVAILABLE',
  status: 503,
  message: 'The billing service does not answer. Please try again.',
};

/** The operations of this person, with a billing service that is reached by the way on which this fault is met. */
async function cutOff(userId: UserId, fault?: Fault) {
  const viewer = await viewerOf(app.db, userId);
  const billing = stripeBilling({
    ...{ secretKey: 'sk_test_local', webhookSecrets: ['whsec_local'], apiBase: way.address },
    patience: patienceFor(fault),
  });
  return createRouterClient(router, { context: { ...app.services, billing, viewer } })
    .subscriptions;
}

/** How many there are at Stripe of each kind that a person can have too many of. */
async function countsOf(userId: UserId) {
  const { rows } = await app.pool.query<{ kind: string; n: number }>(
    `select kind, count(*)::int as n from local_stripe.objects
      where customer_id in (select id from local_stripe.objects where kind = 'customer' and body #>> '{metadata,user_id}' = $1)
        and (kind <> 'checkout.session' or body ->> 'status' <> 'expired')
        and kind in ('customer', 'checkout.session', 'subscription', 'charge')
      group by kind`,
    [userId],
  );
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
}

const subscribing = [
  'POST /v1/customers',
  'GET /v1/checkout/sessions',
  'GET /v1/prices',
  'POST /v1/checkout/sessions',
];

describe.each(faults)('while Stripe is %s', (fault) => {
  it.each(subscribing)(
    'at %s, subscribing says so, gives nothing, and is done once afterwards',
    async (name) => {
      const userId = await app.make.consultant({ subscribed: false });
      const broken = await cutOff(userId, fault);
      way.break(fault, (request) => request === name);
      await expect(broken.startCheckout(monthly)).rejects.toMatchObject(unavailable);
      expect(await broken.getOwn()).toMatchObject({ subscribed: false });
      way.repair();
      const { subscriptions } = await app.as(userId);
      const { url } = await subscriptions.startCheckout(monthly);
      expect(await countsOf(userId)).toEqual({ customer: 1, 'checkout.session': 1 });
      await pressOnLocalPage(app, url, { action: 'confirm' });
      expect(await subscriptions.refresh()).toMatchObject({ subscribed: true, status: 'trialing' });
      expect(await countsOf(userId)).toEqual({
        customer: 1,
        'checkout.session': 1,
        subscription: 1,
      });
    },
  );

  it('what is known of a subscription stays, and nothing new is believed', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    const { subscriptions } = await app.as(userId);
    const { url } = await subscriptions.startCheckout(monthly);
    const broken = await cutOff(userId, fault);
    way.break(fault, () => true);
    await pressOnLocalPage(app, url, { action: 'confirm' });
    // It was confirmed, but no one can ask: no rights before Stripe has said so.
    await expect(broken.refresh()).rejects.toMatchObject(unavailable);
    expect(await broken.getOwn()).toMatchObject({ subscribed: false });
    await subscriptions.refresh();
    await expect(broken.openPortal()).rejects.toMatchObject(unavailable);
    await expect(broken.refresh()).rejects.toMatchObject(unavailable);
    expect(await broken.getOwn()).toMatchObject({ subscribed: true });
    way.repair();
    expect((await (await cutOff(userId)).openPortal()).url).toContain('/portal/');
  });
});
