import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

export const everything = { necessary: true, analytics: true, marketing: true, functional: true };
export const necessary = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};

export const phone = { width: 360, height: 640 };

/** Shared pages come alive when the browser has nothing better to do. */
export const soon = { timeout: 10_000 };

type Visit = (page: Page, context: BrowserContext) => Promise<void>;
type Look = NonNullable<Parameters<typeof openWindow>[2]>;

export interface Visits {
  browser: () => Browser;
  site: () => TestSite;
  /** One visitor in a browser of their own, for one test; nothing may complain meanwhile. */
  asVisitor(visit: Visit, look?: Look): Promise<void>;
}

/** One site and one browser for the tests of a file; `environment` holds settings of the site. */
export function prepareVisits(
  environment: () => Promise<Record<string, string>> = async () => ({}),
): Visits {
  let running: { site: TestSite; browser: Browser } | undefined;
  beforeAll(async () => {
    const settings = await environment();
    const [site, browser] = await Promise.all([startTestSite(settings), launchBrowser()]);
    running = { site, browser };
  });
  afterAll(async () => {
    await running?.browser.close();
    await running?.site.stop();
  });
  function get() {
    if (!running) throw new Error('The site has not started.');
    return running;
  }
  return {
    browser: () => get().browser,
    site: () => get().site,
    async asVisitor(visit, look = {}) {
      const { page, context, complaints } = await openWindow(get().browser, get().site.url, look);
      await visit(page, context);
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

export const banner = (page: Page) =>
  page.getByRole('region', { name: 'We use cookies to improve your experience' });
export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const category = (page: Page, name: string) => page.getByRole('switch', { name });
export const footerLink = (page: Page) => page.getByRole('link', { name: 'Cookie preferences' });

/** What the browser keeps of the choice, exactly as the specification names it. */
export const stored = (page: Page): Promise<{ flag: string | null; preferences: unknown }> =>
  page.evaluate(() => ({
    flag: localStorage.getItem('cookieConsent'),
    preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'),
  }));
export const nothingStored = { flag: null, preferences: null };
export const choice = (chosen: object) => ({ flag: 'true', preferences: chosen });

/** What has the focus, in a word: its id or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || (document.activeElement?.textContent ?? ''));

/** Chooses on the banner, and sees it go. */
export async function choose(page: Page, name: 'Accept All' | 'Reject All'): Promise<void> {
  await button(page, name).click();
  await banner(page).waitFor({ state: 'hidden' });
}
