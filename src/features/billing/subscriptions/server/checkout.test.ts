import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { router } from '#app/router.ts';
import type { LocalCheckout } from '#emulators/local-stripe/objects.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { listLocalObjects, pressOnLocalPage } from '#tests/support/local-billing.ts';
import { rounds } from '#tests/support/rounds.ts';

const monthly = { plan: 'monthly', currency: 'USD' } as const;
const minutes = (count: number): number => count * 60 * 1000;

const app = await sharedTestApp();

const subscriptionsOf = async (userId?: UserId, options?: { idempotencyKey: string }) =>
  (await app.as(userId, options)).subscriptions;

async function checkoutsOf(userId: UserId): Promise<LocalCheckout[]> {
  const all = await listLocalObjects<LocalCheckout>(app, 'checkout.session');
  return all.filter(({ client_reference_id }) => client_reference_id === userId);
}

async function customersOf(userId: UserId): Promise<unknown[]> {
  const all = await listLocalObjects<{ metadata: { user_id: string } }>(app, 'customer');
  return all.filter(({ metadata }) => metadata.user_id === userId);
}

const newConsultant = () => app.make.consultant({ subscribed: false });

describe('a checkout', () => {
  it('sells the plan at the price shown, after three calendar months of trial', async () => {
    const ada = await newConsultant();
    const { url } = await (await subscriptionsOf(ada)).startCheckout({
      plan: 'annual',
      currency: 'GBP',
    });
    const [checkout, ...others] = await checkoutsOf(ada);
    expect(others).toEqual([]);
    expect(checkout).toMatchObject({
      url,
      currency: 'gbp',
      success_url: `${app.services.publicUrl}/consultant/portal?tab=subscription&checkout=success`,
      cancel_url: `${app.services.publicUrl}/subscribe?checkout=cancelled`,
      line_items: {
        data: [{ price: { unit_amount: 593_00, recurring: { interval: 'year' } } }],
      },
      subscription_data: {
        metadata: { user_id: ada, plan: 'annual' },
        trial_end: Math.floor(addCalendarMonths(app.clock.now(), 3).getTime() / 1000),
      },
    });
  });

  it('is not opened at a price that the page of an older tab did not show', async () => {
    const ada = await newConsultant();
    const own = await subscriptionsOf(ada);
    await expect(own.startCheckout({ ...monthly, shownAmount: 74 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      status: 409,
    });
    expect(await checkoutsOf(ada)).toEqual([]);
    await own.startCheckout({ ...monthly, shownAmount: 75 });
    expect(await checkoutsOf(ada)).toHaveLength(1);
  });

  it('leads on to what the subscription is wanted for, on this site only', async () => {
    const ada = await newConsultant();
    const next = '/project/7d6c1f6e-6a1e-4b53-9d0c-0d0a6f9a4f11/apply';
    const own = await subscriptionsOf(ada);
    await own.startCheckout({ ...monthly, next });
    const open = async () => (await checkoutsOf(ada)).filter(({ status }) => status === 'open');
    const [wanted] = await open();
    expect(new URL(wanted?.success_url ?? '').searchParams.get('next')).toBe(next);
    expect(new URL(wanted?.cancel_url ?? '').searchParams.get('next')).toBe(next);

    await own.startCheckout({ ...monthly, next: '//evil.example' });
    const [plain, ...others] = await open();
    expect(others).toEqual([]);
    expect(new URL(plain?.success_url ?? '').searchParams.has('next')).toBe(false);
  });

  it('charges those at once who have had the trial', async () => {
    const expired = await newConsultant();
    await app.db
      .insertInto('billing_customers')
      .values({ user_id: expired, customer_id: 'to be replaced' })
      .execute();
    await app.db
      .insertInto('trials')
      .values({ user_id: expired, began_at: app.clock.now() })
      .execute();
    const { customerId } = await app.services.billing.createCustomer(
      { userId: expired, email: 'expired@example.test', name: '' },
      'expired',
    );
    await app.db
      .updateTable('billing_customers')
      .set({ customer_id: customerId })
      .where('user_id', '=', expired)
      .execute();
    await (await subscriptionsOf(expired)).startCheckout(monthly);
    const [checkout] = await checkoutsOf(expired);
    expect(checkout).toMatchObject({ amount_total: 75_00, subscription_data: { trial_end: null } });
    expect(await (await subscriptionsOf(expired)).getOwn()).toMatchObject({
      subscribed: false,
      trialAvailable: false,
    });
  });

  it('is one, for one customer, however many are asked for at once', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const consultant = await newConsultant();
      const subscriptions = await subscriptionsOf(consultant);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => subscriptions.startCheckout(monthly)),
      );
      expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
      expect(await checkoutsOf(consultant)).toHaveLength(1);
      expect(await customersOf(consultant)).toHaveLength(1);
    }
  });

  it('is the same for ten minutes, then a new one for the same customer', async () => {
    const consultant = await newConsultant();
    const subscriptions = await subscriptionsOf(consultant);
    const started = app.clock.now();
    const first = await subscriptions.startCheckout(monthly);
    app.clock.moveTo(new Date(started.getTime() + minutes(9)));
    expect(await subscriptions.startCheckout(monthly)).toEqual(first);
    app.clock.moveTo(new Date(started.getTime() + minutes(11)));
    expect(await subscriptions.startCheckout(monthly)).not.toEqual(first);
    expect(await subscriptions.startCheckout({ ...monthly, plan: 'annual' })).not.toEqual(first);
    expect(await customersOf(consultant)).toHaveLength(1);
  });

  it('is the same for one idempotency key, also much later', async () => {
    const consultant = await newConsultant();
    const intent = { idempotencyKey: 'my wish' };
    const first = await (await subscriptionsOf(consultant, intent)).startCheckout(monthly);
    app.clock.moveTo(new Date(app.clock.now().getTime() + minutes(60)));
    expect(await (await subscriptionsOf(consultant, intent)).startCheckout(monthly)).toEqual(first);
  });

  it('is refused to subscribers, also when the news has not reached us yet', async () => {
    const consultant = await newConsultant();
    const subscriptions = await subscriptionsOf(consultant);
    const { url } = await subscriptions.startCheckout(monthly);
    await pressOnLocalPage(app, url, { action: 'confirm' });
    await expect(subscriptions.startCheckout(monthly)).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      status: 409,
    });
    expect(await subscriptions.getOwn()).toMatchObject({ subscribed: true, status: 'trialing' });
  });
});

