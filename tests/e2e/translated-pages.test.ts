import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { translatePages } from '#tests/support/e2e/translator.ts';

/*
 * Pages that the browser translates while they are used: what changes is seen in its place, once, and nothing typed is
 * lost.
 */

const site = demoSite();

const wrongPassword = 'The e-mail address or the password is not right.';

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title);

/** What a translated page shows: every text of it is translated, and none stands there twice. */
async function expectTranslated(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement?.closest('script,style,noscript,textarea,title')) continue;
        if (textContent?.trim() && !textContent.startsWith('‹')) texts.push(textContent);
      }
      return texts;
    });
  await expect.poll(left).toEqual([]);
}

test('a wrong password is said as often as it is tried, and the address stays', async () => {
  for (const keepsNodes of [false, true]) {
    const { page, context, complaints } = await site.openWindow({ isNew: true });
    await translatePages(context, { keepsNodes });
    await open(page, '/auth?mode=signin');
    await expect(page.locator('main h1 > font > font')).toBeVisible();
    await page.getByLabel('Email').fill('client@demo.test');
    for (const password of ['wrong password one', 'wrong password two']) {
      await page
        .getByLabel(/Password/)
        .first()
        .fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert').getByText(wrongPassword)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    }
    await expect(page.getByLabel('Email')).toHaveValue('client@demo.test');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert').getByText(wrongPassword)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /Client/ })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('each search shows its own count and rows, and a toast what was done', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test', { isNew: true });
  await translatePages(context);
  await open(page, '/find-consultants');
  await expectTranslated(page);
  const counted = page.getByRole('heading', { name: /Consultants? Found/ });
  const names = page.locator('main li h3');
  const seen = new Set<string>();
  for (const text of ['ledger', 'power bi', 'warehouse', '']) {
    const counts = await page.request.get(
      `/api/consultants/counts?text=${encodeURIComponent(text)}`,
    );
    const { total } = await counts.json();
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL((url) => (url.searchParams.get('text') ?? '') === text);
    await expect(counted).toHaveText(new RegExp(`^‹${total.count} Consultants? Found›$`));
    await expectTranslated(page);
    seen.add((await names.allTextContents()).join());
  }
  expect(seen.size).toBe(4);
  const shortlist = page.getByRole('button', { name: /Shortlist/ }).first();
  await shortlist.click();
  await expect(toast(page, 'Added to shortlist')).toBeVisible();
  await shortlist.click();
  await expect(toast(page, 'Removed from shortlist')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a form sent too early says what is missing and keeps what was typed', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test', { isNew: true });
  await translatePages(context);
  await open(page, '/post-project');
  const company = page.getByLabel(/Company name or industry/);
  await company.fill('Larkspur Bakeries');
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Post Project' }).click();
    await expect(page.getByText('Please enter a project title').first()).toBeVisible();
    await expectTranslated(page);
  }
  await page.getByLabel(/Project title/).fill('Close in five days');
  await expect(page.getByText('Please enter a project title')).toHaveCount(0);
  await expect(company).toHaveValue('Larkspur Bakeries');
  expect(complaints).toEqual([]);
  await context.close();
});
