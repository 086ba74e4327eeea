import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
  soon,
  stored,
} from './visiting.ts';

/* A public page can be read and used before its scripts are there, and so can the cookie banner. */

const { asVisitor, browser, site } = prepareVisits();

describe('before the page comes alive', () => {
  /** Keeps the product's scripts back, as a slow line does; returns what lets them come. */
  async function holdScripts(context: BrowserContext): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
  async function read(page: Page, path: string): Promise<void> {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  it('the banner is there, and a choice counts at once', () =>
    asVisitor(async (page, context) => {
      await holdScripts(context);
      await read(page, '/');
      await choose(page, 'Reject All');
      expect(await stored(page)).toEqual(choice(necessary));
      await read(page, '/about');
      expect(await banner(page).isVisible()).toBe(false);
    }));

  it('Customize is not forgotten: the preferences open when they can', () =>
    asVisitor(async (page, context) => {
      const letGo = await holdScripts(context);
      await read(page, '/');
      await button(page, 'Customize').click();
      letGo();
      await preferences(page).waitFor();
    }));

  it('the page can be scrolled, and stays there when it comes alive', () =>
    asVisitor(async (page, context) => {
      const letGo = await holdScripts(context);
      await read(page, '/about');
      await choose(page, 'Reject All');
      await footerLink(page).click();
      const before = await page.evaluate(() => scrollY);
      letGo();
      await preferences(page).waitFor();
      await button(page, 'Cancel').click();
      await preferences(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.getByRole('link', { name: 'Terms' }).click();
      await page.waitForURL('**/terms');
      await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(before);
    }));

  it('without JavaScript there is no banner, and the footer leads to the policy', async () => {
    const context = await browser().newContext({ baseURL: site().url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    expect(await banner(page).isVisible()).toBe(false);
    await footerLink(page).click();
    await page.waitForURL('**/privacy#cookies');
    await context.close();
  });

  it('nothing moves when the banner comes, and nothing when the scripts do', () =>
    asVisitor(async (page) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                sum += 'value' in entry ? Number(entry.value) : 0;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(shift).toBeLessThan(0.001);
    }, phone));
});
