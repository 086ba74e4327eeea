import type { BrowserContext, Page, Request } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo, withId } from './pages/calls.ts';
import { arrive } from './pages/demo-person.ts';
import { field, line, openWith, rows, say } from './pages/in-conversation.ts';

/* What one person does appears at the other without a reload: by the stream of events, and without it. */

const site = demoSite();
const { call } = callsTo(site);
const live = '**/api/live*';

let client: Person;
let consultant: Person;
test.beforeEach(async () => {
  client = await arrive(site, 'client@demo.test');
  consultant = await arrive(site, 'consultant@demo.test');
});
test.afterEach(async () => {
  for (const { complaints, context } of [client, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

const unread = z.object({ messages: z.number() });
const me = z.object({ userId: z.string() });

const idOf = async ({ page }: Person): Promise<string> =>
  me.parse(await call(page, 'GET', '/me')).userId;

const postProject = async (title: string, visibility: 'public' | 'private'): Promise<string> =>
  withId.parse(
    await call(client.page, 'POST', '/projects', { ...projectFields, title, visibility }),
  ).id;

/** The connections of a browser to the stream that are open now. */
function streamsOf(context: BrowserContext): Set<Request> {
  const streams = new Set<Request>();
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.add(request);
  });
  const end = (request: Request): boolean => streams.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return streams;
}

/** The pages with these connections; the browser does not report ended requests of a closed page. */
const pagesOf = (streams: Set<Request>): Page[] =>
  [...streams].map((request) => request.frame().page()).filter((page) => !page.isClosed());

/** Opens the conversation of the two at both. */
async function meet(): Promise<void> {
  await openWith(client.page, 'Connie');
  await openWith(consultant.page, 'Dana');
}

test('a message appears at the other side, and what is being typed there stays', async () => {
  await meet();
  await field(consultant.page).fill('I was about to say');
  await say(client.page, 'Are you still there?');
  await expect(line(consultant.page, 'Are you still there?')).toHaveCount(1);
  await expect(field(consultant.page)).toHaveValue('I was about to say');

  await open(consultant.page, '/consultant/portal');
  const { messages } = unread.parse(await call(consultant.page, 'GET', '/threads/unread'));
  await say(client.page, 'And when do you begin?');
  const mark = new RegExp(`^${messages + 1} unread`);
  await expect(consultant.page.getByRole('link', { name: mark })).toBeVisible();
});

test('an invitation, an application and its acceptance appear at the other side', async () => {
  const title = 'Hear of it at once';
  const projectId = await postProject(title, 'private');
  await open(consultant.page, '/consultant/portal?tab=invitations');
  await expect(consultant.page.getByRole('link', { name: title })).toHaveCount(0);
  const consultantId = await idOf(consultant);
  const path = `/me/projects/${projectId}/invitations`;
  await call(client.page, 'POST', path, { consultantId, note: '' });
  await expect(consultant.page.getByRole('link', { name: title })).toBeVisible();

  await open(client.page, `/project/${projectId}`);
  const coverLetter = 'I have done this before, twice, and would gladly do it again.';
  const application = withId.parse(
    await call(consultant.page, 'POST', `/projects/${projectId}/applications`, { coverLetter }),
  );
  await expect(client.page.getByText(coverLetter).first()).toBeVisible();

  await open(consultant.page, '/consultant/portal?tab=projects&view=applications');
  const own = consultant.page.getByRole('listitem').filter({ hasText: title });
  await expect(own).toContainText('Pending');
  await call(client.page, 'POST', `/applications/${application.id}/accept`);
  await expect(own).toContainText('Accepted');
});

for (const [how, block] of [
  ['refused', (page: Page) => page.route(live, (route) => route.abort())],
  ['kept back by a proxy', (page: Page) => page.route(live, () => undefined)],
] as const)
  test(`a message appears while the stream is ${how}`, async () => {
    await block(consultant.page);
    await meet();
    await say(client.page, `You will hear of it, ${how}.`);
    await expect(line(consultant.page, `You will hear of it, ${how}.`)).toHaveCount(1);
  });

test('two tabs share one connection, and the one that stays goes on with it', async () => {
  const { context } = consultant;
  const streams = streamsOf(context);
  await meet();
  await expect.poll(() => streams.size).toBe(1);
  const second = await context.newPage();
  await open(second, '/messages');
  await say(client.page, 'To both of your tabs.');
  await expect(line(consultant.page, 'To both of your tabs.')).toHaveCount(1);
  await expect(rows(second).first()).toContainText('To both of your tabs.');
  expect(streams.size).toBe(1);

  await consultant.page.close();
  await say(client.page, 'To the one that is left.');
  await expect(rows(second).first()).toContainText('To the one that is left.');
  expect(pagesOf(streams)).toEqual([second]);
});

test('signing out ends it, in every tab', async () => {
  const { context, page } = client;
  const streams = streamsOf(context);
  await openWith(page, 'Connie');
  await expect.poll(() => streams.size).toBe(1);
  const second = await context.newPage();
  await openWith(second, 'Priya');
  await field(second).fill('Private to its writer');
  await page.getByRole('button', { name: 'Dana', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth?*');
  await expect.poll(() => streams.size).toBe(0);
  await second.waitForURL('**/auth?*');
  await expect(second.getByText('Priya')).toHaveCount(0);
  expect(await second.evaluate('JSON.stringify(sessionStorage)')).not.toContain(
    'Private to its writer',
  );
  await expect.poll(() => streams.size).toBe(0);
});

test('a session that is ended elsewhere ends it, and leaves what is being typed', async () => {
  const streams = streamsOf(client.context);
  await openWith(client.page, 'Connie');
  await expect.poll(() => streams.size).toBe(1);
  await field(client.page).fill('Half a sentence');
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(
    `delete from auth.sessions where user_id = (select id from auth.users where email = 'client@demo.test')`,
  );
  await database.end();
  await expect(client.page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(streams.size).toBe(0);
  await expect(field(client.page)).toHaveValue('Half a sentence');
});

test('a restart of the server loses nothing', async () => {
  await meet();
  await site.restart();
  await call(client.page, 'POST', `/threads/${client.page.url().split('/').at(-1)}/messages`, {
    messageId: crypto.randomUUID(),
    text: 'Said right after the restart.',
  });
  for (const { page } of [consultant, client]) {
    await expect(line(page, 'Said right after the restart.')).toHaveCount(1);
  }
});

test('visitors have no stream, and load no code of it', async () => {
  const { page, context, complaints } = await site.openWindow({ isNew: true });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/how-it-works', '/auth?mode=signin']) await open(page, path);
  expect(asked.filter((url) => /api\/live|live-updates/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
