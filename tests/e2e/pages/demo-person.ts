import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import type { Colleague, Reader } from '#tests/support/e2e/demo-session.ts';
import type { DemoSite } from '#tests/support/e2e/demo-site.ts';
import { expect } from '#tests/support/e2e/test.ts';
import type { Look, Person } from '#tests/support/e2e/windows.ts';

/** A user who has chosen about cookies. */
export async function arrive(
  site: DemoSite,
  reader: Reader | Colleague,
  look?: Look,
): Promise<Person> {
  const person = await site.openAs(reader, look);
  await person.context.addInitScript(
    // A tab begins with an empty page, which has no storage.
    "if (origin !== 'null') { localStorage.setItem('cookieConsent', 'true'); localStorage.setItem('cookiePreferences', '{}'); }",
  );
  return person;
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

/** Waits for a toast with this line. */
export const said = (page: Page, words: string): Promise<void> =>
  expect(toast(page, words)).toBeVisible();

/** Presses a button of the dialog that asks once more. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** The page is no wider than its window, and axe finds nothing wrong with it. */
export async function fits(page: Page): Promise<void> {
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBe(page.viewportSize()?.width);
  expect(await violationsOf(page)).toEqual([]);
}
