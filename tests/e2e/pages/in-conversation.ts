import type { Locator, Page } from '@playwright/test';
import { answered, open } from '#tests/support/e2e/settled.ts';
import { expect } from '#tests/support/e2e/test.ts';

/** What people do in their conversations. */

export const field = (page: Page): Locator => page.getByLabel(/^Message to/);
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });
export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send', exact: true });
export const rows = (page: Page): Locator =>
  page.locator('[data-thread-list] a[href*="/messages/"]:not(nav a)');
/** What was said and what happened, in its order. */
export const lines = (page: Page): Locator =>
  page.getByRole('region', { name: /^Conversation with/ }).locator('li');
export const line = (page: Page, text: string | RegExp): Locator =>
  lines(page).filter({ hasText: text });

/** Writes a message and waits until the server has it. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await sendButton(page).click();
  await expect(line(page, text)).toHaveCount(1);
  await expect(line(page, text)).not.toContainText('Sending…');
}

/** Has the page ask for what is new, as it does when the user comes back to it. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
  await answered(page);
}

/** Opens the conversation with a user whose name begins like this. */
export async function openWith(page: Page, name: string): Promise<void> {
  await open(page, '/messages');
  await rows(page).filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
  await answered(page);
}

/** Chooses something to be done with a message. */
export async function choose(page: Page, message: Locator, action: string): Promise<void> {
  await message.hover();
  await message.getByRole('button', { name: /: actions$/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses something to be done with the whole conversation. */
export async function chooseForAll(page: Page, action: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More for this conversation' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
