import { afterAll, describe, expect, it, vi } from 'vitest';
import type { LocalCheckout } from '#emulators/local-stripe/objects.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { invoiceIdSchema } from '#features/billing/subscriptions/ids.ts';
import { plans } from '#features/billing/subscriptions/rules/plans.ts';
import { notifyOfTrialEnds } from '#features/billing/subscriptions/server/commands/notify-of-trial-ends.ts';
import { publicPaths } from '#features/site/public-pages/content/public-paths.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { listLocalObjects, pressOnLocalPage } from '#tests/support/local-billing.ts';
import { readPage } from '#tests/support/read-page.tsx';

const app = await sharedTestApp();
// Style sheets have no address here, which React says for each page.
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => errors.mockRestore());

const oldAmounts = /\$(?:75|750|150)(?:\.00)?(?![\d,])|\b(?:75|750) (?:dollars|USD)\b|150 pounds/;

/** Changes what the plans cost for as long as `look` takes. */
async function withPrices(look: () => Promise<void>): Promise<void> {
  const [monthly, annual]: { priceUsd: number }[] = [plans.monthly, plans.annual];
  if (!monthly || !annual) throw new Error('There are two plans.');
  const before = [monthly.priceUsd, annual.priceUsd] as const;
  try {
    monthly.priceUsd = 80;
    annual.priceUsd = 720;
    await look();
  } finally {
    [monthly.priceUsd, annual.priceUsd] = before;
  }
}

/** Checks a page on which a user pays, changes their plan or sees their invoices. */
async function expectNewPrice(url: string): Promise<void> {
  const path = new URL(url).pathname.replace('/dev/stripe', '');
  const page = await (await app.localStripe.pages.request(path)).text();
  expect(page, path).toContain('$720');
  expect(page, path).not.toMatch(oldAmounts);
}

const day = 24 * 60 * 60 * 1000;

describe('a price that is changed in its one place', () => {
  it('is changed on every page, at the checkout and in the mails', async () => {
    await withPrices(async () => {
      for (const path of publicPaths) {
        expect(await readPage(app, path), path).not.toMatch(oldAmounts);
      }
      expect(await readPage(app, '/consultant-home')).toContain('$80');
      const subscribe = await readPage(app, '/subscribe');
      expect(subscribe).not.toMatch(oldAmounts);
      for (const words of ['$80', '$720', 'Save $240 versus monthly, 3 months free']) {
        expect(subscribe).toContain(words);
      }

      const email = 'new-price@example.test';
      const userId = await app.make.consultant({ subscribed: false, email });
      expect(await readPage(app, '/subscribe', { reader: userId })).toMatch(
        /first payment, \$80 , is taken/,
      );
      const { subscriptions } = await app.as(userId);
      const { url } = await subscriptions.startCheckout({ plan: 'annual', currency: 'USD' });
      const [checkout] = await listLocalObjects<LocalCheckout>(app, 'checkout.session');
      expect(checkout?.line_items.data[0]?.price.unit_amount).toBe(720_00);
      await expectNewPrice(url);
      await pressOnLocalPage(app, url, { action: 'confirm' });
      await subscriptions.refresh();
      await expectNewPrice((await subscriptions.openPortal()).url);
      const trialEnd = new Date((await subscriptions.getOwn()).trialEnd ?? 0);
      app.clock.moveTo(new Date(trialEnd.getTime() - day));
      await notifyOfTrialEnds(app.services);
      app.clock.moveTo(new Date(trialEnd.getTime() + day));
      await app.localStripe.advance(app.clock.now());
      await subscriptions.refresh();
      await app.settle();
      const mails = await listMails(app.db, { to: email });
      // Their jobs run beside each other: one may be written before the other.
      const kinds = mails.map(({ subject }) => subject.split(/ (?:on|until|invoice) /)[0]);
      expect(kinds.toSorted()).toEqual([
        'Your free trial ends',
        'Your free trial has started,',
        'Your receipt:',
      ]);
      for (const mail of mails) {
        for (const part of [mail.text, mail.html]) {
          expect(part, mail.subject).toContain('$720');
          expect(part, mail.subject).not.toMatch(oldAmounts);
        }
      }
      const [paid] = (await subscriptions.listInvoices({})).items;
      const { documentUrl } = await subscriptions.getInvoice({
        id: invoiceIdSchema.parse(paid?.id),
      });
      await expectNewPrice(documentUrl?.replace(/\/pdf$/, '') ?? '');
      expect(await readPage(app, `/consultant/invoice/${paid?.id}`, { reader: userId })).toContain(
        '$720',
      );
      for (const tab of ['projects', 'subscription', 'profile', 'partners']) {
        const page = await readPage(app, `/consultant/portal?tab=${tab}`, { reader: userId });
        expect(page, tab).not.toMatch(oldAmounts);
      }
      const portal = await readPage(app, '/consultant/portal?tab=subscription', { reader: userId });
      expect(portal).toContain('$720');
    });
  });

  it('reads as before without the change, so that what is looked for would be seen', async () => {
    expect(await readPage(app, '/subscribe')).toMatch(oldAmounts);
    expect(await readPage(app, '/consultant-home')).toMatch(oldAmounts);
  });
});
