import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo } from './pages/calls.ts';
import { fits, toast } from './pages/demo-person.ts';

/* A user saves a search and is notified of each new match, once and without a reload. */

const site = demoSite();
const { call, send } = callsTo(site);
const narrow = { width: 360, height: 740 };

/** Clears the bell of the demo's own notifications. */
const readAll = ({ page }: Person) =>
  call(page, 'POST', '/me/notifications/read', { until: new Date().toISOString() });

let client: Person;
let consultant: Person;
test.beforeAll(async () => {
  client = await site.openAs('client@demo.test');
  consultant = await site.openAs('consultant@demo.test', narrow);
  await readAll(consultant);
});

/** Does something else to the database, and lets the job of saved searches run. */
async function look(change?: string): Promise<void> {
  if (change) {
    const database = new pg.Client({ connectionString: site.connectionString });
    await database.connect();
    await database.query(change);
    await database.end();
    // The search holds its entries in memory.
    await site.restart();
  }
  await site.runJob('saved-searches-due');
}

const post = (title: string) => send(client.page, '/projects', { ...projectFields, title });

const saving = (page: Page) => page.getByRole('dialog', { name: 'Save this search' });

async function trySaving(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Search' }).click();
  await saving(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await saving(page).getByRole('button', { name: 'Save Search' }).click();
}

/** The saved search of this name, in the list. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });

const bell = (page: Page) => page.getByRole('link', { name: /Notifications$/ });

test('a consultant saves a project search, and is notified of the next match', async () => {
  const { page } = consultant;
  await open(page, '/consultant/portal?tab=projects&text=lighthouse');
  await trySaving(page, 'Lighthouses');
  await expect(saving(page)).toBeHidden();
  await open(page, '/saved-searches');
  await expect(page.getByText('“lighthouse”')).toBeVisible();
  await expect(cardOf(page, 'Lighthouses').getByText('Nothing new so far')).toBeVisible();
  await fits(page);

  await post('A ledger for the mill');
  await post('Books of a lighthouse');
  await look();
  await expect(bell(page)).toHaveAccessibleName('1 unread Notifications');
  await bell(page).click();
  await page.getByRole('link', { name: 'One new project is found by “Lighthouses”.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouses' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Books of a lighthouse' })).toBeVisible();
  await expect(page.getByText('A ledger for the mill')).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  expect(await violationsOf(page)).toEqual([]);
});

test('a client saves a search for consultants, is notified of a new one, renames and removes it', {
  tag: '@release',
}, async () => {
  const { page } = client;
  await open(page, '/find-consultants?skill=power-bi');
  await trySaving(page, 'Reports');
  await expect(saving(page)).toBeHidden();
  await trySaving(page, 'Reports');
  await expect(saving(page)).toContainText('You have saved another search under this name.');
  await page.keyboard.press('Escape');
  await expect(saving(page)).toBeHidden();

  // As if one of those who are listed had not been until now.
  await look(
    `update consultant_search set listed_since = now() where user_id = (
       select user_id from consultant_search
        where to_xid is null and skills @> array['power-bi'] and listed_until > now()
        order by user_id limit 1) and to_xid is null`,
  );
  await open(page, '/notifications?topic=searches');
  await page.getByRole('link', { name: 'One new consultant is found by “Reports”.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.getByRole('main').getByRole('link', { name: 'Saved searches' }).click();
  await page.getByRole('button', { name: 'Rename : Reports' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename the search' });
  await rename.getByRole('textbox', { name: 'Name' }).fill('Dashboards');
  await rename.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dashboards' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove : Dashboards' }).click();
  await page.getByRole('button', { name: 'Remove Search' }).click();
  await expect(cardOf(page, 'Somebody for our Power BI reports')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Dashboards', exact: true }),
  ).toBeHidden();
});

test('a user chooses their quiet hours, with the zone of their browser filled in', async () => {
  const { page } = await site.openAs('client@demo.test', { ...narrow, timezoneId: 'Asia/Kolkata' });
  const answer = await page.request.get('/api/me/mail-preference-key');
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  await open(page, `/mail-preferences/${key}`);
  const zone = page.getByLabel('Your time zone');
  await expect(zone).toHaveValue('Asia/Kolkata');
  await expect(zone).toHaveAccessibleDescription(/^This is the zone of your browser\./);
  await fits(page);
  await page.getByLabel('Quiet from').selectOption('22:00');
  await expect(page.getByLabel('Quiet until')).toHaveAccessibleDescription(
    'Choose both hours, or None for both.',
  );
  await page.getByLabel('Quiet until').selectOption('07:00');
  await expect(toast(page, 'Saved')).toBeVisible();
  // Chosen now, and no more of the browser.
  await expect(zone).toHaveAccessibleDescription('');
  await expect(zone).toHaveValue('Asia/Kolkata');
  await expect(page.getByLabel('Quiet from')).toHaveValue('22');
  await expect(page.getByLabel('Quiet until')).toHaveValue('7');
});

test('a user chooses their mails: each choice is saved at once, and undone from its toast', async () => {
  const { page } = await site.openAs('client@demo.test', narrow);
  const answer = await page.request.get('/api/me/mail-preference-key');
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  await open(page, `/mail-preferences/${key}`);
  const ways = page.getByLabel('Applications', { exact: true });
  await expect(ways).toHaveValue('at-once');
  await expect(page.getByRole('button', { name: 'Save : Applications' })).toHaveCount(0);
  await ways.focus();
  await ways.selectOption('daily');
  await expect(toast(page, 'Applications: One mail a day')).toBeVisible();
  // The control that was used keeps the focus.
  await expect(ways).toBeFocused();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(ways).toHaveValue('at-once');
  const shown = page.getByRole('checkbox', { name: /^Show in my browsers ?: Messages$/ });
  // The choice is shown with the next rendering, and not while the click is handled.
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(toast(page, 'Messages: not shown in your browsers')).toBeVisible();
  await open(page, `/mail-preferences/${key}`);
  await expect(ways).toHaveValue('at-once');
  await expect(shown).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
});
