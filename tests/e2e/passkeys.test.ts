import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { totpCode } from '#features/identity/second-factors/rules/totp.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { ageSessionsOf } from '#tests/support/e2e/aged-sessions.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { addAuthenticator } from '#tests/support/e2e/virtual-authenticator.ts';
import { said } from './pages/demo-person.ts';

/* A key of the person's own device: added, signed in with, asked for again, renamed and removed. */

// Passkeys belong to a name, and browsers give none to a bare address.
const site = demoSite(() => ({ environment: { HOST: 'localhost' } }));

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' });

/** A browser that offers no passkeys in fields: Chromium's device would choose one there automatically. */
const withoutFieldOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await said(page, 'Passkey added');
  await expect(passkeys(page)).toContainText(name);
}

test('a passkey is added, signs in by the button, and is renamed and removed', async () => {
  const email = 'client@demo.test';
  const { page, complaints } = await site.openAs(email, { width: 390, height: 844 });
  const device = await addAuthenticator(page);
  await open(page, '/account');
  expect(await violationsOf(page)).toEqual([]);
  await addPasskey(page, 'My laptop');
  expect(await device.count()).toBe(1);
  await site.waitForMail(email, /A passkey was added/);

  // The same device makes no second one.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByText('This device has a passkey for your account already.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await renaming.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys(page)).toContainText('Old laptop');

  const elsewhere = await site.openWindow({ width: 390, height: 844 });
  const phone = await addAuthenticator(elsewhere.page);
  await device.moveTo(phone);
  await withoutFieldOffers(elsewhere.page);
  await open(elsewhere.page, '/auth?mode=signin');
  expect(await violationsOf(elsewhere.page)).toEqual([]);
  await elsewhere.page.getByRole('button', { name: 'Use a passkey' }).click();
  await elsewhere.page.waitForURL('**/client/portal');
  await said(elsewhere.page, 'Welcome back!');
  await open(elsewhere.page, '/account');
  await expect(elsewhere.page.getByRole('list', { name: 'Devices' })).toContainText(
    'Signed in with a passkey',
  );

  await page.reload();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await said(page, 'Passkey removed');
  await expect(page.getByRole('button', { name: 'Remove Old laptop' })).toHaveCount(0);
  await site.waitForMail(email, /A passkey was removed/);
  expect([...complaints, ...elsewhere.complaints]).toEqual([]);
});

test('the e-mail field offers the passkeys of the device', { tag: '@release' }, async () => {
  const { page } = await site.openAs('consultant@demo.test');
  const device = await addAuthenticator(page);
  await open(page, '/account');
  await addPasskey(page, 'Laptop');

  const { page: elsewhere, complaints } = await site.openWindow();
  const phone = await addAuthenticator(elsewhere);
  await device.moveTo(phone);
  // Chromium's device chooses automatically what its owner would choose in the field.
  await elsewhere.goto('/auth?mode=signin&next=%2Fconsultant%2Fportal');
  await elsewhere.waitForURL('**/consultant/portal');
  await said(elsewhere, 'Welcome back!');
  expect(complaints).toEqual([]);
});

test('a passkey stands for the second step, and for a fresh sign-in, by keyboard alone', {
  tag: '@release',
}, async () => {
  const email = 'new-consultant@demo.test';
  const { page, complaints } = await site.openAs(email);
  const device = await addAuthenticator(page);
  await open(page, '/account');
  await addPasskey(page, 'Laptop');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const { page: elsewhere, complaints: more } = await site.openWindow();
  const phone = await addAuthenticator(elsewhere);
  await open(elsewhere, '/auth?mode=signin');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(demoPassword);
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForURL('**/auth/second-step');
  await device.moveTo(phone);
  expect(await violationsOf(elsewhere)).toEqual([]);
  await elsewhere.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await elsewhere.waitForURL('**/consultant/portal');

  await open(elsewhere, '/account');
  await ageSessionsOf(site, email);
  await elsewhere.getByRole('button', { name: 'Make new backup codes' }).press('Enter');
  const proof = elsewhere.getByRole('dialog', { name: 'Is it still you?' });
  await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(await violationsOf(elsewhere)).toEqual([]);
  await proof.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(
    elsewhere.getByRole('dialog', { name: 'Your new backup codes' }).getByRole('listitem'),
  ).toHaveCount(10);

  await ageSessionsOf(site, email);
  await elsewhere.goto('/auth/again?next=%2Faccount');
  await elsewhere.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await elsewhere.waitForURL('**/account');
  expect([...complaints, ...more]).toEqual([]);
});

test('a device that does not confirm opens no session, and shows an error', async () => {
  const { page } = await site.openWindow();
  await addAuthenticator(page);
  await open(page, '/auth?mode=signin');
  // It has no passkey of this site.
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('your device did not confirm').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toBeVisible();
});
