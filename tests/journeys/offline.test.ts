import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { consentStorage, defaultPreferences } from '#features/cookie-consent/rules.ts';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* Whoever allows functional storage gets a page of ours when there is no connection; nobody else gets anything. */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function decide(page: Page, functional: boolean): Promise<void> {
  const preferences = JSON.stringify({ ...defaultPreferences, functional });
  const { preferences: key, flag, flagSet } = consentStorage;
  await page.evaluate(
    `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(preferences)});
     localStorage.setItem(${JSON.stringify(flag)}, ${JSON.stringify(flagSet)})`,
  );
  await page.reload();
}

const isControlled = (page: Page) =>
  expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller?.state'), { timeout: 20_000 })
    .toBe('activated');

/** How many service workers the browser has for the site, and what is in its caches. */
async function storedBy(page: Page): Promise<{ workers: number; files: string[] }> {
  const found: unknown = await page.evaluate(`(async () => {
    const workers = (await navigator.serviceWorker.getRegistrations()).length;
    const files = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) files.push(new URL(request.url).pathname);
    }
    return { workers, files: files.sort() };
  })()`);
  return z.object({ workers: z.number(), files: z.array(z.string()) }).parse(found);
}

describe('a visitor', () => {
  it('who has allowed nothing keeps nothing', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await storedBy(page)).toEqual({ workers: 0, files: [] });
    await decide(page, false);
    await page.waitForLoadState('networkidle');
    expect(await storedBy(page)).toEqual({ workers: 0, files: [] });
    await context.close();
  });

  it('who allows functional storage is told when there is no connection, and gets on afterwards', async () => {
    const { page, context, complaints } = await openWindow(browser, site.url);
    await page.goto('/');
    await decide(page, true);
    await isControlled(page);
    await page.goto('/contact');
    await page.goto('/auth?mode=signin');
    await page.waitForLoadState('networkidle');
    expect(await storedBy(page)).toEqual({ workers: 1, files: ['/offline', '/offline.css'] });

    await context.setOffline(true);
    await page.goto('/about');
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe('rgb(248, 247, 243)');

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /Good consultants/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('who takes that back keeps nothing any more', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await page.goto('/');
    await decide(page, true);
    await isControlled(page);
    await decide(page, false);
    await expect.poll(() => storedBy(page), { timeout: 20_000 }).toEqual({ workers: 0, files: [] });
    await context.close();
  });
});
