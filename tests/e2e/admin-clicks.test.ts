import type { Page } from '@playwright/test';
import pg from 'pg';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/* Admins who click faster than answers come. */

const site = demoSite();

/** Delays the requests to an address until they are released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('two clicks at one place approve one person, and the row says so', async () => {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(
    `insert into auth.users (name, email, email_verified, user_type, first_name, last_name, created_at)
     select 'x', 'waiting-' || nth || '@crowd.test', true, 'client', 'Waiting', 'Client ' || nth, now()
       from generate_series(1, 3) nth`,
  );
  await database.end();
  const { page, context } = await site.openAs('admin@demo.test');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/approve$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await open(page, '/admin/approvals');
  const buttons = page.getByRole('button', { name: 'Approve Client' });
  const waiting = await buttons.count();
  const row = page.getByRole('listitem').filter({ has: buttons.first() }).first();
  const name = (await row.getByRole('heading').textContent()) ?? '';
  const place = await buttons.first().boundingBox();
  if (!place) throw new Error('The button is not in sight.');
  const at = [place.x + place.width / 2, place.y + place.height / 2] as const;
  await page.mouse.click(...at);
  const dialog = page.getByRole('alertdialog', { name: `Approve ${name}?` });
  await expect(dialog.getByText(/points of the checklist are not checked yet/)).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve Anyway' }).click();
  await expect(toast(page, 'Account Approved')).toBeVisible();
  await expect(buttons).toHaveCount(waiting - 1);
  const decided = page.getByRole('listitem').filter({ hasText: name });
  await expect(decided.getByText('Approved', { exact: true })).toBeFocused();
  await page.mouse.click(...at);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(buttons).toHaveCount(waiting - 1);
  expect(asked).toHaveLength(1);
  await page.reload();
  await expect(decided).toHaveCount(0);
  await context.close();
});

test('clients can be chosen while consultants are loaded', async () => {
  const { page, context } = await site.openAs('admin@demo.test');
  await open(page, '/admin');
  const letGo = await hold(page, '**/api/admin/users?*');
  await page.getByRole('button', { name: 'Load Users' }).click();
  await page.getByRole('link', { name: /^Clients/ }).click();
  await page.waitForURL('**/admin?show=clients');
  letGo();
  await expect(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  await context.close();
});

test('rights that cannot be verified lead to the start page with a word', async () => {
  const { page, context } = await site.openAs('admin@demo.test');
  await open(page, '/admin');
  await page.route('**/api/me', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/admin/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { status: 401, code: 'UNAUTHORIZED', title: 'Unauthorized' },
    }),
  );
  await page.getByRole('button', { name: 'Load Users' }).click();
  await expect(toast(page, 'Error verifying permissions')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});
