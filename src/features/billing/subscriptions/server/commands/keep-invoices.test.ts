import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { type KeptMail, listMails } from '#emulators/mailbox/mailbox.ts';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testSeller } from '#tests/support/site.ts';
import { keepInvoices } from './keep-invoices.ts';
import { syncSubscription } from './sync-subscription.ts';

const dayMs = 24 * 60 * 60_000;

const app = await sharedTestApp();

let count = 0;
async function newCustomer() {
  count += 1;
  const email = `invoiced-${count}@example.test`;
  const userId = await app.make.consultant({ subscribed: false, email, firstName: 'Ada' });
  const customerId = `cus_invoiced_${count}`;
  await app.db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: customerId })
    .execute();
  return { userId, customerId, email };
}

function invoiceOf(customerId: string, changes: Partial<BillingInvoice> = {}): BillingInvoice {
  const at = app.clock.now();
  return {
    ...{ id: `in_${crypto.randomUUID()}`, number: 'D365-1', status: 'paid', customerId },
    ...{ subscriptionId: 'sub_1', createdAt: at, paidAt: at, currency: 'USD' },
    lines: [{ description: 'Monthly plan', amount: 75, periodStart: at, periodEnd: at }],
    ...{ subtotal: 75, tax: 0, isTaxIncluded: true, isReverseCharge: false },
    ...{ total: 75, credited: 0, paid: 75, refunded: 0, documentUrl: undefined },
    buyer: { name: 'Ada', email: '', address: [], taxIds: [] },
    ...changes,
  };
}

/** Keeps these invoices, and answers the ids of those that have been paid since the last time. */
const keep = (userId: UserId, invoices: readonly BillingInvoice[], seller = testSeller) =>
  app.db.transaction().execute(async (tx) => {
    const kept = await keepInvoices(tx, { seller }, userId, {
      ...{ invoices, askedAt: app.clock.now() },
    });
    return kept.map(({ invoice }) => invoice.id);
  });

const rowsOf = (userId: UserId) =>
  app.db.selectFrom('invoices').selectAll().where('user_id', '=', userId).execute();

describe('the invoices of the billing service', () => {
  it('are kept from the moment they are issued, and count as paid once', async () => {
    const { userId, customerId } = await newCustomer();
    const unpaid = { paid: 0, paidAt: undefined, number: undefined };
    const draft = invoiceOf(customerId, { ...unpaid, status: 'draft' });
    expect(await keep(userId, [draft])).toEqual([]);
    expect(await rowsOf(userId)).toEqual([]);

    const open: BillingInvoice = { ...draft, status: 'open', number: 'D365-7' };
    const other = invoiceOf(customerId);
    expect(await keep(userId, [open, other])).toEqual([other.id]);
    const [kept] = (await rowsOf(userId)).filter((row) => row.invoice_id === open.id);
    expect(kept).toMatchObject({ status: 'open', number: 'D365-7', paid: 0, paid_at: null });

    const paid: BillingInvoice = { ...open, status: 'paid', paid: 75, paidAt: app.clock.now() };
    expect(await keep(userId, [paid, other])).toEqual([open.id]);
    expect(await keep(userId, [paid, other])).toEqual([]);
    const rows = await rowsOf(userId);
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id === kept?.id)).toMatchObject({ status: 'paid', paid: 75_00 });
  });

  it('keep who we were when they were issued, and all that is of their person', async () => {
    const { userId, customerId } = await newCustomer();
    const invoice = invoiceOf(customerId);
    await keep(userId, [invoice]);
    const renamed = { ...testSeller, name: 'Another name' };
    await keep(userId, [{ ...invoice, refunded: 75, credited: 5 }], renamed);
    expect(await rowsOf(userId)).toMatchObject([
      { seller: testSeller, refunded: 75_00, credited: 5_00, user_id: userId },
    ]);
  });

  it('are kept in the smallest unit of their currency, line by line', async () => {
    const { userId, customerId } = await newCustomer();
    const at = app.clock.now();
    const line = { description: 'Jährlich', amount: 9800, periodStart: at, periodEnd: at };
    await keep(userId, [
      invoiceOf(customerId, {
        ...{ currency: 'JPY', subtotal: 8910, tax: 890, total: 9800, paid: 9800, lines: [line] },
      }),
      invoiceOf(customerId, {
        ...{ currency: 'EUR', subtotal: 57.98, tax: 11.02, total: 69, paid: 69 },
        ...{ lines: [{ ...line, amount: 69 }], isReverseCharge: true },
      }),
    ]);
    const rows = await rowsOf(userId);
    expect(rows.find(({ currency }) => currency === 'JPY')).toMatchObject({
      ...{ subtotal: 8910, tax: 890, total: 9800, paid: 9800, is_reverse_charge: false },
      lines: [{ ...line, periodStart: at.toISOString(), periodEnd: at.toISOString() }],
    });
    expect(rows.find(({ currency }) => currency === 'EUR')).toMatchObject({
      ...{ subtotal: 57_98, tax: 11_02, total: 69_00, paid: 69_00, is_reverse_charge: true },
      lines: [{ amount: 69_00 }],
    });
  });
});

describe('the receipt of an invoice', () => {
  /** What its owner has got when the billing service tells of these invoices. */
  async function receiptsFor(make: (customerId: string) => BillingInvoice): Promise<KeptMail[]> {
    const { userId, customerId, email } = await newCustomer();
    const billing = {
      ...app.services.billing,
      listSubscriptions: async () => [],
      listInvoices: async () => [make(customerId)],
    };
    await syncSubscription({ ...app.services, billing }, { userId, customerId });
    await app.settle();
    return listMails(app.db, { to: email });
  }
  const ago = (ms: number): Date => new Date(app.clock.now().getTime() - ms);

  it('says what was charged beside what a credit has paid', async () => {
    const [mail] = await receiptsFor((customer) => invoiceOf(customer, { credited: 20, paid: 55 }));
    expect(mail?.text).toContain('Taken from your credit: $20. Charged: $55.');
    const [plain] = await receiptsFor((customer) => invoiceOf(customer));
    expect(plain?.subject).toBe('Your receipt: invoice D365-1');
    expect(plain?.text).toContain('Monthly plan: $75');
    expect(plain?.text).not.toContain('credit');
  });

  it('is sent also when a credit has paid all of it, and when it has no number', async () => {
    const mails = await receiptsFor((customer) =>
      invoiceOf(customer, { credited: 75, paid: 0, number: undefined }),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt']);
  });

  it('is sent for a week after it was paid, and not for what is history', async () => {
    const weekAgo = { createdAt: ago(60 * dayMs), paidAt: ago(7 * dayMs) };
    expect(await receiptsFor((customer) => invoiceOf(customer, weekAgo))).toHaveLength(1);
    const longer = { createdAt: ago(60 * dayMs), paidAt: ago(7 * dayMs + 1) };
    expect(await receiptsFor((customer) => invoiceOf(customer, longer))).toEqual([]);
    const unsaid = { createdAt: ago(7 * dayMs + 1), paidAt: undefined };
    expect(await receiptsFor((customer) => invoiceOf(customer, unsaid))).toEqual([]);
  });

  it('is not sent for the nothing that a trial costs, nor for what is still to be paid', async () => {
    const nothing = { total: 0, paid: 0, subtotal: 0 };
    expect(await receiptsFor((customer) => invoiceOf(customer, nothing))).toEqual([]);
    const open = { status: 'open', paid: 0, paidAt: undefined } as const;
    expect(await receiptsFor((customer) => invoiceOf(customer, open))).toEqual([]);
  });
});
