import type { Page } from '@playwright/test';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';

/*
 * An email blast that is opened or sent a second time: in another tab, after a restart, with an ended session, by Back,
 * and by a double click. The mail server waits where a test asks it to.
 */

let server: Awaited<ReturnType<typeof smtpServerFixture>>;
let admin: Person;

const site = demoSite(async () => {
  server = await smtpServerFixture();
  const SMTP_URL = server.url;
  return { environment: { SMTP_URL, MAIL_FROM: 'Direct365 <hello@direct365.example>' } };
});
test.beforeAll(async () => {
  admin = await site.openAs('admin@demo.test');
});
test.afterAll(() => server?.close());

const page = '/admin?tab=blast';

async function write(tab: Page, subject: string): Promise<void> {
  await tab.getByLabel('Subject').fill(subject);
  await tab.getByLabel('Message').fill('Hello {full_name}');
}

const ask = (tab: Page) => tab.getByRole('button', { name: 'Send', exact: true }).click();
const confirming = (tab: Page) =>
  tab.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true });

/** The blasts of this subject that are listed. */
const listed = (tab: Page, subject: string) =>
  tab.getByRole('heading', { level: 3, name: subject, exact: true });

const recipientsOf = (subject: string) =>
  server.received
    .filter(({ email }) => email.subject === subject)
    .flatMap(({ recipients }) => recipients);

/** How many clients there are to write to. */
async function countRecipients(tab: Page): Promise<number> {
  const choice = await tab.getByLabel('Recipients').locator('option').first().textContent();
  return Number(/\d+/.exec(choice ?? '')?.[0]);
}

/**
 * Lets the mail server take some mails of this subject, and keep the next one waiting until the gate is opened. Only
 * these count: the site has other mails to send, whenever they are due.
 */
function pauseAfter(mails: number, subject: string): { open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.behaviour.beforeAnswer = () =>
    recipientsOf(subject).length > mails ? promise : undefined;
  return { open: resolve };
}

test('progress is shown as it is, in every tab, and goes on after a restart', async () => {
  const { page: tab, context } = admin;
  await open(tab, page);
  const all = await countRecipients(tab);
  const gate = pauseAfter(5, 'Over a restart');
  await write(tab, 'Over a restart');
  await ask(tab);
  await confirming(tab).click();
  const progress = `5 of ${all} sent, ${all - 5} waiting`;
  await expect(tab.getByText(progress)).toBeVisible();
  const other = await context.newPage();
  await open(other, page);
  await expect(other.getByText(progress)).toBeVisible();

  const restarted = site.restart();
  gate.open();
  await restarted;
  for (const each of [other, tab]) {
    await each.bringToFront();
    await expect(each.getByText(`${all} of ${all} sent`)).toBeVisible();
    await expect(each.getByText('Finished', { exact: true })).toBeVisible();
  }
  const reached = recipientsOf('Over a restart');
  expect(reached).toHaveLength(all);
  expect(new Set(reached).size).toBe(all);
  await other.close();
});

test('a decision that another tab has made already is said to be made', async () => {
  const { page: tab, context } = admin;
  const gate = pauseAfter(2, 'In two tabs');
  await open(tab, page);
  const all = await countRecipients(tab);
  await write(tab, 'In two tabs');
  await ask(tab);
  await confirming(tab).click();
  await expect(tab.getByText(`2 of ${all} sent, ${all - 2} waiting`)).toBeVisible();
  const decide = async (each: Page, act: string) => {
    await each.getByRole('button', { name: act }).click();
    await each.getByRole('alertdialog').getByRole('button', { name: act }).click();
  };
  await decide(tab, 'Pause');
  await expect(tab.getByText('Paused', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await open(other, page);
  await tab.getByRole('button', { name: 'Resume' }).click();
  await decide(other, 'Resume');
  await expect(other.getByText('Sending', { exact: true })).toBeVisible();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Resume' }).click();
  await expect(tab.getByText(/^This email blast is in another state by now/)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Pause' })).toBeVisible();
  await other.close();

  gate.open();
  await expect(tab.getByText(`Email blast sent to all clients! (${all} delivered)`)).toBeVisible();
  expect(new Set(recipientsOf('In two tabs')).size).toBe(all);
  expect(recipientsOf('In two tabs')).toHaveLength(all);
});

test('a button that is pressed twice sends once', async () => {
  const { page: tab } = admin;
  await open(tab, page);
  const all = await countRecipients(tab);
  await write(tab, 'Pressed twice');
  await ask(tab);
  await confirming(tab).dblclick();
  await expect(listed(tab, 'Pressed twice')).toHaveCount(1);
  await expect(tab.getByText(`Email blast sent to all clients! (${all} delivered)`)).toBeVisible();
  await open(tab, page);
  await expect(listed(tab, 'Pressed twice')).toHaveCount(1);
  expect(recipientsOf('Pressed twice')).toHaveLength(all);
});

test('Back from the question sends nothing, and costs no word', async () => {
  const { page: tab } = admin;
  await open(tab, '/admin');
  await tab.getByRole('tab', { name: 'Email Blast' }).click();
  await write(tab, 'Not yet');
  await ask(tab);
  await expect(confirming(tab)).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('button', { name: 'Load Users' })).toBeVisible();
  await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  await tab.goForward();
  await expect(tab.getByLabel('Subject')).toHaveValue('Not yet');
  await open(tab, page);
  await expect(tab.getByLabel('Subject')).toHaveValue('Not yet');
  await expect(tab.getByLabel('Message')).toHaveValue('Hello {full_name}');
  await expect(listed(tab, 'Not yet')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Clear' }).click();
  await open(tab, page);
  await expect(tab.getByLabel('Subject')).toHaveValue('');
});

test('a session that has ended is begun anew, without losing a word', async () => {
  const { page: tab, context } = admin;
  await open(tab, page);
  await write(tab, 'After a new sign-in');
  await ask(tab);
  await context.clearCookies();
  await confirming(tab).click();
  await expect(tab).toHaveURL(/\/auth\?.*next=/);
  const cookies = await site.cookiesOf('admin@demo.test');
  await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  const next = new URL(tab.url()).searchParams.get('next') ?? '';
  await open(tab, next);
  await expect(tab).toHaveURL(/tab=blast/);
  await expect(tab.getByLabel('Subject')).toHaveValue('After a new sign-in');
  await expect(tab.getByLabel('Message')).toHaveValue('Hello {full_name}');
  expect(recipientsOf('After a new sign-in')).toEqual([]);
});
