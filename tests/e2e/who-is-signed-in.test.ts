import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { sessionCookieName } from '#lib/auth/session-token.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* Shared pages show whose account it is: from the first one after signing in, in every tab, until the end of it. */

const site = demoSite();

const bar = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const account = (page: Page) => bar(page).getByRole('link', { name: 'Client Portal' });
const signInLink = (page: Page) => bar(page).getByRole('link', { name: 'Sign In' });
const hintIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === sessionHintCookie);

async function signIn(page: Page): Promise<void> {
  await open(page, '/auth?mode=signin');
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/client/portal');
}

test.describe('a public page', () => {
  test('shows the account right after signing in, without anything in the storage', async () => {
    const { page, context } = await site.openWindow();
    await signIn(page);
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    await page.goto('/about');
    await expect(account(page)).toBeVisible();
    await expect(signInLink(page)).toHaveCount(0);
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
    await context.close();
  });

  test('never shows the links for visitors to a signed-in user, not for a moment', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await page.addInitScript(`{
      globalThis.flashed = false;
      const look = () => {
        for (const link of document.querySelectorAll('nav[aria-label="Account"] a'))
          if (link.textContent === 'Sign In' && getComputedStyle(link).visibility === 'visible') flashed = true;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }`);
    await page.goto('/services');
    await expect(account(page)).toBeVisible();
    expect(await page.evaluate('flashed')).toBe(false);
    await context.close();
  });

  test('in another tab follows signing in, and signing out', async () => {
    const { page, context } = await site.openWindow();
    const other = await context.newPage();
    await open(other, '/about');
    await expect(signInLink(other)).toBeVisible();
    await signIn(page);
    await expect(account(other)).toBeVisible();
    await bar(page).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth?mode=signin');
    await expect(signInLink(other)).toBeVisible();
    expect(await hintIn(context)).toMatchObject({ value: '0' });
    await open(other, '/contact');
    await expect(signInLink(other)).toBeVisible();
    await context.close();
  });

  test('shows it to people whose session is older than the hint, from their first own page on', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await context.clearCookies({ name: sessionHintCookie });
    await page.goto('/client/portal');
    expect(await hintIn(context)).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax' });
    await page.goto('/services');
    await expect(account(page)).toBeVisible();
    await context.close();
  });

  test('offers signing in again when the session is over, and when its state is unknown', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await page.route('**/api/me', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/about');
    await expect(signInLink(page)).toBeVisible();
    await page.unroute('**/api/me');
    await context.clearCookies({ name: sessionCookieName(site.url) });
    await page.goto('/about');
    await expect(signInLink(page)).toBeVisible();
    expect(await hintIn(context)).toMatchObject({ value: '0' });
    await context.close();
  });
});
