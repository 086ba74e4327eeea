import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { expectFocusOn, pressOn } from './pages/by-keyboard.ts';
import { arrive } from './pages/demo-person.ts';
import { line, openWith } from './pages/in-conversation.ts';

/*
 * A client and a consultant in two browsers in two zones agree on a call, move it, and cancel it.
 */

const site = demoSite();
let client: Person;
let consultant: Person;

test.beforeAll(async () => {
  client = await arrive(site, 'client@demo.test', {
    width: 360,
    height: 740,
    timezoneId: 'Europe/Berlin',
  });
  consultant = await arrive(site, 'consultant@demo.test', { timezoneId: 'America/New_York' });
});
test.afterEach(() => {
  expect(client.complaints).toEqual([]);
  expect(consultant.complaints).toEqual([]);
});

/** In some days at this hour on the clock of the browser, as a field for date and time has it. */
const inDays = (page: Page, days: number, time: string): Promise<string> =>
  page.evaluate(
    ([ahead, at]) => {
      const day = new Date();
      day.setDate(day.getDate() + Number(ahead));
      const two = (part: number) => String(part).padStart(2, '0');
      return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${at}`;
    },
    [days, time] as const,
  );

const callIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Call with/ }) });

test('times are proposed in a conversation, with what is missing said first', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await page.getByRole('button', { name: /^Schedule a call with/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Schedule a call with/ });
  const send = dialog.getByRole('button', { name: /^Propose/ });
  await send.click();
  await expect(dialog.getByText('Please choose a date and a time')).toBeVisible();
  await expect(dialog.getByLabel('Date and time')).toBeFocused();
  await dialog.getByLabel('Date and time').fill('2021-03-04T15:30');
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible();
  await dialog.getByLabel('Date and time').fill('2037-03-29T02:30');
  await expect(dialog.getByText(/never shows this time: .*03:30 .* is proposed/)).toBeVisible();
  await dialog.getByLabel('Date and time').fill(await inDays(page, 10, '15:30'));
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabel('Time 2', { exact: true }).fill(await inDays(page, 11, '09:00'));
  await dialog.getByLabel('Link to the meeting').fill('zoom.us');
  await send.click();
  await expect(dialog.getByText(/begins with https/)).toBeVisible();
  await dialog.getByLabel('Link to the meeting').fill('https://zoom.us/j/1');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Message').fill('Shall we talk about the month-end close?');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(line(page, 'Shall we talk about the month-end close?')).toHaveCount(1);
});

test('the other side reads them on both clocks, and agrees to one', async () => {
  const { page } = consultant;
  await open(page, '/consultant/portal');
  const waiting = page.getByRole('region', { name: /^Waiting for your answer/ });
  // It is the newest, and may be among what is opened.
  const more = waiting.getByText(/^Show \d+ more$/);
  if (await more.isVisible()) await more.click();
  await waiting.getByRole('link', { name: /^Choose a time/ }).click();
  await page.waitForURL('**/calls');
  const call = callIn(page).first();
  await expect(call.getByText(/For .*: .*15:30 \(Berlin, GMT\+[12]\)/)).toBeVisible();
  await call.getByRole('button', { name: 'Agree to This Time' }).click();
  await expect(call.getByText('Please choose one of the times')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await call
    .getByRole('radio', { name: /\(New York, GMT-[45]\)/ })
    .first()
    .press('Space');
  await call.getByRole('button', { name: 'Agree to This Time' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Ahead' })).toBeVisible();
  await expect(call.getByText('Fixed')).toBeVisible();
  await expect(call.getByRole('link', { name: /^Join by Zoom/ })).toHaveAttribute(
    'href',
    'https://zoom.us/j/1',
  );
});

test('a call stays where it is until the other time is picked', async () => {
  const { page } = consultant;
  const call = callIn(page).first();
  await call.getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this call' });
  await dialog.getByLabel('Date and time').fill(await inDays(page, 20, '11:00'));
  await dialog.getByRole('button', { name: 'Propose This Time' }).click();
  await expect(call.getByText('To be moved')).toBeVisible();

  await open(client.page, '/calls');
  const theirs = callIn(client.page).first();
  await expect(theirs.getByText(/15:30 \(Berlin, GMT\+[12]\)/).first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Move to This Time' }).click();
  await expect(theirs.getByText('Fixed')).toBeVisible();
  await expect(theirs.getByText(/11:00 \(New York, GMT-[45]\)/)).toBeVisible();
});

test('each step is shown in the conversation, in the reader’s time zone', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await expect(line(page, /picked .*, 15:30 to/)).toHaveCount(1);
  await expect(line(page, /proposed other times for the call on .*, 15:30 to/)).toHaveCount(1);
  await expect(line(page, /You moved the call to .*, 1[67]:00 to/)).toHaveCount(1);
  await open(page, '/calls');
});

test('a user who acts on a changed call gets an error, and a call is cancelled with a reason', async () => {
  await open(consultant.page, '/calls');
  const before = callIn(consultant.page).first();
  await expect(before.getByText('Fixed')).toBeVisible();
  // What they see grows old: it would be asked for again as soon as something has changed.
  await consultant.page.route(/\/api\/calls(\?|$)/, (route) => route.abort());
  const { page } = client;
  const own = callIn(page).first();
  await own.getByRole('button', { name: /^Move/ }).click();
  const moving = page.getByRole('dialog', { name: 'Move this call' });
  await moving.getByLabel('Date and time').fill(await inDays(page, 21, '11:00'));
  await moving.getByRole('button', { name: 'Propose This Time' }).click();
  await expect(own.getByText('To be moved')).toBeVisible();

  await before.getByRole('button', { name: /^Cancel Call/ }).click();
  const late = consultant.page.getByRole('dialog', { name: 'Cancel this call?' });
  await late.getByRole('button', { name: 'Cancel Call' }).click();
  await expect(
    consultant.page.getByText('This call has changed meanwhile. Please look at it again.'),
  ).toBeVisible();
  await consultant.page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(before.getByRole('button', { name: 'Move to This Time' })).toBeVisible();

  await own.getByRole('button', { name: /^Cancel Call/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this call?' });
  await dialog.getByLabel('Reason').fill('We have found a consultant.');
  await pressOn(page, dialog.getByRole('button', { name: 'Cancel Call' }));
  await expect(page.getByRole('heading', { name: 'No calls ahead' })).toBeVisible();
  await expect(callIn(page).first()).toContainText('We have found a consultant.');
  // The button has gone with the call, which stands among the past ones now.
  await expectFocusOn(page, callIn(page).first().getByRole('heading'));
});

const threadsOf = z.object({
  items: z.array(z.object({ other: z.object({ userId: z.string(), name: z.string() }) })),
});

/** The client proposes times once more, without looking at a page. */
async function proposeAgain(): Promise<void> {
  const { request } = client.page;
  const { items } = threadsOf.parse(await (await request.get('/api/threads')).json());
  const answer = await request.post('/api/calls', {
    headers: { origin: site.url },
    data: {
      callId: crypto.randomUUID(),
      personId: items.find(({ other }) => other.name.startsWith('Connie'))?.other.userId,
      text: 'Another try?',
      startsAt: [new Date(Date.now() + 12 * 24 * 60 * 60 * 1000).toISOString()],
      minutes: 30,
      zone: 'Europe/Berlin',
    },
  });
  expect(answer.status()).toBe(201);
}

async function declineByKey(page: Page): Promise<void> {
  await pressOn(
    page,
    callIn(page)
      .first()
      .getByRole('button', { name: /^Decline/ }),
  );
  const dialog = page.getByRole('dialog', { name: 'Decline these times?' });
  await pressOn(page, dialog.getByRole('button', { name: 'Decline' }));
  await expect(dialog).toBeHidden();
}

test('after declining by key the focus is on the call, now among the past ones', {
  tag: '@release',
}, async () => {
  const { page } = consultant;
  await proposeAgain();
  await open(page, '/calls');
  await declineByKey(page);
  const declined = callIn(page).filter({ hasText: 'You declined' }).first();
  await expectFocusOn(page, declined.getByRole('heading'));
});

test('after declining by key in the conversation the focus is where the call was', {
  tag: '@release',
}, async () => {
  const { page } = consultant;
  await proposeAgain();
  await openWith(page, 'Dana');
  await pressOn(page, page.getByText('1 call: a time waits for your answer'));
  await declineByKey(page);
  const gone = page.getByText('No call is proposed or ahead any more.');
  await expectFocusOn(page, page.locator('div[tabindex="-1"]').filter({ has: gone }).last());
});

/** All that was proposed and not answered was proposed for times that have passed. */
async function letTimesPass(): Promise<void> {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(`
    update calls set times = array[now() - interval '2 days', now() - interval '1 day']
     where state = 'proposed'`);
  await database.end();
}

test('times that have passed stay in sight, and are picked no more', {
  tag: '@release',
}, async () => {
  const { page } = consultant;
  await proposeAgain();
  await letTimesPass();
  await open(page, '/calls');
  const call = callIn(page).first();
  await expect(call.getByText('This time has passed.')).toHaveCount(2);
  await expect(call.getByRole('radio').first()).toBeDisabled();
  await expect(call.getByRole('button', { name: 'Agree to This Time' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await declineByKey(page);
});

/**
 * So many calls that were taken back stand before whatever was proposed earlier, and one that was proposed a month ago
 * waits.
 */
async function growPast(): Promise<void> {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(`
    insert into calls (id, thread_id, client_id, consultant_id, created_by, created_at, state, times, minutes, acted_by, acted_at)
    select gen_random_uuid(), thread_id, client_id, consultant_id, client_id, now(), 'cancelled', '{}', 30, client_id, now()
      from (select * from calls order by created_at desc, id limit 1) as last, generate_series(1, 30)`);
  await database.query(`
    update calls set created_at = now() - interval '30 days'
     where state = 'proposed' and 'Another try?' in (select text from messages where messages.id = calls.id)`);
  await database.end();
}

test('after ending a call that moves beyond the loaded ones the focus is on the past calls', {
  tag: '@release',
}, async () => {
  const { page } = consultant;
  await proposeAgain();
  await growPast();
  await open(page, '/calls');
  await declineByKey(page);
  await expect(callIn(page).filter({ hasText: 'You declined' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load More Calls' })).toBeVisible();
  await expectFocusOn(page, page.getByRole('heading', { name: 'Past and cancelled' }));
});
