import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';
import { comeBack, field, line, openWith, sendButton } from './pages/in-conversation.ts';

/* Files go from one side of a conversation to the other. */

const site = demoSite();
let client: Person;
let consultant: Person;

test.beforeEach(async () => {
  client = await arrive(site, 'client@demo.test');
  consultant = await arrive(site, 'consultant@demo.test');
});
test.afterEach(async () => {
  await client.context.close();
  await consultant.context.close();
});

const rows = 'name,hours\n'.repeat(200_000);
const file = (name: string, content = 'Hello.') => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(content) },
});
const chosen = (page: Page) => page.getByRole('list', { name: 'Files of this message' });
const attach = (page: Page) => page.getByRole('button', { name: 'Attach files' });

async function choose(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await attach(page).click();
  await (await opening).setFiles(files);
}

/** Files that a user drags or has copied. */
const held = (page: Page, ...names: string[]) =>
  page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const name of given) data.items.add(new File(['Hello.'], name, { type: 'text/plain' }));
    return data;
  }, names);

async function download(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: new RegExp(`^Download ${name}`) }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  return readFile(await saved.path(), 'utf8');
}

test('a first message carries files as all others do, also after a reload', {
  tag: '@release',
}, async () => {
  const { page } = client;
  await open(page, '/find-consultants');
  await page
    .getByRole('link', { name: /^Contact Consultant/ })
    .first()
    .click();
  await page.waitForURL('**/messages/with/*');
  await choose(page, file('brief.csv', rows), file('run.exe'));
  await expect(chosen(page)).toContainText('CSV, 2.1 MB');
  await expect(chosen(page)).toContainText('You can send PDF, pictures');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /run\.exe/ }).click();
  await page.reload();
  await settled(page);
  await expect(chosen(page)).toContainText('CSV, 2.1 MB');
  await field(page).fill('This is what we need.');
  await sendButton(page).click();
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(line(page, 'This is what we need.')).toContainText('brief.csv');
  await expect(chosen(page)).toHaveCount(0);
  expect(await download(page, 'brief.csv')).toBe(rows);
  expect(client.complaints).toEqual([]);
});

test('files are chosen, sent, and saved on the other side', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await choose(page, file('hours.csv', rows), file('Zoë’s notes.txt'));
  await expect(chosen(page)).toContainText('CSV, 2.1 MB');
  await expect(chosen(page)).toContainText('Text, 6 bytes');
  expect(await violationsOf(page)).toEqual([]);
  await field(page).fill('Both of them, as promised.');
  await sendButton(page).click();
  await expect(chosen(page)).toHaveCount(0);
  await expect(line(page, 'Both of them')).toContainText('hours.csv');
  await expect(line(page, 'Both of them')).not.toContainText('Sending…');

  await openWith(consultant.page, 'Dana');
  await comeBack(consultant.page);
  await expect(line(consultant.page, 'Both of them')).toHaveCount(1);
  expect(await violationsOf(consultant.page)).toEqual([]);
  expect(await download(consultant.page, 'hours.csv')).toBe(rows);
  expect(await download(consultant.page, 'Zoë’s notes.txt')).toBe('Hello.');
  expect(client.complaints).toEqual([]);
  expect(consultant.complaints).toEqual([]);
});

test('files are dropped on the message and pasted into it, and what is written stays', {
  tag: '@release',
}, async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await field(page).fill('Held, and let go.');
  const form = page.locator('form').filter({ has: field(page) });
  const dataTransfer = await held(page, 'one.txt', 'two.txt');
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await form.dispatchEvent(type, { dataTransfer });
  }
  await expect(chosen(page).getByText('Text, 6 bytes')).toHaveCount(2);
  await field(page).evaluate(
    (element, clipboardData) => {
      const given = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', given));
    },
    await held(page, 'copied.txt'),
  );
  await expect(chosen(page).getByText('Text, 6 bytes')).toHaveCount(3);
  await expect(field(page)).toHaveValue('Held, and let go.');
  await sendButton(page).click();
  const sent = line(page, 'Held, and let go.');
  for (const name of ['one.txt', 'two.txt', 'copied.txt']) await expect(sent).toContainText(name);

  // A drop without a file is left to the browser.
  const isLeft = await field(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Only words.');
    const given = { clipboardData, bubbles: true, cancelable: true };
    return element.dispatchEvent(new ClipboardEvent('paste', given));
  });
  expect(isLeft).toBe(true);
});

test('what cannot be sent says why, and is removed; what was uploaded outlives a reload', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await choose(page, file('run.exe'), file('kept.txt'));
  await expect(chosen(page)).toContainText('You can send PDF, pictures');
  await expect(chosen(page)).toContainText('Text, 6 bytes');
  await field(page).fill('One of them.');
  await sendButton(page).click();
  await expect(page.getByText('A file could not be attached.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove run.exe' }).click();
  await expect(field(page)).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(chosen(page)).toContainText('kept.txt');
  await sendButton(page).click();
  await expect(line(page, 'One of them.')).toContainText('kept.txt');
});

test('a broken upload goes on by Try again, and the message is there once', {
  tag: '@release',
}, async () => {
  const { page, context } = client;
  await openWith(page, 'Connie');
  await context.route('**/api/message-files/*/parts/1', (route) => route.abort());
  await choose(page, file('hours.csv', rows));
  await expect(chosen(page)).toContainText('It did not arrive.');
  await context.unroute('**/api/message-files/*/parts/1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chosen(page)).toContainText('CSV, 2.1 MB');
  await field(page).fill('At the second try.');
  await sendButton(page).click();
  await expect(line(page, 'At the second try.')).toHaveCount(1);
  await page.reload();
  await settled(page);
  await expect(line(page, 'At the second try.')).toHaveCount(1);
});

test('by keyboard alone, on a narrow screen', { tag: '@release' }, async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await page.setViewportSize({ width: 360, height: 720 });
  // Listened for early: a key is pressed at once, and does not wait until the browser knows of it.
  const opening = page.waitForEvent('filechooser');
  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(attach(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await opening).setFiles([file('by-keys.txt')]);
  await expect(chosen(page)).toContainText('Text, 6 bytes');
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBe(0);
  await field(page).focus();
  await page.keyboard.type('Typed and attached.');
  await page.keyboard.press('Control+Enter');
  await expect(line(page, 'Typed and attached.')).toContainText('by-keys.txt');
  const link = page.getByRole('link', { name: /^Download by-keys.txt/ });
  await link.focus();
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toBe('by-keys.txt');
});
