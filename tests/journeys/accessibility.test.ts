import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* Every page in light and dark, on a phone and on a desk: axe finds nothing, nothing is wider than the screen. */

const password = 'direct365 demo account';

const pagesOf = {
  visitor: [
    '/',
    '/services',
    '/get-started',
    '/business-home',
    '/consultant-home',
    '/how-it-works',
    '/d365-expertise',
    '/about',
    '/business-services',
    '/project-posting-guide',
    '/contact',
    '/terms',
    '/privacy',
    '/auth',
    '/auth?mode=signin',
    '/auth/forgot-password',
    '/subscribe',
    '/no-such-page',
  ],
  'client@demo.test': ['/client/portal', '/post-project'],
  'pending-client@demo.test': ['/client/portal'],
  'consultant@demo.test': [
    '/consultant/portal',
    '/consultant/portal?tab=projects',
    '/consultant/portal?tab=subscription',
    '/consultant/portal?tab=partners',
    '/consultant/profile/edit',
  ],
  'new-consultant@demo.test': ['/subscribe'],
  'admin@demo.test': ['/admin', '/admin/approvals'],
} as const;

const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

const violationsSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/portal');
}

async function faultsOf(page: Page): Promise<string[]> {
  // Through the debugger, where the page's own policy does not apply.
  await page.evaluate(axe.source);
  const result: unknown = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  const { violations } = violationsSchema.parse(result);
  const isTooWide = await page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ...(isTooWide ? ['the page is wider than the screen'] : []),
  ];
}

for (const look of looks) {
  describe(`at ${look.width} px, ${look.colorScheme}`, () => {
    for (const [who, paths] of Object.entries(pagesOf)) {
      it(`pages for ${who}`, async () => {
        const { page, context, complaints } = await openWindow(browser, site.url, look);
        if (who !== 'visitor') await signIn(page, who);
        const faults: Record<string, string[]> = {};
        for (const path of paths) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          const found = await faultsOf(page);
          if (found.length > 0) faults[path] = found;
        }
        await context.close();
        expect(faults).toEqual({});
        expect(complaints.filter((complaint) => !complaint.includes('404 Error'))).toEqual([]);
      });
    }
  });
}
