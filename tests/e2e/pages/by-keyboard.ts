import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/e2e/test.ts';

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** More stops than any page has before its last control. */
const enoughStops = 200;

async function stepTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < enoughStops; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(control)) return;
  }
  throw new Error(`${key} does not come to ${control}.`);
}

/** Presses Tab until this has the focus, as a user without a mouse does. */
export const tabTo = (page: Page, control: Locator): Promise<void> => stepTo(page, control, 'Tab');

/** The same, up the page. */
export const tabBackTo = (page: Page, control: Locator): Promise<void> =>
  stepTo(page, control, 'Shift+Tab');

/** Goes there by Tab and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  // A control at work takes no press: a click would wait for it too.
  await expect(control).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types in place of what is in it; in a choice, the letters choose. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  if (await field.evaluate((element) => !(element instanceof HTMLSelectElement))) {
    await page.keyboard.press('ControlOrMeta+a');
  }
  await page.keyboard.type(text);
}

/** Waits until this has the focus; says what has it otherwise. */
export async function expectFocusOn(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  try {
    await expect.poll(() => isFocused(control), { intervals: [20, 50] }).toBe(true);
  } catch {
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    throw new Error(`The focus is not on ${control} but on ${focused}`);
  }
}
