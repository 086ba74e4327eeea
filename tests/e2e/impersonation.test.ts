import type { Page } from '@playwright/test';
import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Look, Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';

/* An admin sees what a client of the demo sees, at a desk and on a phone. */

const site = demoSite();
const reason = 'You wrote that your project shows no applications.';

async function ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}

const personOf = async (email: string): Promise<{ id: string; name: string }> => {
  const [person] = await ask<{ id: string; name: string }>(
    `select user_id as id, profiles.first_name || ' ' || profiles.last_name as name from profiles
       join auth.users on users.id = user_id where email = $1`,
    [email],
  );
  if (!person) throw new Error(`No user has the address ${email}.`);
  return person;
};

const banner = (page: Page) => page.getByRole('complementary', { name: 'Impersonation' });
const stop = (page: Page) => banner(page).getByRole('button', { name: 'Stop impersonating' });

async function openAdmin(look?: Look): Promise<Person> {
  return arrive(site, 'admin@demo.test', look);
}

/** Impersonates the client of the demo, from the page of that user. */
async function impersonation(page: Page): Promise<void> {
  const { id } = await personOf('client@demo.test');
  await open(page, `/admin/users/${id}`);
  await page.getByRole('button', { name: 'See what they see' }).click();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Impersonate', exact: true }).click();
  await page.waitForURL('**/client/portal');
  await expect(banner(page)).toBeVisible();
}

for (const { width, tag } of [
  { width: 1280, tag: [] },
  { width: 390, tag: '@release' },
]) {
  test(`an admin impersonates a user and stops, by keyboard alone, at ${width} px`, {
    tag,
  }, async () => {
    const { page, context, complaints } = await openAdmin({ width });
    const { id, name } = await personOf('client@demo.test');
    await open(page, `/admin/users/${id}`);
    await page.getByRole('button', { name: 'See what they see' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`See what ${name} sees?`);
    await page.getByRole('button', { name: 'Impersonate', exact: true }).press('Enter');
    await expect(dialog).toContainText('Please say why: the person reads it.');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type(reason);
    await page.getByRole('button', { name: 'Impersonate', exact: true }).press('Enter');
    await page.waitForURL('**/client/portal');
    await expect(banner(page)).toContainText(name);
    await expect(banner(page)).toContainText('15 minutes left.');
    expect(await violationsOf(page)).toEqual([]);

    // On every page, as the server sends it: also on a page that is shared by all other readers.
    for (const path of ['/client/portal', '/services', '/no-such-page']) {
      const answer = await context.request.get(`${site.url}${path}`);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect(await answer.text()).toContain('Stop impersonating');
    }
    const shared = await fetch(`${site.url}/services`);
    expect(await shared.text()).not.toContain('Stop impersonating');

    await open(page, '/services');
    await expect(banner(page)).toContainText(name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await open(page, '/admin');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'You are impersonating a user' }),
    ).toBeVisible();
    await expect(page.getByText('Total Consultants')).toHaveCount(0);

    await stop(page).press('Enter');
    await page.waitForURL(`**/admin/users/${id}`);
    await expect(banner(page)).toHaveCount(0);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Began to impersonate a user');
    await expect(history).toContainText('Stopped impersonating a user');
    await expect(history).toContainText(reason);

    // The way back leads to pages of the admin's own.
    await page.goBack();
    await expect(page.locator('body')).not.toContainText(name);
    await expect(banner(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('impersonation is read-only, and shows nothing about the user’s sign-in', async () => {
  const { page, context, complaints } = await openAdmin();
  await impersonation(page);
  const before = await personOf('client@demo.test');
  await open(page, '/account');
  await expect(page.getByText('Only the person themselves sees how they sign in.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Who saw your account' })).toContainText(reason);
  await page.getByLabel('First name').fill('Renamed');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'This view is read-only.' }),
  ).toBeVisible();
  expect(await personOf('client@demo.test')).toEqual(before);
  await stop(page).click();
  await page.waitForURL('**/admin/users/*');
  expect(complaints).toEqual([]);
  await context.close();
});

test('an open page leaves when the time is up', { tag: '@release' }, async () => {
  const { page, context } = await openAdmin({ width: 390 });
  await impersonation(page);
  await ask(
    "update auth.look_ins set ends_at = now() + interval '2 seconds' where ended_at is null",
  );
  await page.reload();
  await page.waitForURL('**/admin/users/*');
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});

test('text typed during impersonation is never sent as the admin’s own', {
  tag: '@release',
}, async () => {
  const { page, context } = await openAdmin();
  const before = await personOf('admin@demo.test');
  await impersonation(page);
  await open(page, '/account');
  await page.getByLabel('First name').fill('Renamed');
  await ask(
    "update auth.look_ins set ended_at = least(now(), ends_at), ended_by = 'time' where ended_at is null",
  );
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue(before.name.split(' ')[0] ?? '');
  expect(await personOf('admin@demo.test')).toEqual(before);
  await context.close();
});

test('other tabs follow when it begins and when it ends', { tag: '@release' }, async () => {
  const { page, context } = await openAdmin();
  const other = await context.newPage();
  await open(other, '/admin');
  await impersonation(page);
  await other.bringToFront();
  await expect(banner(other)).toBeVisible();
  await expect(other).not.toHaveURL(/admin/);
  await page.bringToFront();
  await stop(page).click();
  await page.waitForURL('**/admin/users/*');
  await other.bringToFront();
  await expect(banner(other)).toHaveCount(0);
  await context.close();
});

test('signing out ends it, and the person finds it in their mail and account', {
  tag: '@release',
}, async () => {
  const admin = await openAdmin();
  await impersonation(admin.page);
  await admin.page.getByRole('navigation', { name: 'Account' }).getByRole('button').click();
  await admin.page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(admin.page).toHaveURL(/\/auth\?mode=signin$/);
  await expect(banner(admin.page)).toHaveCount(0);
  await admin.context.close();

  const mail = await site.waitForMail('client@demo.test', /looked at your account/);
  expect(mail.text).toContain(reason);
  const { page, context, complaints } = await site.openAs('client@demo.test');
  await open(page, '/account');
  await expect(page.getByRole('list', { name: 'Who saw your account' })).toContainText(reason);
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
