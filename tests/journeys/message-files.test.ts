import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/journey/demo-site.ts';
import { settled } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';
import type { Person } from '#tests/support/journey/windows.ts';
import { arrive, comeBack, field, line, openWith, sendButton } from './pages/in-conversation.ts';

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

async function download(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: new RegExp(`^Download ${name}`) }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  return readFile(await saved.path(), 'utf8');
}

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

test('a broken upload goes on by Try again, and the message is there once', async () => {
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

test('by keyboard alone, on a narrow screen', async () => {
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
