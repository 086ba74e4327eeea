import type { Page } from '@playwright/test';
import { z } from 'zod';
import { consentStorage, defaultPreferences } from '#features/platform/cookie-consent/rules.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* A visitor who allows functional storage gets the offline page when there is no connection; other visitors do not. */

const site = demoSite();

async function decide(page: Page, functional: boolean): Promise<void> {
  // A page that is hydrated only now would register the worker itself, which cannot claim the page that takes its
  // place.
  await settled(page);
  const preferences = JSON.stringify({ ...defaultPreferences, functional });
  const { preferences: key, flag, flagSet } = consentStorage;
  await page.evaluate(
    `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(preferences)});
     localStorage.setItem(${JSON.stringify(flag)}, ${JSON.stringify(flagSet)})`,
  );
  await page.reload();
}

const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');

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

test.describe('a visitor', () => {
  test('who has allowed nothing keeps nothing', async () => {
    const { page, context } = await site.openWindow();
    await open(page, '/');
    expect(await storedBy(page)).toEqual({ workers: 0, files: [] });
    await decide(page, false);
    await settled(page);
    expect(await storedBy(page)).toEqual({ workers: 0, files: [] });
    await context.close();
  });

  test('a visitor who allows functional storage gets the offline page without a connection, and goes on afterwards', async () => {
    const { page, context, complaints } = await site.openWindow();
    await page.goto('/');
    await decide(page, true);
    await isControlled(page);
    await page.goto('/contact');
    await open(page, '/auth?mode=signin');
    expect(await storedBy(page)).toEqual({ workers: 1, files: ['/offline', '/offline.css'] });

    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about');
    const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe('rgb(248, 247, 243)');

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Good consultants/ })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('who takes that back keeps nothing any more', async () => {
    const { page, context } = await site.openWindow();
    await page.goto('/');
    await decide(page, true);
    await isControlled(page);
    await decide(page, false);
    await expect.poll(() => storedBy(page)).toEqual({ workers: 0, files: [] });
    await context.close();
  });
});
