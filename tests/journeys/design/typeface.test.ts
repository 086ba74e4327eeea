import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* The typeface comes from the site itself, in one small file, and nothing on a page moves because of it. */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('the typeface', () => {
  it('is one file of ours, named by its content, that a public page fetches at once and keeps', async () => {
    const { page, context } = await openWindow(browser, site.url);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const preloaded = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
    await context.close();
    expect(fetched).toEqual([`${site.url}${preloaded}`]);
    const file = await fetch(new URL(preloaded ?? '', site.url));
    expect(preloaded).toMatch(/^\/assets\/geist-latin-.*-[\w-]{8}\.woff2$/);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await file.arrayBuffer()).byteLength).toBeLessThan(32_000);
  });

  it.each(['/', '/services', '/consultant-home', '/consultants', '/terms'])(
    'moves nothing on %s, however late it comes',
    async (path) => {
      const { page, context } = await openWindow(browser, site.url, { width: 360, height: 740 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 800));
        await route.continue();
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done(sum), 300);
          }),
      );
      await context.close();
      expect(moved).toBe(0);
    },
  );
});
