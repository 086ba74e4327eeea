import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { expectFocusOn, pressOn, tabTo } from './pages/by-keyboard.ts';
import { callsTo } from './pages/calls.ts';

/*
 * Each applicant gets an answer. A client sees their pending actions, answers them, and confirms that a project is
 * still open. Where they do not, the applicants are notified. A consultant sees how often a client answers before
 * applying.
 */

const site = demoSite();
const { call, send } = callsTo(site);

let client: Person;
let consultant: Person;
test.beforeAll(async () => {
  client = await site.openAs('client@demo.test');
  consultant = await site.openAs('consultant@demo.test');
});

const post = (title: string): Promise<string> =>
  send(client.page, '/projects', { ...projectFields, title });
const apply = (projectId: string): Promise<string> =>
  send(consultant.page, `/projects/${projectId}/applications`, {
    coverLetter: 'I have done this before, twice.',
  });

/** Lets a project grow old, and what happens by time happen. */
async function age(projectId: string, days: { posted: number; asked?: number }): Promise<void> {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(
    `update projects set created_at = now() - make_interval(days => $2), asked_at = now() - make_interval(days => $3)
       where id = $1`,
    [projectId, days.posted, days.asked ?? null],
  );
  await database.end();
  await site.runJob('open-projects-aged');
}

const panel = (page: Page) => page.getByRole('region', { name: /^Waiting for your answer/ });

