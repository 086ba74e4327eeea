import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import { takePolicyViolations } from '#tests/support/policy-violations.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { openAs } from './pages/demo-person.ts';
import { everyPage, nameOf, readers } from './pages/every-page.ts';
import { startReading } from './pages/reading.ts';

/*
 * No page tries what its policy refuses: not when it opens, and not when its forms are sent. All journeys are held to
 * this (tests/support/fail-on-policy-violations.ts); here are the screens that hardly any other one opens.
 */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Presses what sends a form, where there is one: whatever checks the input has run then. */
async function sendForms(page: Page): Promise<void> {
  const sending = page.locator('main form button[type="submit"]');
  if ((await sending.count()) === 0 || !(await sending.first().isEnabled())) return;
  await sending.first().click();
  await page.waitForLoadState('networkidle');
}

describe.each(readers)('the pages of %s', (reader) => {
  let person: Person;
  beforeAll(async () => {
    person = await openAs(browser, site, reader);
  });
  afterAll(() => person?.context.close());

  it.each(everyPage[reader].map((address) => ({ name: nameOf(address), address })))(
    '$name keeps to its policy',
    async ({ address }) => {
      const { page } = person;
      const reading = await startReading(site.url, reader);
      await page.goto(await reading.find(address), { waitUntil: 'networkidle' });
      // An application that is sent for good would change what the other pages show.
      if (nameOf(address) !== 'applying') await sendForms(page);
      expect(takePolicyViolations()).toEqual([]);
    },
  );
});

describe('screens beside the pages', () => {
  it.each(['/api/docs', '/offline', '/dev/mailbox', '/dev/mailbox?to=nobody@example.com'])(
    '%s keeps to its policy',
    async (path) => {
      const { page, context } = await openWindow(browser, site.url);
      expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status()).toBe(200);
      await context.close();
      expect(takePolicyViolations()).toEqual([]);
    },
  );

  it('a mail in the development mailbox, and paying at the local Stripe', async () => {
    const { page, context } = await openAs(browser, site, 'new-consultant@demo.test');
    await page.goto('/subscribe', { waitUntil: 'networkidle' });
    const opened = context.waitForEvent('page');
    await page
      .getByRole('button', { name: /monthly|free trial|subscribe/i })
      .first()
      .click();
    const checkout = await opened;
    await checkout.waitForURL('**/dev/stripe/checkout/**');
    await checkout.getByRole('button', { name: /trial|pay/i }).click();
    await checkout.waitForURL('**/consultant/portal**');
    await checkout.waitForLoadState('networkidle');
    await page.goto('/auth/forgot-password', { waitUntil: 'networkidle' });
    await page.getByLabel('Email').fill('new-consultant@demo.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await site.waitForMail('new-consultant@demo.test', /password/i);
    await page.goto('/dev/mailbox', { waitUntil: 'networkidle' });
    await page
      .getByRole('link', { name: /password/i })
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    await context.close();
    expect(takePolicyViolations()).toEqual([]);
  });

  it('a page that fails', async () => {
    const { page, context } = await openAs(browser, site, 'client@demo.test');
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/find-consultants?consultant=%00', { waitUntil: 'networkidle' });
    await context.close();
    expect(takePolicyViolations()).toEqual([]);
  });

  it('a page that does break its policy is noticed', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await page.goto('/contact');
    await page.evaluate(`{
      const script = document.createElement('script');
      script.textContent = '1';
      document.head.append(script);
    }`);
    await expect.poll(takePolicyViolations).not.toEqual([]);
    await context.close();
    takePolicyViolations();
  });
});
