import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { sessionCookieName } from '#lib/auth/session-token.ts';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { openAs } from './pages/demo-person.ts';

/* Shared pages show whose account it is: from the first one after signing in, in every tab, until the end of it. */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const account = (page: Page) => bar(page).getByRole('link', { name: 'Client Portal' });
const signInLink = (page: Page) => bar(page).getByRole('link', { name: 'Sign In' });
const hintIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === sessionHintCookie);

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth?mode=signin', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/client/portal');
}

describe('a public page', () => {
  it('shows the account right after signing in, without anything in the storage', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await signIn(page);
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    await page.goto('/about');
    await account(page).waitFor();
    expect(await signInLink(page).count()).toBe(0);
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
    await context.close();
  });

  it('never shows the links for visitors to somebody who is signed in, not for a moment', async () => {
    const { page, context } = await openAs(browser, site, 'client@demo.test');
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
    await account(page).waitFor();
    expect(await page.evaluate('flashed')).toBe(false);
    await context.close();
  });

  it('in another tab follows signing in, and signing out', async () => {
    const { page, context } = await openWindow(browser, site.url);
    const other = await context.newPage();
    await other.goto('/about', { waitUntil: 'networkidle' });
    await signInLink(other).waitFor();
    await signIn(page);
    await account(other).waitFor();
    await bar(page).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth?mode=signin');
    await signInLink(other).waitFor();
    expect(await hintIn(context)).toBeUndefined();
    await other.goto('/contact', { waitUntil: 'networkidle' });
    expect(await signInLink(other).isVisible()).toBe(true);
    await context.close();
  });

  it('shows it to people whose session is older than the hint, from their first own page on', async () => {
    const { page, context } = await openAs(browser, site, 'client@demo.test');
    await context.clearCookies({ name: sessionHintCookie });
    await page.goto('/client/portal');
    expect(await hintIn(context)).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax' });
    await page.goto('/services');
    await account(page).waitFor();
    await context.close();
  });

  it('offers signing in again when the session is over, and when nobody can say', async () => {
    const { page, context } = await openAs(browser, site, 'client@demo.test');
    await page.route('**/api/me', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/about');
    await signInLink(page).waitFor();
    await page.unroute('**/api/me');
    await context.clearCookies({ name: sessionCookieName(site.url) });
    await page.goto('/about');
    await signInLink(page).waitFor();
    expect(await hintIn(context)).toBeUndefined();
    await context.close();
  });
});
