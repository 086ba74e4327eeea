import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { answered, open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { expectFocusOn, pressOn, tabBackTo, tabTo } from './pages/by-keyboard.ts';
import { callsTo } from './pages/calls.ts';
import { arrive, toast } from './pages/demo-person.ts';
import {
  comeBack,
  field,
  line,
  lines,
  openWith,
  rows,
  say,
  sendButton,
} from './pages/in-conversation.ts';

/* Where things stand in a conversation, on phones as on desks, and how it is worked by keyboard alone. */

const site = demoSite();
const { call } = callsTo(site);

const phone = { width: 360, height: 740 };

/** Whether all of it is on the screen, and nothing lies above it. */
async function expectInSight(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(height);
  await what.click({ trial: true });
}

/** Clicks where the field is, and types: only the browser scrolls. */
async function typeByHand(page: Page, text: string): Promise<void> {
  const box = await field(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.keyboard.type(text);
}

/** Writes so many lines into the conversation, faster than by hand. */
async function fillUp(page: Page, count: number): Promise<void> {
  const threadId = page.url().split('/').at(-1);
  for (let number = 1; number <= count; number += 1) {
    await call(page, 'POST', `/threads/${threadId}/messages`, {
      ...{ messageId: crypto.randomUUID(), text: `Line number ${number}.` },
    });
  }
}

test('the newest is in sight, and older ones are loaded above it without moving what is read', async () => {
  const { page, context, complaints } = await arrive(site, 'client@demo.test');
  await openWith(page, 'Priya');
  await fillUp(page, 75);
  await page.reload();
  await settled(page);
  await expectInSight(page, line(page, 'Line number 75.'));
  await expect(line(page, 'Line number 40.')).toHaveCount(0);

  const oldest = line(page, 'Line number 46.');
  await oldest.scrollIntoViewIfNeeded();
  await answered(page);
  await expect(line(page, 'Line number 40.')).toHaveCount(1);
  const before = (await oldest.boundingBox())?.y ?? 0;
  await page.getByRole('button', { name: 'Show older messages' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(line(page, 'Line number 1.')).toHaveCount(1);
  await answered(page);
  expect(Math.abs(((await oldest.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
  await expect(page.getByText(/^The beginning of your conversation/)).toHaveCount(1);

  // What comes below moves it as little.
  await fillUp(page, 1);
  await comeBack(page);
  await expect(line(page, 'Line number 1.')).toHaveCount(2);
  expect(Math.abs(((await oldest.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'To the newest' }).click();
  await expectInSight(page, lines(page).last());
  expect(complaints).toEqual([]);
  await context.close();
});

test('lists and conversations stand side by side on desks, and follow each other on phones', async () => {
  const { page, context } = await arrive(site, 'client@demo.test');
  await openWith(page, 'Connie');
  await expect(rows(page).first()).toBeVisible();
  await page.setViewportSize(phone);
  await expect(rows(page).first()).toBeHidden();
  await page.getByRole('link', { name: 'Back to all conversations' }).click();
  await page.waitForURL('**/messages');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await context.close();
});

test('times and days are those of the reader', async () => {
  const context = await site.newContext({ timezoneId: 'Pacific/Auckland', locale: 'en-US' });
  const cookies = await site.cookiesOf('client@demo.test');
  await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  const page = await context.newPage();
  await openWith(page, 'Connie');
  await say(page, 'What time is it there?');
  const time = line(page, 'What time is it there?').locator('time');
  const moment = (await time.getAttribute('datetime')) ?? '';
  const there = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Pacific/Auckland',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
  await expect(time).toHaveText(there);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await context.close();
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const)
  test(`everything is in reach at ${width} px, in light and dark, also above the question about cookies`, async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test', { width, height });
    await openWith(page, 'Connie');
    await expect(page.getByText('We use cookies').first()).toBeVisible();
    await expectInSight(page, field(page));
    await expectInSight(page, sendButton(page));
    await page.getByRole('button', { name: 'Reject All' }).click();
    await expectInSight(page, sendButton(page));
    await expectInSight(page, lines(page).last());
    await typeByHand(page, 'What is typed is in sight already.');
    expect(await page.evaluate('scrollY')).toBe(0);
    await field(page).fill('');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await context.setOffline(true);
    await field(page).fill('This cannot be sent.');
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expectInSight(page, page.getByRole('button', { name: 'Try again' }));
    await context.setOffline(false);
    await open(page, '/messages');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(complaints).toEqual([]);
    await context.close();
  });

for (const look of [phone, { width: 1280, height: 900 }])
  test(`all of it is done by keyboard alone at ${look.width} px`, async () => {
    const { page, context, complaints } = await arrive(site, 'client@demo.test', look);
    await open(page, '/client/portal');
    await pressOn(page, page.getByRole('link', { name: /Messages$/ }));
    await page.waitForURL('**/messages');
    await pressOn(page, rows(page).filter({ hasText: 'Connie' }));
    const heading = page.getByRole('heading', { level: 1, name: /^Connie/ });
    await expectFocusOn(page, heading);
    await tabTo(page, field(page));
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await page.keyboard.type('alone.');
    await page.keyboard.press('Control+Enter');
    await expectFocusOn(page, field(page));
    const own = line(page, /By keyboard\s+alone\./).last();
    await expect(own).toHaveCount(1);
    await expect(own).not.toContainText('Sending…');

    const menu = own.getByRole('button', { name: /: actions$/ });
    await tabBackTo(page, menu);
    await page.keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('menuitem', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('textbox', { name: 'Your message' }));
    await page.keyboard.type(' Really.');
    await page.keyboard.press('Control+Enter');
    const edited = line(page, 'Really.');
    await expectFocusOn(page, edited.locator('[tabindex="-1"]').first());
    await pressOn(page, edited.getByRole('button', { name: /: actions$/ }));
    await expectFocusOn(page, page.getByRole('menuitem', { name: 'Edit' }));
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, page.getByRole('menuitem', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expectFocusOn(page, dialog.getByRole('button', { name: 'Cancel' }));
    await pressOn(page, dialog.getByRole('button', { name: 'Delete Message' }));
    await expect(toast(page, 'Message Deleted')).toBeVisible();
    await expect(lines(page).last()).toContainText('Message deleted');
    await expectFocusOn(page, lines(page).last().locator('[tabindex="-1"]').first());

    await tabBackTo(page, page.getByRole('button', { name: 'More for this conversation' }));
    await page.keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('menuitem', { name: 'Archive' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Conversation Archived')).toBeVisible();
    await expectFocusOn(page, page.getByRole('button', { name: 'More for this conversation' }));
    await page.keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('menuitem', { name: 'Bring back' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Conversation Brought Back')).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
