import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';

/*
 * The review before a yes: an account is read whole, checked, asked, and looked at again once its claims have changed.
 */

const site = demoSite();
let admin: Person;
let client: Person;

async function ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  const { rows } = await database.query<Row>(statement, values);
  await database.end();
  return rows;
}

const idOf = async (email: string) =>
  (await ask<{ id: string }>('select id from auth.users where email = $1', [email]))[0]?.id;

test.beforeAll(async () => {
  admin = await arrive(site, 'admin@demo.test');
  client = await arrive(site, 'pending-client@demo.test');
});

test('an account that waits is checked, asked, and answers on its own page', async () => {
  const { page } = admin;
  await open(page, `/admin/users/${await idOf('pending-client@demo.test')}`);
  const first = page.getByRole('checkbox').first();
  await first.check();
  await expect(page.getByText(/^1 of \d+ checked$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Ask a Question' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Send Question' }).click();
  await expect(dialog.getByText('Please write the question.')).toBeVisible();
  await dialog.getByLabel('Question').fill('Which company is this for?');
  await dialog.getByRole('button', { name: 'Send Question' }).click();
  await expect(page.getByText('Waits for an answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask a Question' })).toHaveCount(0);

  await open(client.page, '/client/portal');
  await expect(client.page.getByText('Which company is this for?')).toBeVisible();
  expect(await violationsOf(client.page)).toEqual([]);
  await client.page.getByRole('button', { name: 'Send Answer' }).click();
  await expect(client.page.getByText('Please write an answer.')).toBeVisible();
  await client.page.getByLabel('Your answer').fill('For Loomworks Mills.');
  await client.page.getByRole('button', { name: 'Send Answer' }).click();
  await expect(client.page.getByText('We have a question about your account')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('For Loomworks Mills.')).toBeVisible();
  await expect(first).toBeChecked();
});

test('the checklist is edited, and How It Works says the same', async () => {
  const { page } = admin;
  await open(page, '/admin/checklists');
  const clients = page.getByRole('form', { name: 'Clients' });
  await clients.getByRole('button', { name: 'Add a Point' }).click();
  await clients.getByRole('textbox').last().fill('An admin has spoken with them.');
  await clients.getByRole('button', { name: 'Save Checklist' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Checklist Saved' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(async () => {
    await open(client.page, '/how-it-works?for=consultants');
    await expect(client.page.getByText('An admin has spoken with them.')).toBeVisible();
  }).toPass();
});

test('what a consultant has changed since the approval is read again', async () => {
  const { page } = admin;
  const userId = await idOf('consultant@demo.test');
  await ask(
    `insert into claim_changes (user_id, title, certifications, portfolio_projects, changed_at)
     select user_id, 'The title that was approved', certifications, portfolio_projects, now()
       from consultant_profiles where user_id = $1`,
    [userId],
  );
  await open(page, '/admin/changed-claims');
  await expect(page.getByText('The title that was approved')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Confirm Claims/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Claims' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await open(page, `/admin/users/${userId}`);
  await expect(page.getByText('Confirmed changed claims')).toBeVisible();
});
