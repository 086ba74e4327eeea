import { createRouterClient } from '@orpc/server';
import { afterAll, describe, expect, it } from 'vitest';
import { router } from '#app/router.ts';
import type { LocalCheckout } from '#emulators/local-stripe/objects.ts';
import { serveOnLoopback } from '#emulators/loopback.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { listLocalObjects } from '#tests/support/local-billing.ts';
import { invoiceIdSchema } from '../ids.ts';

const app = await sharedTestApp();
const api = await serveOnLoopback(app.localStripe.api);
afterAll(() => api.close());
const apiBase = api.address;

/** A user without a trial, at a site that has Stripe find the tax. */
async function newBuyer(currency: 'EUR' | 'GBP' | 'USD') {
  const userId = await app.make.consultant({ subscribed: false, firstName: 'Ada' });
  await app.db
    .insertInto('trials')
    .values({ user_id: userId, began_at: app.clock.now() })
    .execute();
  const billing = stripeBilling({
    ...{ secretKey: 'sk_test_local', webhookSecrets: ['whsec_local'] },
    ...{ apiBase, automaticTax: true },
  });
  const viewer = await viewerOf(app.db, userId);
  const { subscriptions } = createRouterClient(router, {
    context: { ...app.services, billing, viewer },
  });
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency });
  const path = new URL(url).pathname.replace('/dev/stripe', '');
  const pay = (fields: Record<string, string>) =>
    app.localStripe.pages.request(path, {
      method: 'POST',
      body: new URLSearchParams({ action: 'confirm', ...fields }),
    });
  const page = async () => (await app.localStripe.pages.request(path)).text();
  const readInvoice = async () => {
    await subscriptions.refresh();
    const [summary] = (await subscriptions.listInvoices({})).items;
    return subscriptions.getInvoice({ id: invoiceIdSchema.parse(summary?.id) });
  };
  return { pay, page, readInvoice, url };
}

const german = { line1: 'Zählerweg 1', postal_code: '10115', city: 'Berlin', country: 'DE' };
const readDocument = async (address: string | null) => {
  const path = new URL(address ?? '').pathname.replace('/dev/stripe', '').replace(/\/pdf$/, '');
  return (await app.localStripe.pages.request(path)).text();
};

describe('where Stripe finds the tax', () => {
  it('the checkout says that the price includes it, and asks where the buyer is', async () => {
    const { page, pay, url } = await newBuyer('EUR');
    expect(await page()).toMatch(/Tax<\/dt>\s*<dd>included in the price/);
    expect(await page()).toMatch(/<strong>€69<\/strong>/);
    expect(await page()).toMatch(/name="country"[^>]* required/);
    const refused = await pay({});
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('Please say in which country you are');
    const checkouts = await listLocalObjects<LocalCheckout>(app, 'checkout.session');
    expect(checkouts.find((checkout) => checkout.url === url)).toMatchObject({
      status: 'open',
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      billing_address_collection: 'required',
    });
  });

  it('what is charged is what was shown, with the tax of the buyer’s country in it', async () => {
    const { pay, readInvoice } = await newBuyer('EUR');
    expect((await pay({ ...german, business: 'Kessler GmbH' })).status).toBe(303);
    const invoice = await readInvoice();
    // 69 euros with 19 percent in them: 57.98 and 11.02.
    expect(invoice).toMatchObject({
      currency: 'EUR',
      total: 69,
      paid: 69,
      tax: 11.02,
      isTaxIncluded: true,
      isReverseCharge: false,
      buyer: { name: 'Kessler GmbH', address: ['Zählerweg 1', '10115 Berlin', 'DE'], taxIds: [] },
    });
    const document = await readDocument(invoice.documentUrl);
    expect(document).toMatch(/Tax \(included\)<\/th><td>€11.02/);
    expect(document).toMatch(/Total<\/th><td>€69/);
  });

  it('a business abroad in the union accounts for it itself, and both papers say so', async () => {
    const { pay, readInvoice } = await newBuyer('EUR');
    await pay({ ...german, business: 'Kessler GmbH', tax_id: 'DE123456789' });
    const invoice = await readInvoice();
    expect(invoice).toMatchObject({
      total: 69,
      tax: 0,
      isReverseCharge: true,
      buyer: { taxIds: ['DE123456789'] },
    });
    const document = await readDocument(invoice.documentUrl);
    expect(document).toContain('VAT DE123456789');
    expect(document).toContain('reverse charge');
  });

  it('a country without any pays the same, and no tax is named', async () => {
    const { pay, readInvoice } = await newBuyer('USD');
    await pay({ country: 'us' });
    expect(await readInvoice()).toMatchObject({ total: 75, paid: 75, tax: 0 });
  });
});
