import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { descriptionOf } from './pages/demo-person.ts';
import { everyPage, nameOf, readers } from './pages/every-page.ts';
import { type Reading, startReading } from './pages/reading.ts';

/*
 * Every page on a phone, a tablet and a desk, in light and dark: axe finds nothing, nothing is wider than the screen. A
 * page is loaded once and changed in place. What depends on colour alone is asked again in the dark, the rest is not.
 */

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Shows the page in this theme, and waits until every colour has followed. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
}

/** Buttons that cannot be used and do not say why. Those whose action runs say so themselves. */
async function buttonsWithoutReason(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const buttons = page.locator('button:disabled, button[aria-disabled="true"]:not([aria-busy])');
  for (const button of await buttons.all()) {
    const isReachable = await button.evaluate((each) => !each.matches(':disabled'));
    const reason = await descriptionOf(button);
    if (!isReachable || reason.trim() === '') {
      faults.push(`disabled without a reason: ${await button.textContent()}`);
    }
  }
  return faults;
}

async function faultsOf(page: Page): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await show(page, 'light');
    const isTooWide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    const inLight = await violationsOf(page);
    await show(page, 'dark');
    const inDark = await violationsOf(page, rulesOfColour);
    const found = [
      ...(isTooWide ? ['the page is wider than the screen'] : []),
      ...inLight,
      ...inDark.map((fault) => `in the dark: ${fault}`),
    ];
    if (found.length > 0) faults[`${screen.width} px`] = found;
  }
  return faults;
}

describe.each(readers)('on a phone, a tablet and a desk, in light and dark, as %s', (reader) => {
  let reading: Reading;
  let window: Person;
  beforeAll(async () => {
    reading = await startReading(site.url, reader);
    window = await openWindow(browser, site.url);
    await window.context.addCookies(reading.cookies.map((each) => ({ ...each, url: site.url })));
  });
  afterAll(() => window?.context.close());

  it.each(everyPage[reader].map((address) => ({ name: nameOf(address), address })))(
    '$name can be used by everybody',
    async ({ address }) => {
      const { page, complaints } = window;
      await page.goto(await reading.find(address));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await buttonsWithoutReason(page)).toEqual([]);
      expect(await faultsOf(page)).toEqual({});
      const unexpected = complaints.splice(0).filter((each) => !each.includes('404 Error'));
      expect(unexpected).toEqual([]);
    },
  );
});
