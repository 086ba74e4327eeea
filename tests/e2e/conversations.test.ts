import { z } from 'zod';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { answered, open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive, toast } from './pages/demo-person.ts';
import {
  choose,
  chooseForAll,
  comeBack,
  field,
  line,
  lines,
  openWith,
  rows,
  say,
  search,
  sendButton,
} from './pages/in-conversation.ts';

/*
 * A client and a consultant in two browsers: they find and answer each other, change and delete what they wrote, share
 * how to reach them, and end it.
 */

const site = demoSite();
let client: Person;
let consultant: Person;

test.beforeAll(async () => {
  client = await arrive(site, 'client@demo.test');
  consultant = await arrive(site, 'new-consultant@demo.test');
});
test.afterEach(() => {
  expect(client.complaints).toEqual([]);
  expect(consultant.complaints).toEqual([]);
});

test('a client finds a consultant, and writes to them for the first time', async () => {
  const { page } = client;
  // The best rated one has a conversation with this client already.
  await open(page, '/find-consultants?sort=experience');
  const card = page
    .locator('main li')
    .filter({ has: page.locator('h3') })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: /^Contact Consultant/ }).click();
  await page.waitForURL('**/messages/with/*');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Please write something.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await field(page).fill('Could you help us with our month-end close?');
  await sendButton(page).click();
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(line(page, 'Could you help us')).toHaveCount(1);
  await expect(rows(page).first()).toContainText(name);
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'page');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  // From now on every way to them leads here.
  const address = page.url();
  await open(page, '/find-consultants?sort=experience');
  await card.getByRole('link', { name: /^Contact Consultant/ }).click();
  await page.waitForURL(address);
  await page.goBack();
  await page.waitForURL('**/find-consultants?sort=experience');
});

test('a project that is known is what the first message begins with', {
  tag: '@release',
}, async () => {
  const { page } = client;
  await open(page, '/client/portal');
  await page
    .getByRole('link', { name: 'Move the freezer store to advanced warehousing', exact: true })
    .click();
  const links = page
    .getByRole('region', { name: 'Suggested Consultants' })
    .getByRole('link', { name: /^Contact Consultant/ });
  await expect(links.first()).toBeVisible();
  // A consultant without a conversation yet.
  for (const link of await links.all()) {
    const [, personId] = /with\/([^?]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    const answer: unknown = await (await page.request.get(`/api/threads/with/${personId}`)).json();
    if (z.object({ threadId: z.null() }).safeParse(answer).success) {
      await link.click();
      break;
    }
  }
  await page.waitForURL('**/messages/with/*?project=*');
  await expect(field(page)).toHaveValue(
    'About “Move the freezer store to advanced warehousing”:\n\n',
  );
});

test.describe('two who have a conversation', () => {
  let consultantSide: Person;
  test.beforeAll(async () => {
    consultantSide = await arrive(site, 'consultant@demo.test');
  });
  test.afterAll(() => consultantSide.context.close());

  test('answer each other, and each sees what the other wrote', async () => {
    await openWith(client.page, 'Connie');
    await openWith(consultantSide.page, 'Dana');
    await say(client.page, 'When would you have time for a talk?');
    await comeBack(consultantSide.page);
    await expect(line(consultantSide.page, 'When would you have time')).toHaveCount(1);
    await expect(
      consultantSide.page.getByRole('status').filter({ hasText: 'New message from Dana' }),
    ).toContainText('When would you have time for a talk?');
    await say(consultantSide.page, 'On Thursday at ten.');
    await comeBack(client.page);
    await expect(lines(client.page).last()).toContainText('On Thursday at ten.');
    // What happened between them stands in its place.
    await expect(line(client.page, 'applied for').first()).toBeVisible();
    expect(consultantSide.complaints).toEqual([]);
  });

  test('show an unread count until the user reads the messages', async () => {
    const { page } = consultantSide;
    await open(page, '/consultant/portal');
    const messages = page.getByRole('link', { name: /Messages$/ });
    await say(client.page, 'Thursday at ten is fine.');
    await comeBack(page);
    await expect(messages).toHaveAccessibleName(/^\d+ unread Messages$/);
    const unread = await page.request.get('/api/threads/unread');
    const { messages: before } = z.object({ messages: z.number() }).parse(await unread.json());
    await messages.click();
    await page.waitForURL('**/messages');
    const row = rows(page).filter({ hasText: 'Dana' });
    await expect(row).toContainText('1 unread');
    await page.getByRole('link', { name: 'Unread', exact: true }).click();
    await page.waitForURL('**/messages?filter=unread');
    await row.click();
    await expect(line(page, 'Thursday at ten is fine.')).toHaveCount(1);
    await expect(lines(page).filter({ hasText: /^New$/ })).toHaveCount(1);
    await expect(row).not.toContainText('unread');
    if (before > 1) await expect(messages).toHaveAccessibleName(`${before - 1} unread Messages`);
    else await expect(messages).toHaveAccessibleName('Messages');
  });

  test('change what they wrote, marked as edited', { tag: '@release' }, async () => {
    const { page } = client;
    await openWith(page, 'Connie');
    await say(page, 'I will bring my coleague.');
    await choose(page, line(page, 'I will bring'), 'Edit');
    const editing = page.getByRole('textbox', { name: 'Your message' });
    await expect(editing).toBeFocused();
    await editing.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please write something.')).toBeVisible();
    await editing.fill('I will bring my colleague.');
    await page.keyboard.press('Control+Enter');
    await expect(line(page, 'I will bring my colleague.')).toContainText('edited');
    await expect(editing).toHaveCount(0);
    await openWith(consultantSide.page, 'Dana');
    await expect(line(consultantSide.page, 'my colleague.')).toContainText('edited');
    await expect(line(consultantSide.page, 'coleague')).toHaveCount(0);
  });

  test('delete what they wrote, and a trace stays', { tag: '@release' }, async () => {
    const { page } = client;
    await openWith(page, 'Connie');
    await say(page, 'This was for another person.');
    await choose(page, line(page, 'for another person'), 'Delete');
    const dialog = page.getByRole('alertdialog');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete Message' }).click();
    await expect(toast(page, 'Message Deleted')).toBeVisible();
    await expect(lines(page).last()).toContainText('Message deleted');
    await expect(rows(page).filter({ hasText: 'Connie' })).toContainText('You: Message deleted');
    await openWith(consultantSide.page, 'Dana');
    await expect(lines(consultantSide.page).last()).toContainText('Message deleted');
    await expect(line(consultantSide.page, 'for another person')).toHaveCount(0);
  });

  test('are found by their name, their words and what they want found', async () => {
    const { page } = client;
    await open(page, '/messages');
    const all = await rows(page).count();
    expect(all).toBeGreaterThan(1);
    await search(page).fill('Thursday at ten');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/messages?text=*');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await settled(page);
    await expect(rows(page)).toHaveCount(1);
    await search(page).fill('nobody ever wrote this');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No conversation found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(rows(page)).toHaveCount(all);
    await expect(search(page)).toBeFocused();
  });

  test('put a conversation away, and get it back with the next message', {
    tag: '@release',
  }, async () => {
    const { page } = client;
    await openWith(page, 'Connie');
    await chooseForAll(page, /^Archive/);
    await expect(toast(page, 'Conversation Archived')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Connie' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Archived', exact: true }).click();
    await expect(rows(page).filter({ hasText: 'Connie' })).toHaveCount(1);
    await openWith(consultantSide.page, 'Dana');
    await say(consultantSide.page, 'One more thing.');
    await open(page, '/messages');
    await expect(rows(page).filter({ hasText: 'Connie' })).toContainText('One more thing.');
  });
});

