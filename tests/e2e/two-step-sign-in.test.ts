import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { totpCode } from '#features/identity/second-factors/rules/totp.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { ageSessionsOf } from '#tests/support/e2e/aged-sessions.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { said } from './pages/demo-person.ts';

/* An authenticator app beside the password: set up, signed in with, lost, and replaced. */

const site = demoSite();

/** What an app shows that is one time step ahead: the code of the present step may be used already. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000));

async function signInByPassword(page: Page, email: string): Promise<void> {
  await open(page, '/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

/** Adds an app on the settings page; returns its secret and the backup codes, if there were none before. */
async function addApp(
  page: Page,
  name: string,
  { isFresh = true }: { isFresh?: boolean } = {},
): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  if (!isFresh) {
    const proof = page.getByRole('dialog', { name: 'Is it still you?' });
    await proof.getByLabel('Your password').fill(demoPassword);
    await proof.getByRole('button', { name: 'Continue' }).click();
  }
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  const codes = await dialog
    .getByRole('list', { name: 'Backup codes' })
    .getByRole('listitem')
    .allTextContents();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText(name);
  return { secret, codes };
}

test('an authenticator app is set up, asked for at sign-in, and removed', async () => {
  const email = 'client@demo.test';
  const { page, complaints } = await site.openAs(email);
  await open(page, '/account');
  expect(await violationsOf(page)).toEqual([]);
  await ageSessionsOf(site, email);
  const { secret, codes } = await addApp(page, 'My phone', { isFresh: false });
  expect(codes).toHaveLength(10);
  await expect(page.getByText('You have 10 backup codes left.')).toBeVisible();
  await site.waitForMail(email, /a factor was added/);

  const { page: elsewhere } = await site.openWindow();
  await signInByPassword(elsewhere, email);
  expect(await violationsOf(elsewhere)).toEqual([]);
  await elsewhere.goto('/client/portal');
  await elsewhere.waitForURL('**/auth/second-step?*next=*');
  const code = elsewhere.getByLabel('Code of your authenticator app');
  await code.fill('000 000');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(
    elsewhere.getByText('This code is not right, or was used before.').first(),
  ).toBeVisible();
  await code.fill(nextCode(secret));
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/client/portal');
  await said(elsewhere, 'Welcome back!');

  await open(page, '/account');
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

test('who has lost the phone signs in with a backup code, and sets up another one', {
  tag: '@release',
}, async () => {
  const email = 'new-consultant@demo.test';
  const { page } = await site.openAs(email);
  await open(page, '/account');
  const { codes } = await addApp(page, 'Lost phone');
  const [backupCode = '', another = ''] = codes;

  const { page: elsewhere, complaints } = await site.openWindow();
  const backup = elsewhere.getByRole('textbox', { name: 'Backup code' });
  await signInByPassword(elsewhere, email);
  await elsewhere.getByRole('button', { name: 'Use a backup code' }).click();
  await backup.fill('not one of them');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(
    elsewhere.getByText('This code is not right, or was used before.').first(),
  ).toBeVisible();
  // As a user types it from paper.
  await backup.fill(backupCode.toLowerCase());
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/consultant/portal');
  await site.waitForMail(email, /A backup code was used/);

  await open(elsewhere, '/account');
  await expect(elsewhere.getByText('You have 9 backup codes left.')).toBeVisible();
  const { secret } = await addApp(elsewhere, 'New phone');
  await elsewhere.getByRole('button', { name: 'Remove Lost phone' }).click();
  await elsewhere.getByRole('button', { name: 'Remove factor' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Remove Lost phone' })).toHaveCount(0);
  await expect(elsewhere.getByText('You have 9 backup codes left.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Make new backup codes' }).click();
  const made = elsewhere.getByRole('dialog', { name: 'Your new backup codes' });
  await expect(made.getByRole('listitem')).toHaveCount(10);
  await made.getByRole('button', { name: 'Done' }).click();

  const { page: later } = await site.openWindow();
  await signInByPassword(later, email);
  await later.getByRole('button', { name: 'Use a backup code' }).click();
  await later.getByRole('textbox', { name: 'Backup code' }).fill(another);
  await later.getByRole('button', { name: 'Continue' }).click();
  await expect(
    later.getByText('This code is not right, or was used before.').first(),
  ).toBeVisible();
  await later.getByRole('button', { name: 'Use your authenticator app' }).click();
  await later.getByLabel('Code of your authenticator app').fill(nextCode(secret));
  await later.getByRole('button', { name: 'Continue' }).click();
  await later.waitForURL('**/consultant/portal');
  expect(complaints).toEqual([]);
});
