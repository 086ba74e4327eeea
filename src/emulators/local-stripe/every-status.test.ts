import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStripe } from '#lib/billing/stripe-client.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { secretKey, startForTest } from './start-for-test.ts';

let local: Awaited<ReturnType<typeof startForTest>>;
let sdk: Stripe;
const database = await sharedDatabase();
const start = async (settings = {}) => {
  local = await startForTest(database.pool, settings);
  sdk = openStripe({ secretKey, apiBase: local.apiBase });
};
beforeEach(() => start());
afterEach(() => local.close());

const day = 24 * 60 * 60;
const now = () => Math.floor(local.clock.now().getTime() / 1000);
const passDays = (days: number) =>
  local.local.advance(new Date((now() + days * day) * 1000 + 1000));

/** A customer with this test card, and the price of a month. */
async function customerWith(card: string | null) {
  const customer = await sdk.customers.create({ email: 'ada@demo.test' });
  if (card) {
    const { id } = await sdk.paymentMethods.attach(card, { customer: customer.id });
    await sdk.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  }
  const price = await sdk.prices.create({
    currency: 'usd',
    unit_amount: 7500,
    recurring: { interval: 'month' },
    product_data: { name: 'Monthly plan' },
  });
  return { customer: customer.id, items: [{ price: price.id }] };
}
const statusOf = async (id: string) => (await sdk.subscriptions.retrieve(id)).status;

