import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { openZip } from '#features/profiles/lib/documents/open-zip.ts';
import { ManualClock } from '#lib/clock.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { ageSessionsOf } from '#tests/support/e2e/aged-sessions.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { said } from './pages/demo-person.ts';

/* What people do with their own data: take it with them, and have it erased. */

const clock = new ManualClock(new Date());
const site = demoSite(() => ({ clock }));

async function askForDeletion(page: Page, email: string) {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type your e-mail address to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
}

test('everything about oneself is asked for, collected, and fetched after a fresh sign-in', async () => {
  const email = 'consultant@demo.test';
  const { page, complaints } = await site.openAs(email);
  await open(page, '/account');
  await page.getByRole('main').locator('a[href="/account/your-data"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await ageSessionsOf(site, email);
  await page.getByRole('button', { name: 'Collect my data' }).click();
  const proof = page.getByRole('dialog');
  await proof.getByLabel('Your password').fill(demoPassword);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await said(page, 'Your data is being collected');
  await site.waitForMail(email, /Your data is ready/);
  await expect(page.getByText('Your data is ready')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^direct365-your-data-[\d-]{10}\.zip$/);
  const zip = await openZip(await readFile(await download.path()));
  expect(zip.paths).toEqual(
    expect.arrayContaining(['README.txt', 'json/account.json', 'csv/applications-sent.csv']),
  );
  const account = new TextDecoder().decode(await zip.read('json/account.json'));
  expect(account).toContain(email);
  expect(complaints).toEqual([]);
});

test('an account that is being deleted is kept when its user signs in in time', async () => {
  const email = 'new-consultant@demo.test';
  const { page } = await site.openAs(email);
  await open(page, '/account/your-data');
  await askForDeletion(page, 'other-user@example.test');
  await expect(page.getByText('Please type the address of your account.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await askForDeletion(page, email);
  await expect(page.getByText('Your account is being deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).not.toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await site.waitForMail(email, /Your account is being deleted/);
  await open(page, '/consultant/portal');
  await expect(page.getByText('Your account is being deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await said(page, 'You keep your account');
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
});

test('an account whose time is over is gone, and its address can sign up anew', {
  tag: '@release',
}, async () => {
  const email = 'pending-client@demo.test';
  const { page } = await site.openAs(email);
  await open(page, '/account/your-data');
  await askForDeletion(page, email);
  await expect(page.getByText('Your account is being deleted')).toBeVisible();
  const hour = 60 * 60_000;
  clock.moveTo(new Date(clock.now().getTime() + 31 * 24 * hour));
  await site.runJob('deletions-aged');
  await site.waitForMail(email, /Your account is erased/);
  clock.moveTo(new Date(clock.now().getTime() + 2 * hour));
  await site.runJob('erasures-aged');
  await open(page, '/client/portal');
  await page.waitForURL('**/auth?*');

  const newcomer = await site.openWindow();
  await open(newcomer.page, '/auth?type=client');
  await newcomer.page.getByLabel('First name').fill('Anew');
  await newcomer.page.getByLabel('Last name').fill('Person');
  await newcomer.page.getByLabel('Email').fill(email);
  await newcomer.page
    .getByLabel('Password', { exact: true })
    .fill('seven unrelated words about tea');
  await newcomer.page.getByRole('button', { name: 'Create Client Account' }).click();
  const mail = await site.waitForMail(email, /[Cc]onfirm/);
  expect(mail.links.some((link) => link.includes('/auth/confirm'))).toBe(true);
});
