import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { totpCode } from '#features/identity/second-factors/rules/totp.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { ageSessionsOf } from '#tests/support/e2e/aged-sessions.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import {
  contoso,
  type MicrosoftEmulator,
  startMicrosoftEmulator,
} from '#tests/support/microsoft/microsoft-emulator.ts';
import { said } from './pages/demo-person.ts';

/*
 * An account at Microsoft, which is a server on this machine here: signed up with, signed in with, connected,
 * disconnected.
 */

let microsoft: MicrosoftEmulator;
const site = demoSite(async () => {
  microsoft = await startMicrosoftEmulator({
    redirectUri: () => `${site.url}/auth/microsoft/return`,
  });
  const { authority, tenant, clientId, clientSecret } = microsoft.settings;
  return {
    environment: {
      MICROSOFT_AUTHORITY: authority,
      MICROSOFT_TENANT: tenant,
      MICROSOFT_CLIENT_ID: clientId,
      MICROSOFT_CLIENT_SECRET: clientSecret,
    },
  };
});
test.afterAll(() => microsoft.stop());
test.beforeEach(() => {
  microsoft.misbehaviour = {};
});

const microsoftButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with Microsoft' });

/** At Microsoft: says yes. */
async function consent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
}

const accounts = (page: Page) => page.getByRole('list', { name: 'Connected accounts' });

/** Connects an account of Microsoft's on the settings page. */
async function connect(page: Page, sub: string, email: string): Promise<void> {
  microsoft.person = { sub, tid: contoso, name: 'Ada Lovelace', email };
  await open(page, '/account');
  await page.getByRole('button', { name: 'Connect a Microsoft account' }).click();
  await consent(page);
  await page.waitForURL('**/account');
  await said(page, 'Microsoft account connected');
  await expect(accounts(page)).toContainText(email);
}

test('a new user signs up with Microsoft, confirms by mail, and signs in', async () => {
  const email = 'grace@contoso.example';
  microsoft.person = { sub: 'grace', tid: contoso, name: 'Grace Hopper', email };
  const { page, complaints } = await site.openWindow({ width: 390, height: 844 });
  await open(page, '/auth?type=client&next=%2Fcontact');
  expect(await violationsOf(page)).toEqual([]);
  await microsoftButton(page).click();
  await consent(page);
  await page.waitForURL('**/auth/microsoft/sign-up?*');
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Consultant' }).check();
  await page.getByRole('button', { name: 'Create Consultant Account' }).click();
  await said(page, 'Check your email');
  const { links } = await site.waitForMail(email, /Confirm your e-mail address/);
  const link = links.find((each) => each.includes('/auth/confirm')) ?? '';

  // On the phone, which did not start the sign-up.
  const { page: elsewhere, complaints: more } = await site.openWindow();
  await open(elsewhere, link);
  await expect(elsewhere.getByText('sign in with the Microsoft account')).toBeVisible();
  expect(await violationsOf(elsewhere)).toEqual([]);
  await microsoftButton(elsewhere).click();
  await consent(elsewhere);
  await elsewhere.waitForURL('**/auth/confirm?*');
  await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
  await elsewhere.waitForURL('**/contact');
  await expect(elsewhere.getByText('Your e-mail address is confirmed')).toBeVisible();
  await open(elsewhere, '/account');
  await expect(elsewhere.getByRole('list', { name: 'Devices' })).toContainText(
    'Signed in with Microsoft',
  );
  await expect(elsewhere.getByText('Your account has no password.')).toBeVisible();
  expect(await violationsOf(elsewhere)).toEqual([]);

  // The only way in stays.
  await elsewhere.getByRole('button', { name: `Disconnect ${email}` }).click();
  await elsewhere.getByRole('button', { name: 'Disconnect account' }).click();
  await expect(elsewhere.getByText('This is your only way to sign in.').first()).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Send me the link' }).click();
  await said(elsewhere, 'Check your email');
  await site.waitForMail(email, /Choose a new password/);
  expect([...complaints, ...more]).toEqual([]);
});