test('contact details are shared by each for themselves', async () => {
  const { page } = client;
  await openWith(page, 'Priya');
  await page.getByRole('button', { name: 'Contact details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact details' });
  await expect(dialog.getByText('Not shared with you.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /would see of yours/ })).toBeVisible();
  await expect(dialog.getByText('client@demo.test')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Share My Contact Details' }).click();
  await expect(page.getByText('Contact Details Shared', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /sees of yours$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page, 'You shared your contact details')).toHaveCount(1);
  await page.getByRole('button', { name: 'Contact details' }).click();
  await dialog.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(page.getByText('No Longer Shared', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page, 'You shared your contact details')).toHaveCount(0);
});

test('a message is reported to the admins, and its writer is blocked silently', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await choose(page, line(page, 'On Thursday at ten.'), 'Report message');
  const report = page.getByRole('dialog', { name: 'Report this message' });
  await report.getByRole('radio', { name: 'Something else' }).check();
  await report.getByLabel('What should we look at?').fill('That is no time for a talk.');
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Report Sent')).toBeVisible();

  await chooseForAll(page, /^Block/);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/They are not notified/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(toast(page, 'Person Blocked')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByText(/^You have blocked/)).toBeVisible();

  const other = await arrive(site, 'consultant@demo.test');
  await openWith(other.page, 'Dana');
  await say(other.page, 'Are you there?');
  await comeBack(page);
  await expect(line(page, 'Are you there?')).toHaveCount(0);

  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(field(page)).toBeVisible();
  await say(other.page, 'Hello again.');
  await comeBack(page);
  await expect(line(page, 'Hello again.')).toHaveCount(1);
  await expect(line(page, 'Are you there?')).toHaveCount(0);
  await other.context.close();

  const admin = await arrive(site, 'admin@demo.test');
  await open(admin.page, '/admin/reports');
  const card = admin.page.getByRole('group').filter({ hasText: 'That is no time for a talk.' });
  await expect(card.getByRole('blockquote')).toContainText('On Thursday at ten.');
  expect(await violationsOf(admin.page)).toEqual([]);
  await admin.context.close();
});

test('a consultant gets from an application to its client', { tag: '@release' }, async () => {
  const { page, context } = await arrive(site, 'consultant@demo.test');
  await open(page, '/consultant/portal?tab=projects&view=applications');
  await page
    .getByRole('link', { name: /^Message the Client/ })
    .first()
    .click();
  await page.waitForURL(/\/messages\//);
  await expect(field(page)).toBeVisible();
  await context.close();
});

test('a foreign or missing conversation cannot be opened', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  const address = page.url();
  await open(consultant.page, address);
  await expect(
    consultant.page.getByRole('heading', { level: 1, name: 'Conversation not found' }),
  ).toBeVisible();
  await open(consultant.page, '/messages/no-such-id');
  await expect(
    consultant.page.getByRole('heading', { level: 1, name: 'Conversation not found' }),
  ).toBeVisible();
  await open(consultant.page, '/messages/with/00000000-0000-4000-8000-000000000000');
  await expect(
    consultant.page.getByRole('heading', { name: 'You cannot write to this person' }),
  ).toBeVisible();
  const pending = await arrive(site, 'pending-client@demo.test');
  await pending.page.goto('/messages');
  await pending.page.waitForURL('**/find-consultants');
  await expect(pending.page.getByRole('link', { name: /Messages$/ })).toHaveCount(0);
  await answered(pending.page);
  expect(pending.complaints).toEqual([]);
  await pending.context.close();
});
