import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { layoutShift } from '#tests/support/e2e/layout-shift.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* The typeface comes from the site itself, in one small file, and nothing on a page moves because of it. */

const site = demoSite();

test.describe('the typeface', () => {
  test('is one file of ours, named by its content, that a public page fetches at once and keeps', async () => {
    const { page, context } = await site.openWindow();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url());
    });
    await open(page, '/');
    const preloaded = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
    await context.close();
    expect(fetched).toEqual([`${site.url}${preloaded}`]);
    const file = await fetch(new URL(preloaded ?? '', site.url));
    expect(preloaded).toMatch(/^\/assets\/geist-latin-.*-[\w-]{8}\.woff2$/);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await file.arrayBuffer()).byteLength).toBeLessThan(32_000);
  });

  for (const path of ['/', '/services', '/consultant-home', '/consultants', '/terms'])
    test(`moves nothing on ${path}, however late it comes`, async () => {
      const { page, context } = await site.openWindow({ width: 360, height: 740 });
      const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await isShown;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      show();
      await page.evaluate('document.fonts.ready');
      await settled(page);
      const moved = await layoutShift(page);
      await context.close();
      expect(moved).toBe(0);
    });
});
