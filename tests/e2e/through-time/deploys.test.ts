import type { Page } from '@playwright/test';
import { ManualClock } from '#lib/clock.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled, showIntent } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import {
  laterRelease,
  onFreshMachine,
  type Release,
  removeReleases,
  thisCheckout,
} from '#tests/support/release.ts';
import { cacheInFront } from './delayed-pages.ts';

/* The site is deployed twice while users have it open, and while a cache stores its pages. */

const minute = 60_000;
const clock = new ManualClock(new Date());
const site = demoSite(() => ({ clock }));
let second: Release;
let third: Release;
let fresh: Release;

test.beforeAll(async () => {
  // Two builds, one after the other, beside whatever else the machine does.
  test.setTimeout(24 * minute);
  second = await laterRelease('second');
  third = await laterRelease('third');
  fresh = await onFreshMachine(third);
});
test.afterAll(removeReleases);

const deploy = ({ checkoutDir }: { checkoutDir: string }) => site.restart({ checkoutDir });
const startOver = () => deploy({ checkoutDir: thisCheckout });

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
  await expect(heading(page).filter({ hasText: title })).toBeVisible();
}

test.describe('a tab that stays open over two deploys', () => {
  test('goes on as if nothing had been', async () => {
    await startOver();
    const { page, context, complaints }: Person = await site.openAs('client@demo.test');
    await open(page, '/client/portal');
    const asked = documentsAskedFor(page);
    await deploy(second);
    await followInFoot(page, 'Contact', '/contact', /Contact/);
    await deploy(third);
    await followInFoot(page, 'Terms', '/terms', /Terms/);
    await page.goBack();
    await expect(heading(page).filter({ hasText: 'Contact' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    // The next document is today’s.
    await page.reload();
    await expect.poll(() => shownRelease(page)).toBe('third');
    await context.close();
  });

  test('loads the page it wants from a machine that never had its code', async () => {
    await startOver();
    const { page, context } = await site.openWindow();
    await open(page, '/contact');
    const asked = documentsAskedFor(page);
    await deploy(fresh);
    await followInFoot(page, 'About', '/about', /without a toll/);
    await expect.poll(() => shownRelease(page)).toBe('third');
    await settled(page);
    await followInFoot(page, 'Terms', '/terms', /Terms/);
    expect(asked).toEqual(['/about']);
    await page.goBack();
    await expect(heading(page).filter({ hasText: 'without a toll' })).toBeVisible();
    await context.close();
  });

  test('keeps what is typed when a part of the page itself is gone', async () => {
    await startOver();
    const { page, context } = await site.openWindow({ width: 360, height: 740 });
    await open(page, '/auth?mode=signup&type=client');
    const asked = documentsAskedFor(page);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Email').first().fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a secret that is not kept');
    await deploy(fresh);
    const menuButton = page.getByRole('button', { name: 'Open the menu' });
    await menuButton.click();
    await expect.poll(() => asked).toEqual(['/auth']);
    await expect.poll(() => shownRelease(page)).toBe('third');
    await settled(page);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Email').first()).toHaveValue('ada@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
    await menuButton.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(asked).toEqual(['/auth']);
    await context.close();
  });
});

test.describe('a page that stayed in a cache over two deploys', () => {
  test('is hydrated with the code it was made with', async () => {
    await startOver();
    const throughCache = cacheInFront(clock);
    const before = await site.openWindow();
    await throughCache(before.context);
    await open(before.page, '/contact');
    await before.context.close();
    await deploy(second);
    await deploy(third);
    const { page, context, complaints } = await site.openWindow();
    await throughCache(context);
    await open(page, '/contact');
    await expect(page.locator('main [data-release]')).toHaveCount(0);
    const asked = documentsAskedFor(page);
    await followInFoot(page, 'About', '/about', /without a toll/);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    // No longer than it may be cached.
    clock.moveTo(new Date(clock.now().getTime() + 3 * minute));
    await open(page, '/contact');
    expect(await shownRelease(page)).toBe('third');
    await context.close();
  });

  test('can be read, and left, when its code is nowhere', async () => {
    await startOver();
    const throughCache = cacheInFront(clock);
    const before = await site.openWindow();
    await throughCache(before.context);
    await open(before.page, '/contact');
    await before.context.close();
    await deploy(fresh);
    const { page, context } = await site.openWindow();
    await throughCache(context);
    const asked = documentsAskedFor(page);
    await page.goto('/contact');
    await showIntent(page);
    await expect(heading(page).filter({ hasText: 'Contact' })).toBeVisible();
    await expect(page.getByText('Find the right contact for your question.')).toBeVisible();
    // Loaded anew once: there might have been another page by now.
    expect(asked).toEqual(['/contact', '/contact']);
    await followInFoot(page, 'About', '/about', /without a toll/);
    expect(await shownRelease(page)).toBe('third');
    await context.close();
  });
});
