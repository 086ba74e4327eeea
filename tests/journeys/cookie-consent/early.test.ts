import type { Page } from 'playwright-core';
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
  stored,
} from './visiting.ts';

/* A public page can be read and used before its scripts are there, and so can the cookie banner. */

const { asVisitor, browser, site } = prepareVisits();

describe('before the page comes alive', () => {
  /** The page without the product's scripts, as on a slow line. */
  const stalled = (visit: (page: Page) => Promise<void>) =>
    asVisitor(async (page, context) => {
      const held = '**/assets/*.js';
      await context.route(held, () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visit(page);
    });

  it('the banner is there, and a choice counts at once', () =>
    stalled(async (page) => {
      await choose(page, 'Reject All');
      expect(await stored(page)).toEqual(choice(necessary));
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await banner(page).isVisible()).toBe(false);
    }));

  it('Customize is not forgotten: the preferences open when they can', () =>
    asVisitor(async (page, context) => {
      let letGo = (): void => undefined;
      const gone = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await context.route('**/assets/*.js', async (route) => {
        await gone;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await button(page, 'Customize').click();
      letGo();
      await preferences(page).waitFor();
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