describe('the billing portal', () => {
  it('opens for those who have subscribed', async () => {
    const consultant = await newConsultant();
    const subscriptions = await subscriptionsOf(consultant);
    const { url } = await subscriptions.startCheckout(monthly);
    await expect(subscriptions.openPortal()).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    await pressOnLocalPage(app, url, { action: 'confirm' });
    await subscriptions.refresh();
    const portal = await subscriptions.openPortal();
    expect(portal.url).toMatch(`${app.services.publicUrl}/dev/stripe/portal/`);
  });

  it('is not there for those who never started', async () => {
    const subscriptions = await subscriptionsOf(await newConsultant());
    await expect(subscriptions.openPortal()).rejects.toMatchObject({
      code: 'NO_SUBSCRIPTION',
      status: 409,
    });
  });
});

describe('without the billing service', () => {
  it('nothing is lost: the same wish succeeds once it is back', async () => {
    const consultant = await newConsultant();
    const billing = stripeBilling({
      secretKey: 'sk_test_local',
      webhookSecrets: ['whsec_local'],
      apiBase: 'http://127.0.0.1:9',
    });
    const cutOff = createRouterClient(router, {
      context: {
        ...app.services,
        billing,
        viewer: await viewerOf(app.db, consultant),
      },
    }).subscriptions;
    const unavailable = { code: 'BILLING_UNAVAILABLE', status: 503 };
    await expect(cutOff.startCheckout(monthly)).rejects.toMatchObject(unavailable);
    const { url } = await (await subscriptionsOf(consultant)).startCheckout(monthly);
    await expect(cutOff.startCheckout(monthly)).rejects.toMatchObject(unavailable);
    await pressOnLocalPage(app, url, { action: 'confirm' });
    await (await subscriptionsOf(consultant)).refresh();
    await expect(cutOff.refresh()).rejects.toMatchObject(unavailable);
    await expect(cutOff.openPortal()).rejects.toMatchObject(unavailable);
    expect(await cutOff.getOwn()).toMatchObject({ subscribed: true });
  });
});

describe('the own subscription', () => {
  it('is for consultants', async () => {
    const client = await app.make.client();
    for (const [userId, status] of [
      [undefined, 401],
      [client, 403],
    ] as const) {
      const subscriptions = await subscriptionsOf(userId);
      for (const call of [
        () => subscriptions.getOwn(),
        () => subscriptions.refresh(),
        () => subscriptions.startCheckout(monthly),
        () => subscriptions.openPortal(),
      ]) {
        await expect(call()).rejects.toMatchObject({ status });
      }
    }
  });

  it('is empty before the first', async () => {
    const subscriptions = await subscriptionsOf(await newConsultant());
    const none = {
      subscribed: false,
      status: null,
      plan: null,
      currentPeriodEnd: null,
      trialEnd: null,
      cancelAtPeriodEnd: false,
      trialAvailable: true,
      rightsEnd: null,
      mustMend: false,
      price: null,
    };
    expect(await subscriptions.getOwn()).toEqual(none);
    expect(await subscriptions.refresh()).toEqual(none);
  });
});
