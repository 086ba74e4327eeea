import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { startReading } from './pages/reading.ts';

/*
 * Public pages are sent alike to everybody, and come alive afterwards: who reads them shows up in the
 * browser, without moving anything.
 */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const cookieHeader = (cookies: readonly { name: string; value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('a public page', () => {
  it('is the same for a visitor and for somebody who is signed in, and may be kept by others', async () => {
    const { cookies } = await startReading(site.url, 'client@demo.test');
    const asVisitor = await fetch(`${site.url}/services`);
    const signedIn = await fetch(`${site.url}/services`, {
      headers: { cookie: cookieHeader(cookies), 'accept-language': 'de-DE' },
    });
    expect(await signedIn.text()).toBe(await asVisitor.text());
    expect(signedIn.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(signedIn.headers.get('vary')).toBe('accept-encoding');
    expect(signedIn.headers.get('set-cookie')).toBeNull();
    const again = await fetch(`${site.url}/services`, {
      headers: { 'if-none-match': signedIn.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('keeps its tag when it is made anew from the same data', async () => {
    const tagOf = async (query: string) =>
      (await fetch(`${site.url}/about${query}`)).headers.get('etag');
    expect(await tagOf('')).toMatch(/^W\/"/);
    await new Promise((resolve) => setTimeout(resolve, 5100));
    const before = await tagOf('');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await tagOf('')).toBe(before);
  });

  it('lets nobody keep the pages that are one reader’s own', async () => {
    const { cookies } = await startReading(site.url, 'client@demo.test');
    const own = await fetch(`${site.url}/client/portal`, {
      headers: { cookie: cookieHeader(cookies) },
    });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the scripts of a public page', () => {
  it('stay small, and leave out what only forms need', async () => {
    const { page, context } = await openWindow(browser, site.url);
    const sources: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sources.push(response.url());
    });
    await page.goto('/about');
    await page.mouse.move(20, 20);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(
      sources.map(async (url) => (await context.request.get(url)).text()),
    );
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = gzipSync(scripts.join('')).length;
    expect(bytes).toBeLessThan(153 * 1024);
    expect(scripts.filter((source) => source.includes('ZodError'))).toEqual([]);
    await context.close();
  });
});

describe('somebody who is signed in', () => {
  it('finds their menu on a public page, and nothing has moved for it', async () => {
    const { cookies } = await startReading(site.url, 'client@demo.test');
    const { page, context, complaints } = await openWindow(browser, site.url);
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
    await page.goto('/services');
    const bar = page.getByRole('navigation', { name: 'Account' });
    await bar.getByRole('link', { name: 'Client Portal' }).waitFor();
    expect(await bar.getByRole('link', { name: 'Sign Up' }).count()).toBe(0);
    const shift = await page.evaluate(`new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 200);
    })`);
    expect(shift).toBeLessThan(0.005);

    await bar.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth?mode=signin');
    await page.goto('/services');
    await bar.getByRole('link', { name: 'Sign Up' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is a visitor again when the session has ended elsewhere', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await context.addCookies([{ name: sessionHintCookie, value: '1', url: site.url }]);
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Sign Up' })
      .waitFor();
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    await context.close();
  });
});

describe('a visitor on a phone', () => {
  it('opens the menu from the bar, follows a link, and gets focus back when it is closed', async () => {
    const { page, context, complaints } = await openWindow(browser, site.url, {
      width: 360,
      height: 740,
    });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open the menu' });
    // The first touch brings the page to life; the menu is there once that has happened.
    await page.mouse.move(10, 10);
    await page.waitForLoadState('networkidle');
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
    await button.click();
    await menu.getByRole('link', { name: 'How It Works' }).click();
    await page.waitForURL('**/how-it-works');
    await menu.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sees prices in the currency of the browser’s language, in the place of the dollars', async () => {
    const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto('/consultant-home');
    await page.getByText(/€/).first().waitFor();
    await context.close();
  });
});