test('a client sees what waits for them first, the oldest on top, and answers by key', async () => {
  const { page } = client;
  await open(page, '/client/portal');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/^Waiting for your answer\s*\d+$/);
  const before = Number(/\d+$/.exec((await heading.textContent()) ?? '')?.[0]);
  const box = await heading.boundingBox();
  expect(box?.y ?? 9999).toBeLessThan(700);
  const ages = (
    await panel(page)
      .getByText(/^Waits for \d+ day/)
      .allTextContents()
  ).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(ages).toEqual(ages.toSorted((one, other) => other - one));
  expect(await violationsOf(page)).toEqual([]);

  const oldest = panel(page)
    .getByRole('link', { name: /^Read and answer/ })
    .first();
  const address = await oldest.getAttribute('href');
  await pressOn(page, oldest);
  await page.waitForURL(`**${address}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/^Declined on/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Your work' })
    .getByRole('link', { name: 'Projects' })
    .click();
  await page.waitForURL('**/client/portal');
  await expect(heading).toHaveText(new RegExp(`answer\\s*${before - 1}$`));
  await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0);
});

const threadsOf = z.object({
  items: z.array(z.object({ id: z.string(), other: z.object({ name: z.string() }) })),
});

test('unread messages are among what waits until they are read, without a reload', async () => {
  const { page } = client;
  const { items } = threadsOf.parse(
    await (await consultant.page.request.get('/api/threads')).json(),
  );
  const threadId = items.find(({ other }) => other.name.startsWith('Dana'))?.id ?? '';
  const write = (text: string) =>
    send(consultant.page, `/threads/${threadId}/messages`, {
      messageId: crypto.randomUUID(),
      text,
    });
  const read = () => call(page, 'POST', `/threads/${threadId}/read`, { position: 2_147_483_647 });
  await read();
  await open(page, '/client/portal');
  const link = `a[href="/messages/${threadId}"]`;
  // Where much waits, it is among what is opened.
  const waiting = panel(page)
    .locator('li')
    .filter({ has: page.locator(link) });
  await expect(waiting).toHaveCount(0);
  await write('Have you seen the list?');
  await expect(waiting).toContainText('has written to you');
  await expect(waiting).toContainText('1 unread message');
  await write('It is the one of Monday.');
  await expect(waiting).toContainText('2 unread messages');
  await read();
  await expect(waiting).toHaveCount(0);

  await write('Monday’s, I mean.');
  await expect(waiting).toHaveCount(1);
  const more = panel(page).getByText(/^Show \d+ more$/);
  if (await more.isVisible()) await more.click();
  expect(await violationsOf(page)).toEqual([]);
  // Read is what has been in sight, which is said a moment after it is there.
  const said = page.waitForResponse((answer) => answer.url().endsWith(`/${threadId}/read`));
  await pressOn(page, waiting.getByRole('link', { name: /^Open Conversation with Connie/ }));
  await page.waitForURL(`**/messages/${threadId}`);
  await expect(page.getByText('Monday’s, I mean.').last()).toBeVisible();
  await said;
  await open(page, '/client/portal');
  await expect(waiting).toHaveCount(0);
});

test('a client is asked whether a project is still open, and says so from the mail', async () => {
  const projectId = await post('Open for long');
  await age(projectId, { posted: 26 });
  const mail = await site.waitForMail('client@demo.test', /^Is “Open for long” still open\?$/);
  expect(mail.text).toContain(`${site.url}/project/${projectId}`);

  const visitor = await site.openWindow();
  await visitor.page.goto(`/project/${projectId}`);
  await visitor.page.waitForURL('**/auth?**');
  await visitor.context.close();

  const { page } = client;
  await open(page, '/client/portal');
  await expect(panel(page)).toContainText('Is Open for long still open?');
  await open(page, `/project/${projectId}`);
  await expect(page.getByText('Is this project still open?')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'It is still open' }).press('Enter');
  await expect(page.getByText('Thank you: it is still open')).toBeVisible();
  await expect(page.getByText('Is this project still open?')).toHaveCount(0);
  await open(page, '/client/portal');
  await expect(panel(page)).not.toContainText('Open for long');
});

test('a client says so in the portal, and goes on from there', async () => {
  const projectId = await post('Open for longer');
  await age(projectId, { posted: 27 });
  await site.waitForMail('client@demo.test', /^Is “Open for longer” still open\?$/);
  const { page } = client;
  await open(page, '/client/portal');
  const more = panel(page).getByText(/^Show \d+ more$/);
  if (await more.isVisible()) await more.click();
  await panel(page)
    .getByRole('button', { name: /^It is still open.*Open for longer$/ })
    .press('Enter');
  await expect(panel(page)).not.toContainText('Open for longer');
  await expectFocusOn(page, panel(page).getByRole('heading'));
});

test('an unconfirmed project closes, and both sides read why', async () => {
  const projectId = await post('Forgotten by its client');
  const applicationId = await apply(projectId);
  await age(projectId, { posted: 31, asked: 6 });
  const told = await site.waitForMail('consultant@demo.test', /Forgotten by its client/);
  expect(told.subject).toBe('“Forgotten by its client” was closed');
  const mail = await site.waitForMail(
    'client@demo.test',
    /^Your project “Forgotten by its client”/,
  );
  expect(mail.text).toContain('The consultant who waited for an answer has been notified.');

  await open(consultant.page, '/consultant/portal?tab=projects&view=applications');
  const card = consultant.page.getByRole('listitem').filter({
    has: consultant.page.getByRole('heading', { name: 'Forgotten by its client' }),
  });
  await expect(card).toContainText('Project Closed');
  await expect(card).toContainText('The client did not say that this project is still open');
  await expect(card).toContainText('Your application was not turned down.');
  await expect(card).not.toContainText(/Rejected|declined|cancelled/);

  const { page } = client;
  await open(page, `/project/${projectId}`);
  await expect(page.getByText(/^Closed on/)).toBeVisible();
  await expect(page.getByText(/had no answer/)).toBeVisible();
  await open(page, `/application/${applicationId}`);
  await expect(page.getByText(/^The project was closed on/)).toBeVisible();
});

test('a consultant reads how clients answer, and how that was measured, by key', async () => {
  const { page } = consultant;
  await open(page, '/consultant/portal?tab=projects');
  const figures = page
    .getByRole('listitem')
    .getByText(/answered within 7 days|Not enough answers yet/);
  await expect(figures.first()).toBeVisible();
  const how = page.getByRole('button', { name: 'How this client answers' }).first();
  await tabTo(page, how);
  await page.keyboard.press('Enter');
  const definition = page.getByRole('dialog', { name: 'How this client answers' });
  await expect(definition).toContainText('in the last 12 months');
  await expect(definition).toContainText(/\d+ cases?\./);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);

  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'How this client answers' })).toBeVisible();
});

test('a client reads how consultants answer wherever they decide, and each page of cards asks once', async () => {
  const { page } = client;
  const asked: string[][] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/consultants/answer-figures')) asked.push([...searchParams.values()]);
  });
  const said = /answered within 7 days|Not enough answers yet/;
  const cards = page.locator('main li').filter({ has: page.locator('h3') });
  await open(page, '/find-consultants');
  await expect(cards.getByText(said)).toHaveCount(await cards.count());
  expect(asked).toHaveLength(1);
  const firstPage = await cards.count();
  expect(new Set(asked[0]).size).toBe(firstPage);

  await page.getByRole('button', { name: 'Load More Consultants' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(firstPage);
  await expect(cards.getByText(said)).toHaveCount(await cards.count());
  expect(asked).toHaveLength(2);
  expect(asked[1]?.filter((id) => asked[0]?.includes(id))).toEqual([]);

  const how = cards.first().getByRole('button', { name: 'How this consultant answers' });
  await pressOn(page, how);
  const definition = page.getByRole('dialog', { name: 'How this consultant answers' });
  await expect(definition).toContainText('in the last 12 months');
  await page.keyboard.press('Escape');
  await expectFocusOn(page, how);

  const first = cards.first();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/shortlist'),
  );
  await first.getByRole('button', { name: /^Add to Shortlist/ }).click();
  expect((await kept).ok()).toBe(true);
  await expect(first.getByRole('button', { name: /^Shortlisted/ })).toBeVisible();
  await open(page, '/shortlist');
  await expect(page.getByRole('listitem').getByText(said).first()).toBeVisible();

  const projectId = await post('Read before it is decided');
  const applicationId = await apply(projectId);
  await open(page, `/project/${projectId}`);
  const applicants = page.getByRole('region', { name: 'Applications', exact: true });
  await expect(applicants.getByRole('listitem').getByText(said)).toBeVisible();
  const suggested = page.getByRole('region', { name: 'Suggested Consultants' });
  await expect(suggested.getByText(said).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await open(page, `/application/${applicationId}`);
  await expect(page.getByRole('heading', { name: 'How this consultant answers' })).toBeVisible();
});

test('no browser logged an error', () => {
  expect([...client.complaints, ...consultant.complaints]).toEqual([]);
});