describe('a subscription at the local Stripe', () => {
  it('is active once it is paid, in flexible billing, with its period on the item', async () => {
    const made = await sdk.subscriptions.create(await customerWith('pm_card_visa'));
    expect(made).toMatchObject({ status: 'active', billing_mode: { type: 'flexible' } });
    const [item] = made.items.data;
    expect(item?.current_period_start).toBe(now());
    expect(made).not.toHaveProperty('current_period_end');
    const invoice = await sdk.invoices.retrieve(String(made.latest_invoice));
    expect(invoice.parent?.subscription_details?.subscription).toBe(made.id);
    // Decimals are objects of the SDK, and texts on the wire.
    expect(String(item?.price.unit_amount_decimal)).toBe('7500');
  });

  it('waits for its first payment, and expires after 23 hours', async () => {
    const made = await sdk.subscriptions.create(await customerWith('pm_card_chargeCustomerFail'));
    expect(made.status).toBe('incomplete');
    await passDays(0.9);
    expect(await statusOf(made.id)).toBe('incomplete');
    await passDays(1);
    expect(await statusOf(made.id)).toBe('incomplete_expired');
    const invoice = await sdk.invoices.retrieve(String(made.latest_invoice));
    expect(invoice.status).toBe('void');
  });

  it('is past due while a failed payment is tried again, and ends after the last time', async () => {
    const order = await customerWith('pm_card_chargeCustomerFail');
    const { id } = await sdk.subscriptions.create({ ...order, trial_end: now() + 10 * day });
    expect(await statusOf(id)).toBe('trialing');
    await passDays(10);
    expect(await statusOf(id)).toBe('past_due');
    const { data } = await sdk.invoices.list({ subscription: id, status: 'open' });
    expect(data[0]).toMatchObject({ attempt_count: 1, next_payment_attempt: now() + 13 * day });
    await passDays(24);
    expect(await statusOf(id)).toBe('past_due');
    await passDays(25);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('recovers when a card that pays is given', async () => {
    const order = await customerWith('pm_card_chargeCustomerFail');
    const { id } = await sdk.subscriptions.create({ ...order, trial_end: now() + 10 * day });
    await passDays(10);
    const { data } = await sdk.invoices.list({ subscription: id, status: 'open' });
    const card = await sdk.paymentMethods.attach('pm_card_visa', { customer: order.customer });
    await sdk.invoices.pay(String(data[0]?.id), { payment_method: card.id });
    expect(await statusOf(id)).toBe('active');
  });

  it('stays unpaid after the last time where the account is set so', async () => {
    await local.close();
    await start({ account: { afterLastRetry: 'unpaid', retryAfterDays: [1] } });
    const order = await customerWith('pm_card_chargeCustomerFail');
    const { id } = await sdk.subscriptions.create({ ...order, trial_end: now() + 10 * day });
    await passDays(12);
    expect(await statusOf(id)).toBe('unpaid');
  });

  it.each([
    ['pause', 'paused'],
    ['cancel', 'canceled'],
    ['create_invoice', 'past_due'],
  ] as const)('without a card at the end of its trial goes the way of %s', async (way, status) => {
    const order = await customerWith(null);
    const { id } = await sdk.subscriptions.create({
      ...order,
      trial_end: now() + 5 * day,
      trial_settings: { end_behavior: { missing_payment_method: way } },
    });
    await passDays(5);
    expect(await statusOf(id)).toBe(status);
  });

  it('goes by the test clock of its customer alone', async () => {
    const clock = await sdk.testHelpers.testClocks.create({ frozen_time: now() });
    const customer = await sdk.customers.create({ test_clock: clock.id });
    const card = await sdk.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const { items } = await customerWith('pm_card_visa');
    const made = await sdk.subscriptions.create({
      customer: customer.id,
      items,
      default_payment_method: card.id,
      trial_period_days: 90,
    });
    await passDays(100);
    expect(await statusOf(made.id)).toBe('trialing');
    await sdk.testHelpers.testClocks.advance(clock.id, { frozen_time: now() + 91 * day });
    await local.local.advance(local.clock.now());
    expect(await statusOf(made.id)).toBe('active');
    expect((await sdk.testHelpers.testClocks.retrieve(clock.id)).status).toBe('ready');
  });

  it('refuses what the SDK does not declare, and the same key for something else', async () => {
    const misspelt = { emial: 'ada@demo.test' } as Stripe.CustomerCreateParams;
    await expect(sdk.customers.create(misspelt)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'emial',
    });
    const once = { idempotencyKey: 'once' };
    await sdk.customers.create({ name: 'Ada' }, once);
    await expect(sdk.customers.create({ name: 'Grace' }, once)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it('keeps a declined payment for its key, and forgets keys after a day', async () => {
    const pay = () =>
      sdk.paymentIntents.create(
        { amount: 100, currency: 'usd', confirm: true, payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'declined' },
      );
    const first = await pay().catch(
      (error: Stripe.errors.StripeCardError) => error.payment_intent?.id,
    );
    const again = await pay().catch(
      (error: Stripe.errors.StripeCardError) => error.payment_intent?.id,
    );
    expect([typeof first, again]).toEqual(['string', first]);
    local.clock.moveTo(new Date((now() + day + 1) * 1000));
    const later = await pay().catch(
      (error: Stripe.errors.StripeCardError) => error.payment_intent?.id,
    );
    expect(later).not.toBe(first);
  });

  it('is expanded where that is asked for, and only what can be', async () => {
    const made = await sdk.subscriptions.create(await customerWith('pm_card_visa'));
    const full = await sdk.subscriptions.retrieve(made.id, { expand: ['customer'] });
    expect(full.customer).toMatchObject({ object: 'customer', email: 'ada@demo.test' });
    const { payments } = await sdk.invoices.retrieve(String(made.latest_invoice), {
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(payments?.data[0]?.payment.payment_intent).toMatchObject({ amount: 7500 });
    const wrong = sdk.subscriptions.retrieve(made.id, { expand: ['status'] });
    await expect(wrong).rejects.toMatchObject({ param: 'expand' });
  });

  it('is not asked for more often than the account may', async () => {
    await local.close();
    await start({ requestsPerSecond: 2 });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        fetch(`${local.apiBase}/v1/customers`, {
          headers: { authorization: `Bearer ${secretKey}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  });
});
