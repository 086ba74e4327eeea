import type { BrowserContext, Page } from '@playwright/test';
import { pageMetadata } from '#features/site/public-pages/content/page-metadata.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* Who has scripts switched off, or waits for them on a slow line, reads every public page and gets on from it. */

const informingPages = [
  ...Object.keys(pageMetadata),
  '/consultants/skill/finance-operations',
  '/consultants/city/london-uk',
];

const site = demoSite();

const openPhone = (javaScriptEnabled: boolean): Promise<BrowserContext> =>
  site.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 }, locale: 'en-US' });

/** The words that can be seen in the page's content: what is folded away or hidden is not among them. */
const visibleWords = async (page: Page): Promise<string> =>
  String(await page.evaluate('document.querySelector("main").innerText')).replace(/\s+/g, ' ');

test.describe('without scripts', () => {
  test('every public page shows what it shows with them', async () => {
    const [without, withScripts] = await Promise.all([openPhone(false), openPhone(true)]);
    const [bare, full] = await Promise.all([without.newPage(), withScripts.newPage()]);
    const differences: Record<string, string> = {};
    for (const path of informingPages) {
      // Files are checked by scripts alone, which a sentence says in place of the field.
      if (path === '/verify') continue;
      await bare.goto(path);
      await open(full, path);
      const words = await visibleWords(bare);
      if (words.length < 300 || words !== (await visibleWords(full))) differences[path] = words;
    }
    await Promise.all([without.close(), withScripts.close()]);
    expect(differences).toEqual({});
  });

  test('nothing in sight pretends to work', async () => {
    const context = await openPhone(false);
    const page = await context.newPage();
    const dead: Record<string, string[]> = {};
    for (const path of informingPages) {
      await page.goto(path);
      const buttons = page.locator('button:visible, [role="button"]:visible, input:visible');
      if ((await buttons.count()) > 0) dead[path] = await buttons.allInnerTexts();
    }
    await context.close();
    expect(dead).toEqual({});
  });

  test('questions and earlier release waves open', async () => {
    const context = await openPhone(false);
    const page = await context.newPage();
    for (const path of ['/how-it-works', '/how-it-works?for=consultants', '/d365-expertise']) {
      await page.goto(path);
      const folded = page.locator('main details').first();
      const inside = folded.locator(':scope > :not(summary)').first();
      expect([path, await inside.isVisible()]).toEqual([path, false]);
      await folded.locator('summary').click();
      expect([path, await inside.isVisible()]).toEqual([path, true]);
    }
    await context.close();
  });

  test('a visitor on a phone gets from page to page, and to both sides of how it works', async () => {
    const context = await openPhone(false);
    const page = await context.newPage();
    await page.goto('/');
    const foot = page.getByRole('navigation', { name: 'Footer' });
    await foot.getByRole('link', { name: 'How It Works' }).click();
    await page.waitForURL('**/how-it-works');
    await page
      .getByRole('navigation', { name: 'Choose your side' })
      .getByRole('link', { name: 'For Consultants' })
      .click();
    await expect(page.getByRole('heading', { name: 'Five steps for consultants' })).toBeVisible();
    await foot.getByRole('link', { name: 'Consultants', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /by skill and city/ })).toBeVisible();
    await page.getByRole('link', { name: /^D365 Finance & Operations/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /Finance & Operations/ }),
    ).toBeVisible();
    const first = await page.locator('#consultants li').first().textContent();
    await page.getByRole('link', { name: 'More Consultants' }).click();
    await expect(page.getByRole('link', { name: 'Back to the Newest' })).toBeVisible();
    await expect(page.locator('#consultants li').first()).not.toHaveText(first ?? '');
    await context.close();
  });
});
