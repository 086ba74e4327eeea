import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/e2e/test.ts';
import { expectFocusOn, pressOn, tabTo, typeInto } from './by-keyboard.ts';

/** The input device of a user: the same end-to-end test runs with each. */
export interface Hands {
  press(page: Page, control: Locator): Promise<void>;
  type(page: Page, field: Locator, text: string): Promise<void>;
  /** A time such as `2026-11-24T15:30`, into a field for date and time. */
  typeTime(page: Page, field: Locator, wall: string): Promise<void>;
  /** Chooses one of several. */
  check(page: Page, choice: Locator): Promise<void>;
  /** Checks the focus after a step: no user has to start again at the top of the page. */
  goesOnAt(page: Page, place: Locator): Promise<void>;
}

export const byMouse: Hands = {
  press: (_, control) => control.click(),
  type: (_, field, text) => field.fill(text),
  typeTime: (_, field, wall) => field.fill(wall),
  check: (_, choice) => choice.check(),
  goesOnAt: async () => undefined,
};

/** The parts of a field for date and time, in their order in American English, as a user types them. */
function keysOf(wall: string): string[] {
  const [, year = '', month = '', day = '', hours = '', minutes = ''] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(wall) ?? [];
  const hour = Number(hours);
  const onDial = String(hour % 12 || 12).padStart(2, '0');
  return [month, day, year, onDial, minutes, hour < 12 ? 'A' : 'P'];
}

/** Tab comes to a group of choices, and the arrows go on in it. */
async function checkByKeyboard(page: Page, choice: Locator): Promise<void> {
  const group = page.locator(
    `input[type="radio"]:enabled[name="${await choice.getAttribute('name')}"]`,
  );
  await tabTo(page, group.first());
  for (let left = await group.count(); left > 0 && !(await choice.isChecked()); left -= 1) {
    const isHere = await choice.evaluate((element) => element === document.activeElement);
    await page.keyboard.press(isHere ? 'Space' : 'ArrowDown');
  }
  await expect(choice).toBeChecked();
}

export const byKeyboard: Hands = {
  press: (page, control) => pressOn(page, control),
  type: typeInto,
  async typeTime(page, field, wall) {
    await tabTo(page, field);
    // Tab goes through the parts as well: wherever it has come to, the first one is on the left.
    for (const _ of keysOf(wall)) await page.keyboard.press('ArrowLeft');
    for (const [at, keys] of keysOf(wall).entries()) {
      await page.keyboard.type(keys);
      // A year may have more digits, so that the field waits for them; the others advance automatically.
      if (at === 2) await page.keyboard.press('ArrowRight');
    }
  },
  check: checkByKeyboard,
  goesOnAt: expectFocusOn,
};
