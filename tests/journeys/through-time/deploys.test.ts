import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import {
  makeRelease,
  onFreshMachine,
  type Release,
  removeReleases,
  thisCheckout,
} from '#tests/support/release.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { openAs } from '../pages/demo-person.ts';
import { cacheInFront } from './held-pages.ts';

/* The site is deployed twice while people have it open, and while a cache holds pages of it. */

const minute = 60_000;
const clock = new ManualClock(new Date());
let site: TestSite;
let browser: Browser;
let second: Release;
let third: Release;
let fresh: Release;

const patience = 480_000;
beforeAll(async () => {
  second = await makeRelease('second');
  third = await makeRelease('third', second.checkoutDir);
  fresh = await onFreshMachine(third);
  [site, browser] = await Promise.all([startTestSite({}, { clock }), launchBrowser()]);
}, patience);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await removeReleases();
});

const deploy = ({ checkoutDir }: { checkoutDir: string }) => site.restart({ checkoutDir });
const startOver = () => deploy({ checkoutDir: thisCheckout });

/** Opens a page and waits until it answers. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
}

/** The addresses of the documents that a window asks for from now on. */
function documentsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const foot = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shownRelease = (page: Page) =>
  page.locator('main [data-release]').first().getAttribute('data-release');

async function followInFoot(page: Page, link: string, path: string, title: RegExp) {
  await foot(page).getByRole('link', { name: link, exact: true }).click();
  await page.waitForURL(`**${path}`);
  await heading(page).filter({ hasText: title }).waitFor();
}

describe('a tab that stays open over two deploys', () => {
  it('goes on as if nothing had been', { timeout: patience }, async () => {
    await startOver();
    const { page, context, complaints }: Person = await openAs(browser, site, 'client@demo.test');
    await openAlive(page, '/client/portal');
    const asked = documentsAskedFor(page);
    await deploy(second);
    await followInFoot(page, 'Contact', '/contact', /Contact/);
    await deploy(third);
    await followInFoot(page, 'Terms', '/terms', /Terms/);
    await page.goBack();
    await heading(page).filter({ hasText: 'Contact' }).waitFor();
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    // The next document is today’s.
    await page.reload();
    await expect.poll(() => shownRelease(page)).toBe('third');
    await context.close();
  });

  it('loads the page it wants from a machine that never had its code', {
    timeout: patience,
  }, async () => {
    await startOver();
    const { page, context } = await openWindow(browser, site.url);
    await openAlive(page, '/contact');
    const asked = documentsAskedFor(page);
    await deploy(fresh);
    await followInFoot(page, 'About', '/about', /without a toll/);
    await expect.poll(() => shownRelease(page)).toBe('third');
    await followInFoot(page, 'Terms', '/terms', /Terms/);
    expect(asked).toEqual(['/about']);
    await page.goBack();
    await heading(page).filter({ hasText: 'without a toll' }).waitFor();
    await context.close();
  });

  it('keeps what is typed when a part of the page itself is gone', {
    timeout: patience,
  }, async () => {
    await startOver();
    const { page, context } = await openWindow(browser, site.url, { width: 360, height: 740 });
    await openAlive(page, '/auth?mode=signup&type=client');
    const asked = documentsAskedFor(page);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Email').first().fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a secret nobody keeps');
    await deploy(fresh);
    const menuButton = page.getByRole('button', { name: 'Open the menu' });
    await menuButton.click();
    await expect.poll(() => asked).toEqual(['/auth']);
    await expect.poll(() => shownRelease(page), { timeout: 20_000 }).toBe('third');
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Email').first().inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
    await menuButton.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(asked).toEqual(['/auth']);
    await context.close();
  });
});

describe('a page that a cache has held over two deploys', () => {
  it('comes alive with the code it was made with', { timeout: patience }, async () => {
    await startOver();
    const throughCache = cacheInFront(clock);
    const before = await openWindow(browser, site.url);
    await throughCache(before.context);
    await openAlive(before.page, '/contact');
    await before.context.close();
    await deploy(second);
    await deploy(third);
    const { page, context, complaints } = await openWindow(browser, site.url);
    await throughCache(context);
    await openAlive(page, '/contact');
    expect(await page.locator('main [data-release]').count()).toBe(0);
    const asked = documentsAskedFor(page);
    await followInFoot(page, 'About', '/about', /without a toll/);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    // No longer than it may be held.
    clock.moveTo(new Date(clock.now().getTime() + 3 * minute));
    await openAlive(page, '/contact');
    expect(await shownRelease(page)).toBe('third');
    await context.close();
  });

  it('can be read, and left, when its code is nowhere', { timeout: patience }, async () => {
    await startOver();
    const throughCache = cacheInFront(clock);
    const before = await openWindow(browser, site.url);
    await throughCache(before.context);
    await openAlive(before.page, '/contact');
    await before.context.close();
    await deploy(fresh);
    const { page, context } = await openWindow(browser, site.url);
    await throughCache(context);
    const asked = documentsAskedFor(page);
    await openAlive(page, '/contact');
    await heading(page).filter({ hasText: 'Contact' }).waitFor();
    await page.getByText('A person reads it and answers.').waitFor();
    // Loaded anew once: there might have been another page by now.
    expect(asked).toEqual(['/contact', '/contact']);
    await followInFoot(page, 'About', '/about', /without a toll/);
    expect(await shownRelease(page)).toBe('third');
    await context.close();
  });
});
