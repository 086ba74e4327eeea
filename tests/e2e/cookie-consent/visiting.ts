import type { BrowserContext, Page } from '@playwright/test';
import { type DemoSite, demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect } from '#tests/support/e2e/test.ts';
import type { Look } from '#tests/support/e2e/windows.ts';

export const everything = { necessary: true, analytics: true, marketing: true, functional: true };
export const necessary = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};

export const phone = { width: 360, height: 640 };

type Visit = (page: Page, context: BrowserContext) => Promise<void>;

export interface Visits {
  site: DemoSite;
  /** One visitor in a browser of their own, for one test; nothing may complain meanwhile. */
  asVisitor(visit: Visit, look?: Look): Promise<void>;
}

/** One site for the tests of a file; `environment` contains settings of the site. */
export function prepareVisits(
  environment: () => Promise<Record<string, string>> = async () => ({}),
): Visits {
  const site = demoSite(async () => ({ environment: await environment() }));
  return {
    site,
    async asVisitor(visit, look) {
      const { page, context, complaints } = await site.openWindow(look);
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
  await expect(banner(page)).toBeHidden();
}
