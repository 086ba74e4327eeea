import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { orderFor, secretKey, siteUrl, startForTest } from '../start-for-test.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

const trialEnd = new Date('2027-02-21T10:00:00Z');

describe('the checkout page', () => {
  const openCheckout = async (order = {}) => {
    const customerId = await stripe.makeCustomer('Ada <b>');
    return stripe.billing.createCheckout({ ...orderFor(customerId), ...order }, 'checkout');
  };

  it('says what it is, what is bought and what is due today', async () => {
    const { url } = await openCheckout({ trialEnd });
    const page = await (await stripe.open(url)).text();
    expect(page).toContain('local Stripe emulator. No money moves');
    expect(page).toContain('Direct365 Monthly plan');
    expect(page).toMatch(/until 21 February 2027, then \$75 per month/);
    expect(page).toMatch(/Due today[\s\S]*\$0\b/);
    expect(page).toMatch(/<button[^>]*>\s*Start trial\s*</);
  });

  it('asks for the price where there is no trial', async () => {
    const { url } = await openCheckout({ amount: 11_175, currency: 'JPY' });
    expect(await (await stripe.open(url)).text()).toMatch(/Pay ¥11,175\s*</);
  });

  it('runs under a policy without inline code and shows names as text', async () => {
    const { url } = await openCheckout({ productName: '<script>alert(1)</script>' });
    const answer = await stripe.open(url);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' ${siteUrl}; base-uri 'none'; frame-ancestors 'none'`,
    );
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<style|style=|javascript:|Ada <b>/);
    const style = /href="([^"]+\.css)"/.exec(page)?.[1] ?? '';
    const sheet = await stripe.open(`${siteUrl}${style}`);
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });

  it('is set in the typeface of the site, from files of its own', async () => {
    const { url } = await openCheckout();
    const style = /href="([^"]+\.css)"/.exec(await (await stripe.open(url)).text())?.[1] ?? '';
    const sheet = await (await stripe.open(`${siteUrl}${style}`)).text();
    expect(sheet).toMatch(/body \{[^}]*font: 1rem\/1\.6 var\(--font-sans\)/);
    const files = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const answer = await stripe.open(new URL(file, `${siteUrl}${style}`).href);
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  it('leads back when it is cancelled, and stays open', async () => {
    const { url, sessionId } = await openCheckout();
    const answer = await stripe.post(url, { action: 'cancel' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/subscribe`]);
    expect(await stripe.billing.fetchCheckout(sessionId)).toMatchObject({ status: 'open' });
    expect(await stripe.deliver()).toEqual([]);
  });

  it('starts one subscription, however often it is confirmed', async () => {
    const { url, sessionId } = await openCheckout();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => stripe.post(url, { action: 'confirm' })),
    );
    const done = `${siteUrl}/subscribe/done?checkout=${sessionId}`;
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(new Set([done]));
    const { customerId = '' } = await stripe.billing.fetchCheckout(sessionId);
    expect(await stripe.billing.listSubscriptions(customerId)).toHaveLength(1);
    expect(await stripe.deliver()).toHaveLength(4);
    expect(await (await stripe.open(url)).text()).toContain('Checkout complete');
  });

  it('says that a card was declined, and stays open for another', async () => {
    const { url, sessionId } = await openCheckout();
    const answer = await stripe.post(url, { action: 'confirm', card: '4000000000000002' });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain('Your card was declined.');
    expect(await stripe.billing.fetchCheckout(sessionId)).toMatchObject({ status: 'open' });
    expect(await stripe.deliver()).toEqual([]);
  });

  it('lets the bank ask, and goes on when it is answered', async () => {
    const { url, sessionId } = await openCheckout();
    const form = { action: 'confirm', card: '4000000000003220' };
    expect(await (await stripe.post(url, form)).text()).toContain('Confirm that it is you');
    const refused = await stripe.post(url, { ...form, bank: 'refused' });
    expect(await refused.text()).toContain('Nothing was charged');
    const answer = await stripe.post(url, { ...form, bank: 'confirmed' });
    expect(answer.status).toBe(303);
    expect(await stripe.billing.fetchCheckout(sessionId)).toMatchObject({ status: 'complete' });
  });

  it('expires after a day', async () => {
    const { url, sessionId } = await openCheckout();
    stripe.clock.moveTo('2026-11-22T10:00:00Z');
    expect(await stripe.billing.fetchCheckout(sessionId)).toMatchObject({
      status: 'expired',
      url: undefined,
    });
    expect(await (await stripe.open(url)).text()).toContain('Checkout expired');
    await stripe.post(url, { action: 'confirm' });
    expect(await stripe.deliver()).toEqual([]);
  });

  it('does not exist under another id', async () => {
    const answer = await stripe.open(`${siteUrl}/dev/stripe/checkout/cs_test_other`);
    expect(answer.status).toBe(404);
  });
});

describe('the portal page', () => {
  const openPortal = (customerId: string) =>
    stripe.billing.createPortalSession(customerId, `${siteUrl}/consultant/portal`);

  it('shows subscription, payments and the way back', async () => {
    const { customerId } = await stripe.subscribe();
    const page = await (await stripe.open((await openPortal(customerId)).url)).text();
    expect(page).toMatch(/Status[\s\S]*Active[\s\S]*Next payment on[\s\S]*21 December 2026/);
    expect(page).toMatch(/Payments[\s\S]*21 November 2026[\s\S]*\$75\b/);
    expect(page).toContain(`href="${siteUrl}/consultant/portal"`);
  });

  it('plans the end as Stripe’s does: by date, without the flag', async () => {
    const { customerId, subscriptionId } = await stripe.subscribe();
    const { url } = await openPortal(customerId);
    await stripe.post(url, { action: 'cancel', subscription: subscriptionId });
    const answer = await fetch(`${stripe.apiBase}/v1/subscriptions/${subscriptionId}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(await answer.json()).toMatchObject({
      cancel_at: Date.parse('2026-12-21T10:00:00Z') / 1000,
      cancel_at_period_end: false,
    });
    expect(await (await stripe.open(url)).text()).toMatch(/Ends on[\s\S]*Keep my subscription/);
  });

  it('does not touch the subscription of another customer', async () => {
    const { subscriptionId } = await stripe.subscribe({ clientReference: 'victim' });
    const { url } = await openPortal(await stripe.makeCustomer('attacker'));
    const answer = await stripe.post(url, { action: 'cancel', subscription: subscriptionId });
    expect(answer.status).toBe(404);
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      cancelAtPeriodEnd: false,
    });
  });

  it('advances to the end of a trial, shows a failed payment, and accepts another card', async () => {
    const customerId = await stripe.makeCustomer('fails later');
    const order = { ...orderFor(customerId), trialEnd };
    const { url: checkout, sessionId } = await stripe.billing.createCheckout(order, 'later');
    await stripe.post(checkout, { action: 'confirm', card: '4000000000000341' });
    const { subscriptionId = '' } = await stripe.billing.fetchCheckout(sessionId);
    const { url } = await openPortal(customerId);
    await stripe.post(url, { action: 'go-on' });
    await stripe.post(url, { action: 'go-on' });
    expect(await (await stripe.open(url)).text()).toMatch(/Payment failed[\s\S]*Pay now/);
    await stripe.post(url, { action: 'card', card: '4242424242424242' });
    expect(await stripe.billing.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'active',
    });
  });

  it('leads to invoices, to read and as a file', async () => {
    const { customerId } = await stripe.subscribe();
    const page = await (await stripe.open((await openPortal(customerId)).url)).text();
    const invoice = /href="([^"]+invoices[^"]+)"/.exec(page)?.[1] ?? '';
    expect(await (await stripe.open(invoice)).text()).toMatch(
      /Paid on 21 November 2026[\s\S]*Direct365/,
    );
    const file = await stripe.open(`${invoice}/pdf`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await file.text()).toMatch(/^%PDF-1.4[\s\S]*%%EOF\n$/);
  });

  it('closes after an hour', async () => {
    const { customerId } = await stripe.subscribe();
    const { url } = await openPortal(customerId);
    stripe.clock.moveTo('2026-11-21T11:00:00Z');
    expect((await stripe.open(url)).status).toBe(404);
  });
});
