import type { BrowserContext, Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { answered, open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/*
 * A public page is there before its scripts are. What is clicked meanwhile happens once they are there, and once only.
 */

const site = demoSite();

/** Keeps the product's scripts back, as a slow line does; returns what lets them come. */
async function delayScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function onPhone(
  path: string,
  visit: (page: Page, letScriptsCome: () => void) => Promise<void>,
): Promise<void> {
  const { page, context, complaints } = await site.openWindow({
    width: 360,
    height: 740,
  });
  const letScriptsCome = await delayScripts(context);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Reject All' }).click();
  await visit(page, letScriptsCome);
  expect(complaints).toEqual([]);
  await context.close();
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Counts from now on how often the button of the menu is clicked, by whomever. */
const countClicks = (page: Page) =>
  menuButton(page).evaluate((button) => {
    button.addEventListener('click', () => {
      button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1);
    });
  });
const clicks = (page: Page) => page.locator('[data-clicks]').getAttribute('data-clicks');

test.describe('before a public page is hydrated', () => {
  test('the menu that was asked for opens once it can, and once only', () =>
    onPhone('/', async (page, letScriptsCome) => {
      await menuButton(page).click();
      await menuButton(page).click();
      await countClicks(page);
      await expect(menu(page)).toBeHidden();
      letScriptsCome();
      await expect(menu(page)).toBeVisible();
      expect(await clicks(page)).toBe('1');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await answered(page);
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      expect(await clicks(page)).toBe('2');
    }));

  test('a button that is used by keyboard is remembered as well', () =>
    onPhone('/about', async (page, letScriptsCome) => {
      await menuButton(page).press('Enter');
      letScriptsCome();
      await expect(menu(page)).toBeVisible();
    }));

  test('the chosen theme is applied once the page can', () =>
    onPhone('/contact', async (page, letScriptsCome) => {
      await page.getByRole('radio', { name: 'Dark' }).click();
      letScriptsCome();
      await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    }));

  test('a button that is gone by then is let go', () =>
    onPhone('/about', async (page, letScriptsCome) => {
      await page.evaluate(() => {
        const passing = document.createElement('button');
        passing.textContent = 'Passing';
        passing.addEventListener('click', () => {
          document.documentElement.dataset.passed = `${document.documentElement.dataset.passed ?? ''}x`;
        });
        document.querySelector('header')?.append(passing);
      });
      await page.getByRole('button', { name: 'Passing' }).click();
      await page.getByRole('button', { name: 'Passing' }).evaluate((button) => button.remove());
      await menuButton(page).click();
      letScriptsCome();
      await expect(menu(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-passed', 'x');
    }));
});

test.describe('the script of the document’s head', () => {
  test('runs once, however many pages are shown', async () => {
    const { page, context } = await site.openWindow();
    await open(page, '/');
    await page.evaluate(`{
      globalThis.ranAgain = 0;
      const seen = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.nodeName === 'SCRIPT' && !node.src) ranAgain += 1;
      });
      seen.observe(document, { childList: true, subtree: true });
    }`);
    for (const name of ['About', 'Terms', 'Sign In']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await settled(page);
    }
    await page.waitForURL('**/auth?mode=signin');
    expect(await page.evaluate('ranAgain')).toBe(0);
    await context.close();
  });
});
