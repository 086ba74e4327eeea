import { beforeAll, expect, it } from 'vitest';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { keepFirstPayment } from './commands/first-payment.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});

const paidInvoice = (): BillingInvoice => ({
  id: 'in_first',
  number: undefined,
  status: 'paid',
  customerId: 'cus_first',
  subscriptionId: 'sub_1',
  createdAt: app.clock.now(),
  paidAt: app.clock.now(),
  currency: 'USD',
  lines: [],
  subtotal: 75,
  tax: 0,
  isTaxIncluded: false,
  isReverseCharge: false,
  total: 75,
  credited: 0,
  paid: 75,
  refunded: 0,
  buyer: { name: '', email: '', address: [], taxIds: [] },
  documentUrl: undefined,
});

it('is none when it was for a subscription too many, and stays one when a part goes back', async () => {
  const userId = await app.make.consultant({ subscribed: false });
  await app.db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: 'cus_first' })
    .execute();
  const invoice = paidInvoice();
  const keep = (refunded: number, surplus: readonly string[] = []) =>
    app.db.transaction().execute((tx) =>
      keepFirstPayment(tx, app.services, userId, {
        invoices: [{ ...invoice, refunded }],
        surplus: new Set(surplus),
      }),
    );
  const record = () =>
    app.db
      .selectFrom('billing_customers')
      .select(['first_invoice_id as first', 'first_payment_returned_at as returned'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  await keep(0, ['sub_1']);
  expect(await record()).toEqual({ first: null, returned: null });
  await keep(0);
  expect(await record()).toEqual({ first: 'in_first', returned: null });
  await keep(74);
  expect((await record()).returned).toBeNull();
  await keep(75);
  expect((await record()).returned).toEqual(app.clock.now());
});
