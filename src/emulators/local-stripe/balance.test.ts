import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreditOrder } from '#lib/billing/billing.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { secretKey, siteUrl, startForTest } from './start-for-test.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

const creditFor = (customerId: string, changes: Partial<CreditOrder> = {}): CreditOrder => ({
  customerId,
  amount: 75,
  currency: 'USD',
  description: 'One free month',
  reference: 'referral 1',
  ...changes,
});

interface BalanceTransaction {
  amount: number;
  currency: string;
  type: string;
  ending_balance: number;
}

async function balanceOf(customerId: string): Promise<BalanceTransaction[]> {
  const answer = await fetch(
    `${stripe.apiBase}/v1/customers/${customerId}/balance_transactions?limit=100`,
    { headers: { authorization: `Bearer ${secretKey}` } },
  );
  return (await answer.json()).data;
}

const paidAfter = async (time: string): Promise<number[]> => {
  stripe.clock.moveTo(time);
  await stripe.local.advance(stripe.clock.now());
  const events = await stripe.deliver();
  return events.flatMap((event) => (event.kind === 'invoice-paid' ? [event.amountPaid] : []));
};

describe('a credit', () => {
  it('is taken off the next invoices until it is used up', async () => {
    const { customerId } = await stripe.subscribe();
    await stripe.deliver();
    await stripe.billing.creditCustomer(creditFor(customerId, { amount: 100 }));
    expect(await paidAfter('2026-12-21T10:00:00Z')).toEqual([0]);
    expect(await paidAfter('2027-01-21T10:00:00Z')).toEqual([50]);
    expect(await paidAfter('2027-02-21T10:00:00Z')).toEqual([75]);
    const kept = await balanceOf(customerId);
    expect(kept.map(({ amount, type, ending_balance: end }) => [amount, type, end])).toEqual([
      [2500, 'applied_to_invoice', 0],
      [7500, 'applied_to_invoice', -2500],
      [-10_000, 'adjustment', -10_000],
    ]);
  });

  it('is taken off the first invoice of a checkout without a trial', async () => {
    const customerId = await stripe.makeCustomer();
    await stripe.billing.creditCustomer(creditFor(customerId));
    await stripe.subscribe();
    const paid = (await stripe.deliver()).find(({ kind }) => kind === 'invoice-paid');
    expect(paid).toMatchObject({ amountPaid: 0 });
  });

  it('leaves invoices in other currencies alone', async () => {
    const { customerId } = await stripe.subscribe();
    await stripe.deliver();
    await stripe.billing.creditCustomer(creditFor(customerId, { currency: 'JPY', amount: 11_175 }));
    expect(await paidAfter('2026-12-21T10:00:00Z')).toEqual([75]);
    expect(await balanceOf(customerId)).toMatchObject([{ amount: -11_175, currency: 'jpy' }]);
  });

  it('is given once for each reference: fifty times at once, and when the key is long forgotten', async () => {
    const { customerId } = await stripe.subscribe();
    const order = creditFor(customerId);
    await Promise.all(Array.from({ length: 50 }, () => stripe.billing.creditCustomer(order)));
    await database.pool.query('truncate local_stripe.idempotency_keys');
    await stripe.billing.creditCustomer(order);
    expect(await balanceOf(customerId)).toHaveLength(1);
    await stripe.billing.creditCustomer({ ...order, reference: 'referral 2' });
    expect(await balanceOf(customerId)).toHaveLength(2);
  });

  it('is seen by its customer on the billing page', async () => {
    const { customerId } = await stripe.subscribe();
    await stripe.billing.creditCustomer(creditFor(customerId));
    const { url } = await stripe.billing.createPortalSession(customerId, siteUrl);
    expect(await (await stripe.open(url)).text()).toContain('Credit: $75.');
  });
});
