import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Look } from '#tests/support/e2e/windows.ts';
import { expectFocusOn } from './pages/by-keyboard.ts';
import { arrive } from './pages/demo-person.ts';

/* What a search could become is offered while it is typed, and never gets in the way of those who type on. */

const site = demoSite();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const results = (page: Page) => page.locator('main li').filter({ has: page.locator('h3') });
const found = (page: Page) => page.getByRole('heading', { name: /Consultants? Found$/ });

async function openSearch(look: Look) {
  const client = await arrive(site, 'client@demo.test', look);
  await open(client.page, '/find-consultants');
  return client;
}

test.describe('suggestions, by mouse', () => {
  for (const look of [
    { width: 1280, height: 900 },
    { width: 390, height: 844, colorScheme: 'dark' },
  ] as const)
    test(`come in groups below the field at ${look.width} px, and one that is pressed is searched for`, async () => {
      const { page, context, complaints } = await openSearch(look);
      await field(page).click();
      await expect(suggestions(page)).toBeHidden();
      await page.keyboard.type('wareh');
      await expect(suggestions(page).getByRole('group', { name: 'Modules' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(
        1,
      );
      expect(await violationsOf(page)).toEqual([]);
      const box = await suggestions(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(look.width);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.width);

      const module = suggestions(page).getByRole('option', { name: /^Warehouse Management/ });
      await expect(module).toHaveAccessibleName(/Supply Chain/);
      await module.click();
      await page.waitForURL('**/find-consultants?text=Warehouse+Management');
      await expect(suggestions(page)).toBeHidden();
      await expect(field(page)).toHaveValue('Warehouse Management');
      await expect(results(page).first()).toContainText('Warehouse Management');
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('go away when something else is pressed, and stay away', async () => {
    const { page, context } = await openSearch({ width: 1280, height: 900 });
    await field(page).click();
    await page.keyboard.type('month end clo');
    await expect(suggestions(page).getByRole('option').first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(suggestions(page)).toBeHidden();
    await expect(field(page)).toHaveValue('month end clo');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**text=month+end+clo');
    await settled(page);
    await expect(suggestions(page)).toBeHidden();
    await context.close();
  });
});

test.describe('suggestions, by keyboard', () => {
  test('are gone through with the arrows while the focus stays, and Enter searches for one', async () => {
    const { page, context, complaints } = await openSearch({ width: 1280, height: 900 });
    await field(page).focus();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('power b');
    const options = suggestions(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    // While the user types on, no suggestion is selected.
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    const list = await suggestions(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-controls', list ?? '');

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const first = await options.first().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
    await expectFocusOn(page, field(page));
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(options.first()).toHaveText(/^Power BI/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/find-consultants?text=Power+BI');
    await expect(suggestions(page)).toBeHidden();
    await expectFocusOn(page, field(page));
    await expect(field(page)).toHaveValue('Power BI');
    await expect(results(page).first()).toContainText('Power BI');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('close with Escape, which keeps the text, and open again with an arrow', async () => {
    const { page, context } = await openSearch({ width: 1280, height: 900 });
    await field(page).focus();
    await page.keyboard.type('finan');
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(field(page)).toHaveValue('finan');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page)).toBeVisible();
    await expectFocusOn(page, field(page));
    await page.keyboard.press('Tab');
    await expect(suggestions(page)).toBeHidden();
    await context.close();
  });

  test('leave Enter to those who typed what they mean, and never cover what it finds', async () => {
    const { page, context } = await openSearch({ width: 1280, height: 900 });
    const { promise, resolve } = Promise.withResolvers<void>();
    // They come late: after the text was sent.
    await context.route('**/api/consultants/completions**', async (route) => {
      await promise;
      await route.continue();
    });
    await field(page).focus();
    const asked = page.waitForRequest('**/api/consultants/completions**');
    await page.keyboard.type('ledger');
    await asked;
    await page.keyboard.press('Enter');
    await page.waitForURL('**/find-consultants?text=ledger');
    await expect(found(page)).toBeVisible();
    resolve();
    await settled(page);
    await expect(suggestions(page)).toBeHidden();
    await context.close();
  });
});

test('a search goes on where suggestions cannot be had', async () => {
  const { page, context } = await openSearch({ width: 1280, height: 900 });
  await context.route('**/api/consultants/completions**', (route) => route.abort());
  await field(page).focus();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.type('ledger');
  await failed;
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find-consultants?text=ledger');
  await expect(results(page).first()).toBeVisible();
  await context.close();
});

test('without scripts it is a plain field', async () => {
  const context = await site.newContext({ javaScriptEnabled: false });
  const cookies = await site.cookiesOf('client@demo.test');
  await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  const page = await context.newPage();
  await page.goto('/find-consultants');
  const plain = page.getByRole('searchbox', { name: 'Search', exact: true });
  await plain.fill('month-end close');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/find-consultants?text=month-end+close**');
  await expect(plain).toHaveValue('month-end close');
  await expect(results(page).first()).toBeVisible();
  await context.close();
});
