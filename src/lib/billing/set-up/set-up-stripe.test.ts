import { afterAll, describe, expect, it } from 'vitest';
import { orderFor, secretKey, startForTest } from '#emulators/local-stripe/start-for-test.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { noteSecretRead, setUpStripe } from './set-up-stripe.ts';
import type { WantedSetUp } from './wanted.ts';

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());

const wanted: WantedSetUp = {
  plans: [
    {
      key: 'direct365_monthly',
      productName: 'Monthly plan',
      interval: 'month',
      amounts: { USD: 75, GBP: 59, JPY: 11_175 },
    },
    {
      key: 'direct365_annual',
      productName: 'Annual plan',
      interval: 'year',
      amounts: { USD: 750, GBP: 593, JPY: 111_750 },
    },
  ],
  returnUrl: 'https://direct365.example/portal',
  headline: 'Your subscription',
  webhookUrl: 'https://direct365.example/webhooks/stripe',
  events: ['invoice.paid', 'checkout.session.completed'],
};
const setUp = (changes: Partial<WantedSetUp> = {}) =>
  setUpStripe({ secretKey, apiBase: stripe.apiBase }, { ...wanted, ...changes });
const get = async (path: string) => {
  const headers = { authorization: `Bearer ${secretKey}` };
  return (await fetch(`${stripe.apiBase}${path}`, { headers })).json();
};
const [monthly, annual] = wanted.plans as [WantedSetUp['plans'][0], WantedSetUp['plans'][0]];

// Each goes on from where the one before has left off.
describe('setting up Stripe', () => {
  it('makes what is not there, and says the secret of the webhook', async () => {
    const report = await setUp();
    const { changes, madeWebhook } = report;
    expect(changes).toEqual([
      'Product direct365_monthly: made.',
      'Price direct365_monthly: made.',
      'Product direct365_annual: made.',
      'Price direct365_annual: made.',
      'Portal: made.',
      'Webhook https://direct365.example/webhooks/stripe: made.',
    ]);
    expect(madeWebhook?.secret).toMatch(/^whsec_/);
    await noteSecretRead({ secretKey, apiBase: stripe.apiBase }, report);
  });

  it('finds nothing to do the second time', async () => {
    expect(await setUp()).toEqual({ changes: [], madeWebhook: undefined });
  });

  it('sells at the prices of the catalogue, in each of its currencies', async () => {
    const { data } = await get('/v1/prices?lookup_keys[]=direct365_monthly');
    const customerId = await stripe.makeCustomer('gbp');
    const order = { ...orderFor(customerId), amount: 59, currency: 'GBP' };
    const { sessionId } = await stripe.billing.createCheckout(order, 'gbp');
    const session = await get(`/v1/checkout/sessions/${sessionId}?expand[]=line_items`);
    expect(session).toMatchObject({ currency: 'gbp', amount_total: 5900 });
    expect(session.line_items.data[0].price.id).toBe(data[0].id);
  });

  it('charges what was shown where the catalogue says something else', async () => {
    const customerId = await stripe.makeCustomer('shown');
    const order = { ...orderFor(customerId), amount: 60, currency: 'GBP' };
    const { sessionId } = await stripe.billing.createCheckout(order, 'shown');
    expect(await get(`/v1/checkout/sessions/${sessionId}`)).toMatchObject({ amount_total: 6000 });
  });

  it('lets customers switch between the plans on the portal, and keeps their trial', async () => {
    const trialEnd = new Date('2027-02-21T10:00:00Z');
    const { customerId, subscriptionId } = await stripe.subscribe({
      clientReference: 'switches',
      trialEnd,
    });
    const { data } = await get('/v1/prices?lookup_keys[]=direct365_annual');
    const { url } = await stripe.billing.createPortalSession(customerId, 'http://127.0.0.1/back');
    expect(await (await stripe.open(url)).text()).toContain('Switch to Annual plan');
    await stripe.post(url, { subscription: subscriptionId, switch: data[0].id });
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'trialing',
      interval: 'year',
      amount: 750,
      trialEnd,
    });
  });

  it('mends what differs, says how it had been, and is content again', async () => {
    const changed = {
      plans: [
        { ...monthly, productName: 'Month by month', amounts: { ...monthly.amounts, GBP: 61 } },
        { ...annual, amounts: { ...annual.amounts, USD: 800 } },
      ],
      headline: 'Billing',
      events: ['invoice.paid'],
    };
    const { changes } = await setUp(changed);
    expect(changes).toEqual([
      'Product direct365_monthly: was "Monthly plan"; mended.',
      'Price direct365_monthly: other amounts in gbp; mended.',
      'Price direct365_annual: amount was 75000, wanted is 80000; replaced by a new one.',
      'Portal: other headline, subscription update; mended.',
      'Webhook https://direct365.example/webhooks/stripe: was sent other events; mended.',
    ]);
    expect((await setUp(changed)).changes).toEqual([]);
    expect(await get('/v1/prices?product=direct365_annual&active=true')).toMatchObject({
      data: [{ unit_amount: 80_000, lookup_key: 'direct365_annual' }],
    });
  });

  it('finds several at once as it finds one', async () => {
    const runs = await Promise.all([
      setUp({ headline: 'Billing' }),
      setUp({ headline: 'Billing' }),
    ]);
    expect(runs.map(({ madeWebhook }) => madeWebhook)).toEqual([undefined, undefined]);
    expect((await get('/v1/webhook_endpoints')).data).toHaveLength(2);
  });
});
