import type { Browser, Locator, Page } from 'playwright-core';
import { openWindow, type Person } from '#tests/support/browser.ts';
import type { TestSite } from '#tests/support/site-in-process.ts';
import type { Reader } from './every-page.ts';
import { startReading } from './reading.ts';

/** A window of somebody of the demo, signed in already. */
export async function openAs(browser: Browser, site: TestSite, reader: Reader): Promise<Person> {
  const person = await openWindow(browser, site.url);
  const { cookies } = await startReading(site.url, reader);
  await person.context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
  return person;
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** A line of a toast: its title or its description, word for word. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });

/** What is said about a control: its hint, its error, its counter. */
export async function descriptionOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}
