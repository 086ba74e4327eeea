import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';
import { testSeller } from '#tests/support/site.ts';
import { invoiceIdSchema } from '../ids.ts';
import { getBillingRecord } from './queries/billing-record.ts';

const app = await sharedTestApp();

const email = 'files-invoices@example.test';

/** A consultant whose trial is over, and who has paid for the first month. */
async function newPayer() {
  const userId = await app.make.consultant({ subscribed: false, email, firstName: 'Ada' });
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'GBP' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await subscriptions.refresh();
  app.clock.moveTo(addCalendarMonths(app.clock.now(), 3));
  app.clock.moveTo(new Date(app.clock.now().getTime() + 60 * 60 * 1000));
  await app.localStripe.advance(app.clock.now());
  await subscriptions.refresh();
  return { userId, subscriptions };
}

describe('invoices', () => {
  it('are kept with what was paid and given back, and told by a receipt once', async () => {
    const { userId, subscriptions } = await newPayer();
    const { items } = await subscriptions.listInvoices({});
    expect(items).toMatchObject([
      { status: 'paid', total: 59, paid: 59, refunded: 0, currency: 'GBP' },
      { status: 'paid', total: 0, paid: 0 },
    ]);
    const [first] = items;
    const invoice = await subscriptions.getInvoice({ id: invoiceIdOf(first?.id) });
    expect(invoice.seller).toEqual(testSeller);
    expect(invoice).toMatchObject({ total: 59, tax: 0, currency: 'GBP' });

    for (let time = 0; time < 3; time += 1) await subscriptions.refresh();
    await app.settle();
    const receipts = (await listMails(app.db, { to: email })).filter(({ subject }) =>
      subject.startsWith('Your receipt'),
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain('£59');
    expect(receipts[0]?.text).toContain(`/consultant/invoice/${first?.id}`);

    const { subscription } = await getBillingRecord(app.db, userId);
    await app.services.billing.refundSubscription(subscription?.id ?? '');
    await subscriptions.refresh();
    const [refunded] = (await subscriptions.listInvoices({})).items;
    expect(refunded).toMatchObject({ id: first?.id, paid: 59, refunded: 59 });
  });

  it('come in pages, newest first, and only to their owner', async () => {
    const owner = await app.make.consultant();
    const ids: string[] = [];
    for (let month = 0; month < 5; month += 1) {
      ids.unshift(await app.make.invoice(owner, { issuedAt: new Date(Date.UTC(2026, month, 1)) }));
    }
    const { subscriptions } = await app.as(owner);
    const { items, nextCursor } = await subscriptions.listInvoices({ limit: 3 });
    const rest = await subscriptions.listInvoices({ cursor: nextCursor ?? '', limit: 3 });
    expect([...items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
    const stranger = await app.as(await app.make.consultant());
    expect((await stranger.subscriptions.listInvoices({})).items).toEqual([]);
    await expect(
      stranger.subscriptions.getInvoice({ id: invoiceIdOf(ids[0]) }),
    ).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  });
});

const invoiceIdOf = (id: string | undefined) => invoiceIdSchema.parse(id);
