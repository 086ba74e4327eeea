import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { takePolicyViolations } from '#tests/support/e2e/policy-violations.ts';
import { answered, open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { startReading } from './pages/reading.ts';

/*
 * No page violates its content security policy. All end-to-end tests check this (tests/support/e2e/test.ts), and
 * every-page.test.ts opens every page for it. Here are the screens that hardly any other end-to-end test opens.
 */

const site = demoSite();

test.describe('screens beside the pages', () => {
  for (const path of [
    '/api/docs',
    '/offline',
    '/dev/mailbox',
    '/dev/mailbox?to=unknown@example.com',
  ])
    test(`${path} keeps to its policy`, async () => {
      const { page, context } = await site.openWindow();
      expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(200);
      await answered(page);
      await context.close();
      expect(takePolicyViolations()).toEqual([]);
    });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`an embedded card keeps to its policy, fits and is accessible: ${colorScheme}`, async () => {
      const reading = await startReading(site, 'consultant@demo.test');
      const codes = await reading.read('/consultant/profile/edit');
      const [path = ''] = /\/embed\/consultants\/[\w-]+/.exec(codes) ?? [];
      const { page, context } = await site.openWindow();
      await page.setViewportSize({ width: 360, height: 220 });
      await page.emulateMedia({ colorScheme });
      expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const overflow =
        'document.documentElement.scrollHeight - document.documentElement.clientHeight';
      expect(await page.evaluate(overflow)).toBe(0);
      await context.close();
      expect(takePolicyViolations()).toEqual([]);
    });

  test('a mail in the development mailbox, and paying at the local Stripe', async () => {
    const { page, context } = await site.openAs('new-consultant@demo.test');
    await open(page, '/subscribe');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('button', { name: /monthly|free trial|subscribe/i })
      .first()
      .click();
    const checkout = await opened;
    await checkout.waitForURL('**/dev/stripe/checkout/**');
    await checkout.getByRole('button', { name: /trial|pay/i }).click();
    await checkout.waitForURL('**/consultant/portal**');
    await answered(checkout);
    await open(page, '/auth/forgot-password');
    await page.getByLabel('Email').fill('new-consultant@demo.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await site.waitForMail('new-consultant@demo.test', /password/i);
    await page.goto('/dev/mailbox');
    await page
      .getByRole('link', { name: /password/i })
      .first()
      .click();
    await answered(page);
    await context.close();
    expect(takePolicyViolations()).toEqual([]);
  });

  test('a page that fails', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await open(page, '/about');
    await page.route('**/api/**', (route) => route.abort());
    await open(page, '/find-consultants?consultant=%00');
    await context.close();
    expect(takePolicyViolations()).toEqual([]);
  });

  test('a page that does break its policy is noticed', async () => {
    const { page, context } = await site.openWindow();
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
