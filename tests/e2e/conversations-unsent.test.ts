import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';
import { field, line, openWith, sendButton } from './pages/in-conversation.ts';

/* No written message is lost or sent twice. */

const site = demoSite();
let client: Person;

test.beforeEach(async () => {
  client = await arrive(site, 'client@demo.test');
});
test.afterEach(() => client.context.close());

const unsent = (page: Page) => page.getByText('Not sent.');

test('a draft survives a reload, for each conversation separately, and is deleted on sign-out', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await field(page).fill('To be thought over until');
  await openWith(page, 'Priya');
  await expect(field(page)).toHaveValue('');
  await openWith(page, 'Connie');
  await expect(field(page)).toHaveValue('To be thought over until');
  await page.reload();
  await settled(page);
  await expect(field(page)).toHaveValue('To be thought over until');

  await page.getByRole('button', { name: 'Dana', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth?mode=signin');
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
    ),
  ).toEqual([]);
});

test('what cannot be sent stays, outlives a reload, and is there once after another try', async () => {
  const { page, context } = client;
  await openWith(page, 'Connie');
  await context.setOffline(true);
  await field(page).fill('From the train, in a tunnel.');
  await sendButton(page).click();
  await expect(unsent(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(unsent(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await settled(page);
  await expect(line(page, 'in a tunnel.')).toHaveCount(1);
  await expect(unsent(page)).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(unsent(page)).toHaveCount(0);
  await expect(line(page, 'in a tunnel.')).toHaveCount(1);
  await page.reload();
  await settled(page);
  await expect(line(page, 'in a tunnel.')).toHaveCount(1);
});

/** The server has it; the way back breaks. */
const loseAnswers = (page: Page) =>
  page.route('**/api/threads/*/messages', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

test('what has arrived although its answer was lost is not sent again, and is known for what it is', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  // Nor does the page hear of it in another way.
  await page.route('**/api/threads/*/entries*', (route) => route.abort());
  await loseAnswers(page);
  await field(page).fill('Twice is once.');
  await sendButton(page).click();
  await expect(unsent(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(unsent(page)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await settled(page);
  await expect(unsent(page)).toHaveCount(0);
  await expect(line(page, 'Twice is once.')).toHaveCount(1);
});

test('a delivered message with a lost answer is detected by live events', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await loseAnswers(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/messages'));
  await field(page).fill('Heard of it elsewhere.');
  await sendButton(page).click();
  await lost;
  const sent = line(page, 'Heard of it elsewhere.');
  await expect(sent).toHaveCount(1);
  await expect(sent).not.toContainText('Sending…');
  await expect(unsent(page)).toHaveCount(0);
});

test('what cannot be sent can be given up', async () => {
  const { page, context } = client;
  await openWith(page, 'Connie');
  await context.setOffline(true);
  await field(page).fill('Never mind.');
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(line(page, 'Never mind.')).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await settled(page);
  await expect(line(page, 'Never mind.')).toHaveCount(0);
});

test('a first message that cannot be sent waits where it was written', async () => {
  const { page, context } = client;
  await open(page, '/find-consultants');
  const cards = page.locator('main li').filter({ has: page.locator('h3') });
  await cards
    .nth(3)
    .getByRole('link', { name: /^Contact Consultant/ })
    .click();
  await page.waitForURL('**/messages/with/*');
  await expect(field(page)).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('A first word.');
  await sendButton(page).click();
  await expect(unsent(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(line(page, 'A first word.')).toHaveCount(1);
});

test('messages written one after the other arrive in their order', async () => {
  const { page } = client;
  await openWith(page, 'Priya');
  for (const text of ['first of three', 'second of three', 'third of three']) {
    await field(page).fill(text);
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByText('Sending…')).toHaveCount(0);
  await page.reload();
  await settled(page);
  const texts = await line(page, /of three/).allTextContents();
  expect(texts.map((text) => /\w+ of three/.exec(text)?.[0])).toEqual([
    'first of three',
    'second of three',
    'third of three',
  ]);
});

test('a text is text, its addresses are links, and a word without end is broken', async () => {
  const { page } = client;
  await openWith(page, 'Priya');
  const text = `<b>bold</b> https://a.example/x?y=1. javascript:alert(1) ${'w'.repeat(400)}`;
  await field(page).fill(text);
  await sendButton(page).click();
  const said = line(page, '<b>bold</b>');
  await expect(said).toHaveCount(1);
  await expect(said).not.toContainText('Sending…');
  await expect(said.locator('b')).toHaveCount(0);
  const link = said.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://a.example/x?y=1');
  await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(link).toHaveAttribute('target', '_blank');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    const box = await said.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(width);
  }
});
