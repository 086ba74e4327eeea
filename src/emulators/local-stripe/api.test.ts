import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { secretKey, startForTest } from './start-for-test.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

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
    ['POST', '/v1/checkout/sessions', 'mode=subscription', 400, 'parameter_missing', 'success_url'],
    ['POST', '/v1/checkout/sessions', 'mode=rent', 400, undefined, 'mode'],
    ['GET', '/v1/customers/cus_unknown', undefined, 404, 'resource_missing', 'id'],
    ['GET', '/v1/invoices?limit=1000', undefined, 400, 'parameter_invalid_integer', 'limit'],
    ['GET', '/v1/payouts', undefined, 404, undefined, undefined],
  ])('refuses %s %s %s as Stripe does', async (method, path, body, status, code, param) => {
    const answer = await send(method, path, body);
    expect(answer.status).toBe(status);
    const { error } = await answer.json();
    expect(error).toMatchObject({ type: 'invalid_request_error' });
    expect([error.code, error.param]).toEqual([code, param]);
  });

  it('refuses a portal that would switch plans at the end of a period', async () => {
    const update = 'features[subscription_update]';
    const body = new URLSearchParams({
      [`${update}[enabled]`]: 'true',
      [`${update}[schedule_at_period_end][conditions][0][type]`]: 'shortening_interval',
    });
    const answer = await send('POST', '/v1/billing_portal/configurations', String(body));
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.param).toBe(`${update}[schedule_at_period_end][conditions]`);
  });

  it('rejects requests without the key', async () => {
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
