import type { BrowserContext, Page } from '@playwright/test';
import { layoutShift } from '#tests/support/e2e/layout-shift.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { serveInTwoParts } from './serve-in-two-parts.ts';
import {
  banner,
  button,
  choice,
  choose,
  footerLink,
  necessary,
  phone,
  preferences,
  prepareVisits,
  stored,
} from './visiting.ts';

/* A public page can be read and used before its scripts are there, and so can the cookie banner. */

const { asVisitor, site } = prepareVisits();

test.describe('before the page is hydrated', () => {
  /** Keeps the product's scripts back, as a slow line does; returns what lets them come. */
  async function delayScripts(context: BrowserContext): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
  async function read(page: Page, path: string): Promise<void> {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test('the banner is there, and a choice counts at once', () =>
    asVisitor(async (page, context) => {
      await delayScripts(context);
      await read(page, '/');
      await choose(page, 'Reject All');
      expect(await stored(page)).toEqual(choice(necessary));
      await read(page, '/about');
      await expect(banner(page)).toBeHidden();
    }));

  test('Customize is not forgotten: the preferences open when they can', () =>
    asVisitor(async (page, context) => {
      const letGo = await delayScripts(context);
      await read(page, '/');
      await button(page, 'Customize').click();
      letGo();
      await expect(preferences(page)).toBeVisible();
    }));

  test('the page can be scrolled, and stays there when it is hydrated', () =>
    asVisitor(async (page, context) => {
      const letGo = await delayScripts(context);
      await read(page, '/about');
      await choose(page, 'Reject All');
      await footerLink(page).click();
      const before = await page.evaluate(() => scrollY);
      letGo();
      await expect(preferences(page)).toBeVisible();
      await button(page, 'Cancel').click();
      await expect(preferences(page)).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.getByRole('link', { name: 'Terms' }).click();
      await page.waitForURL('**/terms');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    }));

  test('the banner waits until all of it has arrived, and then stands still', async () => {
    const slow = await serveInTwoParts(site.url, '/', 'data-nosnippet');
    const context = await site.newContext({ baseURL: slow.url, viewport: phone });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-nosnippet]')).toBeAttached();
    await expect(banner(page)).toBeHidden();
    slow.sendTheRest();
    await settled(page);
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await context.close();
    slow.stop();
  });

  test('without JavaScript there is no banner, and the footer leads to the policy', async () => {
    const context = await site.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await footerLink(page).click();
    await page.waitForURL('**/privacy#cookies');
    await context.close();
  });

  test('nothing moves when the banner comes, and nothing when the scripts do', () =>
    asVisitor(async (page) => {
      await open(page, '/');
      const shift = await layoutShift(page);
      expect(shift).toBeLessThan(0.001);
    }, phone));
});
