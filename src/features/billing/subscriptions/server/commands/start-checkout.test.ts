import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { router } from '#app/router.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { Billing, BillingCheckout } from '#lib/billing/billing.ts';
import { BillingUnavailable } from '#lib/billing/errors.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

const monthly = { plan: 'monthly', currency: 'USD' } as const;

/** The operations of this person, where the billing service does some things in another way. */
async function operationsOf(userId: UserId, otherwise: Partial<Billing>) {
  const viewer = await viewerOf(app.db, userId);
  const billing = { ...app.services.billing, ...otherwise };
  return createRouterClient(router, { context: { ...app.services, billing, viewer } })
    .subscriptions;
}

describe('starting a checkout', () => {
  it('asks for no subscriptions of a user whom the billing service does not know', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    const subscriptions = await operationsOf(userId, {
      listSubscriptions: async () => {
        throw new BillingUnavailable('No one is to ask.');
      },
    });
    expect(await subscriptions.startCheckout(monthly)).toMatchObject({ url: expect.any(String) });
    await expect(subscriptions.startCheckout(monthly)).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
    });
  });

  it('is given up after three times, where each time another one was paid meanwhile', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    const { billing } = app.services;
    const paid: BillingCheckout = {
      ...{ id: 'cs_paid', status: 'complete', url: undefined, customerId: undefined },
      ...{ subscriptionId: undefined, clientReference: userId, reference: 'another' },
    };
    let asked = 0;
    const subscriptions = await operationsOf(userId, {
      listOpenCheckouts: async () => {
        asked += 1;
        // One that goes on and on is to fail here, and not to hang.
        return asked > 9 ? [] : [{ ...paid, status: 'open' }];
      },
      expireCheckout: async (id) => (id === paid.id ? paid : billing.expireCheckout(id)),
    });
    await expect(subscriptions.startCheckout(monthly)).rejects.toMatchObject({
      code: 'CHECKOUT_REPLACED',
    });
    expect(asked).toBe(3);
  });
});
