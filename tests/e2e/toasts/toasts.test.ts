import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e/test.ts';
import { openWindow } from '#tests/support/e2e/windows.ts';

import { serveToastPage } from './serve-page.ts';

/* What the specification says of toasts, in the component that the whole product uses. */

const phone = { width: 360, height: 640 };
const tablet = { width: 768, height: 1024 };

let served: Awaited<ReturnType<typeof serveToastPage>>;
let chromium: Browser;
test.beforeAll(async ({ browser }) => {
  served = await serveToastPage();
  chromium = browser;
});
test.afterAll(() => served?.stop());

/** A page of its own; nothing may complain meanwhile, the content security policy least of all. */
async function onPage(
  visit: (page: Page) => Promise<void>,
  look: { width?: number; height?: number } = {},
): Promise<void> {
  const { page, context, complaints } = await openWindow(chromium, served.url, look);
  await page.goto('/');
  // It is loaded when the page is idle.
  await expect(region(page)).toBeAttached();
  await visit(page);
  await context.close();
  expect(complaints).toEqual([]);
}

interface Time {
  /** Presses the button, and lets its toast come. */
  press(name: string): Promise<void>;
  pass(seconds: number): Promise<void>;
}

/** The same, with time in the test's hands. */
const withClock = (visit: (page: Page, time: Time) => Promise<void>) =>
  onPage(async (page) => {
    // Stands still: on a busy machine a toast must not go while something else is waited for.
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 60_000);
    await visit(page, {
      press: async (name) => {
        await press(page, name);
        await page.clock.runFor(100);
      },
      pass: async (seconds) => {
        await page.clock.fastForward(seconds * 1000);
        // What a toast needs to leave.
        await page.clock.runFor(400);
      },
    });
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const region = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const toasts = (page: Page) => region(page).getByRole('listitem');
const toast = (page: Page, title: string) => toasts(page).filter({ hasText: title });
const closeButton = (within: Locator) => within.getByRole('button', { name: 'Close toast' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Shows so many toasts, and waits until the last one is there. */
async function show(
  page: Page,
  many = 1,
  pressButton = (name: string) => press(page, name),
): Promise<void> {
  for (let each = 0; each < many; each += 1) await pressButton('Succeed');
  await expect(toast(page, `Saved ${many}`)).toBeVisible();
}

test.describe('a toast', () => {
  test('is at the bottom right, says what happened, and is closed by its button', () =>
    onPage(async (page) => {
      await show(page);
      await expect(toast(page, 'Saved 1')).toContainText('It is stored.');
      await expect.poll(async () => (await boxOf(toasts(page))).bottom).toBe(900 - 24);
      expect((await boxOf(toasts(page))).right).toBe(1280 - 24);
      await closeButton(toasts(page)).click();
      await expect(toasts(page)).toHaveCount(0);
    }));

  test('closes automatically; a failure stays longer', () =>
    withClock(async (page, { press, pass }) => {
      await show(page, 1, press);
      await press('Fail');
      await expect(toast(page, 'Failed')).toBeVisible();
      await pass(5);
      await expect(toasts(page)).toHaveCount(2);
      await pass(2);
      await expect(toast(page, 'Saved 1')).toHaveCount(0);
      await expect(toast(page, 'Failed')).toHaveCount(1);
      await pass(4);
      await expect(toasts(page)).toHaveCount(0);
    }));

  test('waits while the pointer is on it', () =>
    withClock(async (page, { press, pass }) => {
      await show(page, 1, press);
      await toasts(page).hover();
      await pass(60);
      await expect(toasts(page)).toHaveCount(1);
      await page.mouse.move(5, 400);
      await pass(7);
      await expect(toasts(page)).toHaveCount(0);
    }));

  test('waits while it has the focus', () =>
    withClock(async (page, { press, pass }) => {
      await show(page, 1, press);
      await closeButton(toasts(page)).focus();
      await pass(60);
      await expect(toasts(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Fail' }).focus();
      await pass(7);
      await expect(toasts(page)).toHaveCount(0);
    }));

  test('that waits for something stays until its outcome takes its place', () =>
    withClock(async (page, { press, pass }) => {
      await press('Wait');
      await expect(toast(page, 'Sending')).toBeVisible();
      await pass(600);
      await expect(toast(page, 'Sending')).toContainText('3 of 5');
      await expect(closeButton(toasts(page))).toHaveCount(0);
      await press('Finish');
      await expect(toast(page, 'Sent')).toBeVisible();
      await expect(toasts(page)).toHaveText(['Sent']);
      await pass(7);
      await expect(toasts(page)).toHaveCount(0);
    }));

  test('is spoken without taking the focus', () =>
    onPage(async (page) => {
      await show(page);
      await expect(region(page)).toHaveAttribute('aria-live', 'polite');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Succeed');
    }));
});

test('the first toast brings its region, where none was expected, and is heard beside an open dialog', async () => {
  const { page, context, complaints } = await openWindow(chromium, served.url);
  await page.goto('/#unexpected');
  await press(page, 'Short');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(region(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Found by its role: nothing around it is hidden from those who hear.
  await expect(toast(page, 'Saved 1')).toBeVisible();
  await context.close();
  expect(complaints).toEqual([]);
});

test.describe('a swipe', () => {
  /** Drags the toast by this way in this time, by the page's clock, and lets what follows happen. */
  async function swipe(
    page: Page,
    { press }: Time,
    by: { x: number; y: number },
    milliseconds: number,
  ) {
    await show(page, 1, press);
    const { left, top } = await boxOf(toasts(page));
    const [x, y] = [left + 120, top + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const steps = 4;
    for (let step = 1; step <= steps; step += 1) {
      await page.clock.runFor(milliseconds / steps);
      await page.mouse.move(x + (by.x * step) / steps, y + (by.y * step) / steps);
    }
    await page.mouse.up();
    await page.clock.runFor(500);
  }
  const leaves = (page: Page) => expect(toasts(page)).toHaveCount(0);
  const stays = (page: Page) => expect(toasts(page)).toHaveCount(1);

  for (const [direction, by] of [
    ['right', { x: 80, y: 0 }],
    ['down', { x: 0, y: 80 }],
  ] as const)
    test(`far to the ${direction} sends it away`, () =>
      withClock(async (page, time) => {
        await swipe(page, time, by, 1500);
        await leaves(page);
      }));

  for (const [how, milliseconds, then] of [
    ['sends it away when it is quick', 40, leaves],
    ['leaves it there when it is slow', 1200, stays],
  ] as const)
    test(`over a short way ${how}`, () =>
      withClock(async (page, time) => {
        await swipe(page, time, { x: 30, y: 0 }, milliseconds);
        await then(page);
      }));

  for (const [direction, by] of [
    ['left', { x: -120, y: 0 }],
    ['up', { x: 0, y: -120 }],
  ] as const)
    test(`to the ${direction} leaves it there`, () =>
      withClock(async (page, time) => {
        await swipe(page, time, by, 100);
        await stays(page);
      }));

  test('on a touch screen does not scroll the page', () =>
    onPage(async (page) => {
      await show(page);
      const action = await toasts(page).evaluate((each) => getComputedStyle(each).touchAction);
      expect(action).toBe('none');
    }, phone));
});

test.describe('several toasts', () => {
  const areUnfolded = async (page: Page): Promise<boolean> =>
    (
      await toasts(page).evaluateAll((all) =>
        all.map((each) => each.getAttribute('data-expanded') === 'true'),
      )
    ).every(Boolean);
  const hasFocus = (locator: Locator) =>
    locator.evaluate((each) => each.contains(document.activeElement));
  const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  test('unfold under Alt+T, and fold again under Escape, which leads back', () =>
    onPage(async (page) => {
      await show(page, 3);
      expect(await areUnfolded(page)).toBe(false);
      await page.keyboard.press('Alt+t');
      await expect.poll(() => areUnfolded(page)).toBe(true);
      expect(await hasFocus(region(page))).toBe(true);
      await page.keyboard.press('Tab');
      expect(await hasFocus(toasts(page).first())).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => areUnfolded(page)).toBe(false);
      expect(await focusedText(page)).toBe('Succeed');
    }));

  test('unfold under the pointer, and all of them wait', () =>
    withClock(async (page, { press, pass }) => {
      await show(page, 3, press);
      await toasts(page).first().hover();
      await expect.poll(() => areUnfolded(page)).toBe(true);
      await pass(60);
      await expect(toasts(page)).toHaveCount(3);
    }));

  test('are closed one after the other with the keyboard, and the focus is never lost', () =>
    onPage(async (page) => {
      await show(page, 2);
      await page.keyboard.press('Alt+t');
      for (const left of [1, 0]) {
        await closeButton(toasts(page).first()).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => toasts(page).count()).toBe(left);
        if (left > 0) await expect.poll(() => hasFocus(region(page))).toBe(true);
      }
      await expect.poll(() => focusedText(page)).toBe('Succeed');
    }));
});

test.describe('while a dialog is open', () => {
  const overlaps = async (first: Locator, second: Locator): Promise<boolean> => {
    const [a, b] = [await boxOf(first), await boxOf(second)];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };

  for (const [name, role, buttons, look] of [
    ['Short', 'dialog', ['Cancel', 'Save'], phone],
    ['Long', 'dialog', ['Cancel', 'Save'], phone],
    ['Ask', 'alertdialog', ['Cancel', 'Withdraw'], phone],
    ['Long', 'dialog', ['Cancel', 'Save'], tablet],
  ] as const)
    test(`a toast leaves the buttons of "${name}" free at ${look.width} px`, () =>
      onPage(async (page) => {
        await press(page, name);
        const dialog = page.getByRole(role);
        await dialog.getByRole('button', { name: buttons[1] }).click();
        await expect(toasts(page)).toBeVisible();
        for (const button of buttons) {
          await expect
            .poll(() => overlaps(toasts(page), dialog.getByRole('button', { name: button })))
            .toBe(false);
        }
        // It slides to its place.
        await expect.poll(async () => (await boxOf(toasts(page))).top).toBeGreaterThanOrEqual(0);
        await expect
          .poll(async () => (await boxOf(toasts(page))).bottom)
          .toBeLessThanOrEqual(look.height);

        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toHaveCount(0);
        await expect
          .poll(async () => look.height - (await boxOf(toasts(page))).bottom)
          .toBeLessThanOrEqual(24);
      }, look));

  test('a toast stays where it is when there is room beside the dialog', () =>
    onPage(async (page) => {
      await press(page, 'Short');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect.poll(async () => (await boxOf(toasts(page))).bottom).toBe(900 - 24);
    }));

  test('a toast is spoken, can be closed, and leaves the dialog open', () =>
    onPage(async (page) => {
      await press(page, 'Short');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toasts(page)).toBeVisible();
      expect(
        await region(page).evaluate((each) => each.closest('[aria-hidden], [inert]')),
      ).toBeNull();
      await closeButton(toasts(page)).click();
      await expect(toasts(page)).toHaveCount(0);
      await expect(dialog).toBeVisible();
    }, phone));

  test('Escape folds the toasts first, and closes the dialog after', () =>
    onPage(async (page) => {
      await press(page, 'Short');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toasts(page)).toBeVisible();
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Save');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }));
});