test('an account is connected, signs in with the second step, and is disconnected', {
  tag: '@release',
}, async () => {
  const email = 'consultant@demo.test';
  const { page, complaints } = await site.openAs(email);
  await open(page, '/account');
  await ageSessionsOf(site, email);
  microsoft.person = {
    sub: 'ada',
    tid: contoso,
    name: 'Ada Lovelace',
    email: 'ada@contoso.example',
  };
  await page.getByRole('button', { name: 'Connect a Microsoft account' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  await proof.getByLabel('Your password').fill(demoPassword);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await consent(page);
  await page.waitForURL('**/account');
  await said(page, 'Microsoft account connected');
  await expect(accounts(page)).toContainText('ada@contoso.example');
  expect(await violationsOf(page)).toEqual([]);
  await site.waitForMail(email, /A Microsoft account was connected/);

  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const { page: elsewhere, complaints: more } = await site.openWindow();
  await open(elsewhere, '/auth?mode=signin&next=%2Faccount');
  await microsoftButton(elsewhere).press('Enter');
  await consent(elsewhere);
  await elsewhere.waitForURL('**/auth/second-step?*');
  const code = totpCode(secret, new Date(Date.now() + 30_000));
  await elsewhere.getByLabel('Code of your authenticator app').fill(code);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/account');
  await expect(elsewhere.getByRole('list', { name: 'Devices' })).toContainText(
    'Signed in with Microsoft and a second factor',
  );

  await elsewhere.getByRole('button', { name: 'Disconnect ada@contoso.example' }).click();
  await elsewhere.getByRole('button', { name: 'Disconnect account' }).click();
  await said(elsewhere, 'Microsoft account disconnected');
  await expect(
    elsewhere.getByRole('button', { name: 'Disconnect ada@contoso.example' }),
  ).toHaveCount(0);
  await site.waitForMail(email, /A Microsoft account was disconnected/);
  expect([...complaints, ...more]).toEqual([]);
});

test('an address that has an account opens nothing, and leads to the account', {
  tag: '@release',
}, async () => {
  const email = 'pending-client@demo.test';
  microsoft.person = { sub: 'thief', tid: contoso, name: 'Pen Ding', email };
  const { page } = await site.openWindow();
  await open(page, '/auth?mode=signin');
  await microsoftButton(page).click();
  await consent(page);
  await page.waitForURL('**/auth/microsoft/sign-up?*');
  await page.getByRole('button', { name: 'Create Client Account' }).click();
  await said(page, 'Check your email');
  const mail = await site.waitForMail(email, /You already have a Direct365 account/);
  expect(mail.text).toContain('connect it in your account settings');

  // Its owner goes the way that the page names.
  await open(page, '/auth?mode=signin');
  await microsoftButton(page).click();
  await consent(page);
  await page.getByRole('link', { name: 'sign in to it' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/account');
  await connect(page, 'thief', email);
});

test('who has only Microsoft confirms with it, in a window of its own, and goes on', {
  tag: '@release',
}, async () => {
  const email = 'new-consultant@demo.test';
  const { page, complaints } = await site.openAs(email);
  await connect(page, 'newcomer', 'newcomer@contoso.example');
  await ageSessionsOf(site, email);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kept while away');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  const opening = page.context().waitForEvent('page');
  await proof.getByRole('button', { name: 'Confirm with Microsoft' }).click();
  const window = await opening;
  await consent(window);
  await expect(proof).toHaveCount(0);
  await expect(dialog.locator('code')).toBeVisible();

  await page.keyboard.press('Escape');
  await ageSessionsOf(site, email);
  await open(page, '/auth/again?next=%2Faccount');
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('whatever goes wrong at Microsoft ends on a page that says what to do', async () => {
  microsoft.person = { sub: 'unknown', tid: contoso };
  const { page, complaints } = await site.openWindow({ width: 390, height: 844 });
  await open(page, '/auth?mode=signin&next=%2Fshortlist');
  await microsoftButton(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not sign in with Microsoft')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Again, from there; by then Microsoft is down.
  await expect(microsoftButton(page)).toBeEnabled();
  await microsoftButton(page).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  microsoft.misbehaviour = { at: { place: 'tokens', does: 'faults' } };
  await consent(page);
  await expect(page.getByText('Microsoft does not answer just now')).toBeVisible();

  microsoft.misbehaviour = {};
  await microsoftButton(page).click();
  const back = await page.getByRole('link', { name: 'Continue' }).getAttribute('href');
  await consent(page);
  await page.waitForURL('**/auth/microsoft/sign-up?*');
  await page.goto(back ?? '');
  await expect(page.getByText('This was used already, or took too long')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await page.waitForURL('**/auth?mode=signin*');

  // Back to the page that was left while it was leaving.
  await microsoftButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible();
  await page.goBack();
  await expect(microsoftButton(page)).toBeEnabled();
  expect(complaints).toEqual([]);
});
