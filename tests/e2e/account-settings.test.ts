import { demoPassword } from '#demo/accounts.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { ageSessionsOf } from '#tests/support/e2e/aged-sessions.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { said } from './pages/demo-person.ts';

/* What people change about their own accounts, and what asks for a fresh sign-in. */

const site = demoSite();

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
  await open(page, '/admin?show=clients');
  await ageSessionsOf(site, email);
  await page.getByRole('link', { name: 'Export to CSV' }).click();
  await page.waitForURL('**/auth/again?*');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/admin?show=clients');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export to CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^clients-/);
});

test('an admin whose sign-in grows old while they write loses no word', {
  tag: '@release',
}, async () => {
  const email = 'admin@demo.test';
  const { page } = await site.openAs(email);
  await open(page, '/admin?show=clients&text=pending-client@demo.test');
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Refuse Account' }).click();
  const decision = page.getByRole('alertdialog');
  await decision.getByLabel('Reason').fill('The company cannot be found.');
  await ageSessionsOf(site, email);
  await decision.getByRole('button', { name: 'Refuse Account' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  await proof.getByLabel('Your password').fill('not the password');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByText('The password is not right.').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await proof.getByLabel('Your password').fill(demoPassword);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
  await expect(proof).toBeHidden();
});
