import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hasPaid, wasFirstPaymentReturned } from '../queries/first-payment.ts';
import { keepFirstPayment } from './first-payment.ts';

const app = await sharedTestApp();

let count = 0;
async function newCustomer(): Promise<UserId> {
  count += 1;
  const userId = await app.make.consultant({ subscribed: false });
  await app.db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: `cus_first_${count}` })
    .execute();
  return userId;
}

const hoursAgo = (hours: number): Date => new Date(app.clock.now().getTime() - hours * 60 * 60_000);

const invoice = (id: string, changes: Partial<BillingInvoice> = {}): BillingInvoice => ({
  ...{ id, number: undefined, status: 'paid', customerId: 'cus_first', subscriptionId: 'sub_1' },
  ...{ createdAt: hoursAgo(1), paidAt: hoursAgo(1), currency: 'USD', lines: [] },
  ...{ subtotal: 75, tax: 0, isTaxIncluded: false, isReverseCharge: false },
  ...{ total: 75, credited: 0, paid: 75, refunded: 0, documentUrl: undefined },
  buyer: { name: '', email: '', address: [], taxIds: [] },
  ...changes,
});

const keep = (userId: UserId, invoices: BillingInvoice[], surplus: readonly string[] = []) =>
  app.db
    .transaction()
    .execute((tx) =>
      keepFirstPayment(tx, app.services, userId, { invoices, surplus: new Set(surplus) }),
    );
const record = (userId: UserId) =>
  app.db
    .selectFrom('billing_customers')
    .select(['first_invoice_id as first', 'first_paid_at as paidAt'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
const firstOf = async (userId: UserId) => (await record(userId)).first;

/** The events that were told of this person's first payment. */
async function factsOf(userId: UserId): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select name from jobs.job where name in ('first-payment-received', 'first-payment-returned')
        and data ->> 'userId' = $1 order by created_on`,
    [userId],
  );
  return rows.map(({ name }) => name);
}
const [received, returned] = ['first-payment-received', 'first-payment-returned'];

describe('the first payment', () => {
  it('is the first invoice that something was paid of, and is told once', async () => {
    const userId = await newCustomer();
    const invoices = [
      invoice('in_later', { paidAt: hoursAgo(2) }),
      invoice('in_open', { status: 'open', paidAt: hoursAgo(9) }),
      invoice('in_trial', { paid: 0, paidAt: hoursAgo(8) }),
      invoice('in_single', { subscriptionId: undefined, paidAt: hoursAgo(7) }),
      invoice('in_surplus', { subscriptionId: 'sub_2', paidAt: hoursAgo(6) }),
      invoice('in_first', { paidAt: undefined, createdAt: hoursAgo(5) }),
    ];
    await keep(userId, invoices, ['sub_2']);
    expect(await record(userId)).toEqual({ first: 'in_first', paidAt: hoursAgo(5) });
    await keep(userId, invoices, ['sub_2']);
    await keep(userId, [invoice('in_earlier', { paidAt: hoursAgo(20) }), ...invoices]);
    expect(await firstOf(userId)).toBe('in_first');
    expect(await factsOf(userId)).toEqual([received]);
  });

  it('of two at the same moment is the same one in whatever order they arrive', async () => {
    const [one, other] = [invoice('in_a'), invoice('in_b')];
    for (const notified of [
      [one, other],
      [other, one],
    ]) {
      const userId = await newCustomer();
      await keep(userId, notified);
      expect(await firstOf(userId)).toBe('in_a');
    }
  });

  it('is none where nothing was paid', async () => {
    const [payer, other] = [await newCustomer(), await newCustomer()];
    await keep(payer, [invoice('in_payer')]);
    await keep(other, [invoice('in_trial', { paid: 0 })]);
    expect(await record(other)).toEqual({ first: null, paidAt: null });
    expect(await factsOf(other)).toEqual([]);
    const paying = await app.db
      .selectFrom('profiles')
      .select(['user_id as userId', (eb) => hasPaid(app.db, eb.ref('profiles.user_id')).as('paid')])
      .where('user_id', 'in', [payer, other])
      .execute();
    expect(new Map(paying.map(({ userId, paid }) => [userId, paid]))).toEqual(
      new Map([
        [payer, true],
        [other, false],
      ]),
    );
  });

  it('of before invoices were kept is found among them, and told no second time', async () => {
    const userId = await newCustomer();
    await app.db
      .updateTable('billing_customers')
      .set({ first_paid_at: hoursAgo(50) })
      .where('user_id', '=', userId)
      .execute();
    await keep(userId, [invoice('in_old')]);
    expect(await record(userId)).toEqual({ first: 'in_old', paidAt: hoursAgo(50) });
    expect(await factsOf(userId)).toEqual([]);
  });
});

describe('the first payment that is given back', () => {
  it('counts once all of it is back, and is told once', async () => {
    const [userId, other] = [await newCustomer(), await newCustomer()];
    const refunded = (amount: number) => [invoice('in_back', { refunded: amount })];
    await keep(userId, refunded(0));
    await keep(other, [invoice('in_other')]);
    await keep(userId, refunded(74.99));
    expect(await wasFirstPaymentReturned(app.db, userId)).toBe(false);
    await keep(userId, refunded(75));
    await keep(userId, refunded(75));
    expect(await wasFirstPaymentReturned(app.db, userId)).toBe(true);
    expect(await wasFirstPaymentReturned(app.db, other)).toBe(false);
    expect(await factsOf(userId)).toEqual([received, returned]);
  });

  it('is no later one, and none that nothing was paid of', async () => {
    const userId = await newCustomer();
    await keep(userId, [invoice('in_kept', { paidAt: hoursAgo(9) })]);
    await keep(userId, [
      invoice('in_kept', { paidAt: hoursAgo(9) }),
      invoice('in_later', { refunded: 75 }),
      invoice('in_free', { paid: 0 }),
    ]);
    expect(await wasFirstPaymentReturned(app.db, userId)).toBe(false);
    expect(await factsOf(userId)).toEqual([received]);
  });

  it('is told of by neither event when both became known at once', async () => {
    const userId = await newCustomer();
    await keep(userId, [invoice('in_both', { refunded: 75 })]);
    expect(await wasFirstPaymentReturned(app.db, userId)).toBe(true);
    expect(await factsOf(userId)).toEqual([]);
  });
});
