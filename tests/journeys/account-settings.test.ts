import type { Page } from '@playwright/test';
import { createDb, openPool } from '#db/client.ts';
import { demoPassword } from '#demo/accounts.ts';
import { totpCode } from '#features/factors/rules/totp.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/journey/demo-site.ts';
import { open } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';

/* What people change about their own accounts, and what protects them meanwhile. */

const site = demoSite();

const said = (page: Page, title: string) =>
  expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }),
  ).toBeVisible();

/** As if this person had signed in an hour ago. */
async function ageSessionsOf(email: string): Promise<void> {
  const db = createDb(openPool(site.connectionString, 1));
  try {
    await db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(Date.now() - 60 * 60_000) })
      .where('user_id', '=', (where) =>
        where.selectFrom('auth.users').select('id').where('email', '=', email),
      )
      .execute();
  } finally {
    await db.destroy();
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await open(page, '/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('two-step sign-in is switched on, asked for, stood in for by a backup code, and switched off', async () => {
  const email = 'client@demo.test';
  const { page, complaints } = await site.openAs(email);
  await open(page, '/account');
  expect(await violationsOf(page)).toEqual([]);
  await ageSessionsOf(email);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  const codes = dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCode = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You have 10 backup codes left.')).toBeVisible();
  await site.waitForMail(email, /a factor was added/);

  const { page: elsewhere } = await site.openWindow();
  await signIn(elsewhere, email);
  await elsewhere.waitForURL('**/auth/second-step');
  expect(await violationsOf(elsewhere)).toEqual([]);
  await elsewhere.goto('/client/portal');
  await elsewhere.waitForURL('**/auth/second-step?*next=*');
  await elsewhere.getByLabel('Code of your authenticator app').fill('000 000');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(
    elsewhere.getByText('This code is not right, or was used before.').first(),
  ).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Use a backup code' }).click();
  await elsewhere.getByLabel('Backup code').fill(backupCode.toLowerCase());
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/client/portal');
  await said(elsewhere, 'Welcome back!');

  await open(page, '/account');
  await expect(page.getByText('You have 9 backup codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out of all other devices' }).click();
  await said(page, 'Signed out');
  await elsewhere.goto('/client/portal');
  await elsewhere.waitForURL('**/auth?*');

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove factor' }).click();
  await expect(page.getByText('It is off.')).toBeVisible();
  await site.waitForMail(email, /a factor was removed/);
  expect(complaints).toEqual([]);
});

test('name, address and password are changed, the address at both', async () => {
  const email = 'consultant@demo.test';
  const newEmail = 'moved@example.test';
  const { page, complaints } = await site.openAs(email);
  await open(page, '/account');
  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save name' }).click();
  await said(page, 'Name saved');

  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting to be changed to ${newEmail}`)).toBeVisible();
  for (const [address, outcome] of [
    [email, 'Confirmed here'],
    [newEmail, 'Your address is changed'],
  ] as const) {
    const mail = await site.waitForMail(address, /address/);
    const link = mail.links.find((each) => each.includes('/auth/email-change')) ?? '';
    await open(page, link);
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await open(page, '/account');
  await expect(page.getByText(`Your address is ${newEmail}`)).toBeVisible();

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('seven unrelated words about tea');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is not right.').first()).toBeVisible();
  await page.getByLabel('Current password').fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await said(page, 'Password changed');
  await open(page, '/account');
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an admin whose sign-in is old confirms that it is them, and goes on', async () => {
  const email = 'admin@demo.test';
  const { page } = await site.openAs(email);
  await open(page, '/admin');
  await ageSessionsOf(email);
  await page.goto('/admin/approvals');
  await page.waitForURL('**/auth/again?*');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/admin/approvals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
