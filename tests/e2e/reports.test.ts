import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive, toast } from './pages/demo-person.ts';

/* A user reports a profile or a project; an admin settles it, and both sides read the result. */

const site = demoSite();
let admin: Person;
let client: Person;
let consultant: Person;

async function report(page: Page, noun: string, cause: string, text: string) {
  await page.getByRole('button', { name: `Report ${noun}` }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${noun}` });
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible();
  await expect(dialog.getByText('Please say what is wrong.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: cause }).check();
  await dialog.getByLabel('What should we look at?').fill(text);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Report Sent')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test.beforeAll(async () => {
  admin = await arrive(site, 'admin@demo.test');
  client = await arrive(site, 'client@demo.test');
  consultant = await arrive(site, 'consultant@demo.test');
});

test('a client reports a consultant, and cannot while that waits', async () => {
  const { page } = client;
  await open(page, '/find-consultants');
  const link = page.getByRole('main').locator('a[href^="/consultant/"]').first();
  await open(page, (await link.getAttribute('href')) ?? '');
  await report(
    page,
    'this profile',
    'What it says is not true',
    'The certification is not theirs.',
  );
  await page.getByRole('button', { name: 'Report this profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this profile' });
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByLabel('What should we look at?').fill('Once more.');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText(/You have reported this already/)).toBeVisible();
});

test('a consultant reports a project', async () => {
  const { page } = consultant;
  await open(page, '/consultant/portal?tab=projects');
  const link = page.getByRole('main').locator('a[href$="/apply"]').first();
  await open(page, (await link.getAttribute('href')) ?? '');
  await report(
    page,
    'this project',
    'It asks for or offers something unlawful',
    'They ask for work unpaid.',
  );
});

test('an admin settles a report, and each side reads its own words', async () => {
  const { page } = admin;
  await open(page, '/admin');
  await expect(page.getByText('2 waiting')).toBeVisible();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  const card = page.getByRole('group').filter({ hasText: 'The certification is not theirs.' });
  await expect(card).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Settle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settle the report' });
  await dialog.getByRole('button', { name: 'Settle Report' }).click();
  await expect(dialog.getByText('Please choose.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Right: something has to change' }).check();
  await dialog.getByLabel('To the one who reported').fill('It is gone from the profile.');
  await dialog.getByLabel('To the one who was reported').fill('Please give evidence for it.');
  await dialog.getByRole('button', { name: 'Settle Report' }).click();
  await expect(toast(page, 'Report Settled')).toBeVisible();
  await expect(card.getByText('Settled', { exact: true })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);

  const told = await site.waitForMail('client@demo.test', /what you reported/);
  expect(told.text).toContain('It is gone from the profile.');
  expect(told.text).not.toContain('Please give evidence for it.');

  await page.getByRole('link', { name: 'Settled', exact: true }).click();
  const settled = page.getByRole('group').filter({ hasText: 'The certification is not theirs.' });
  await expect(settled.getByText('Please give evidence for it.')).toBeVisible();
  const email = await addressOf(page, settled);
  const finding = await site.waitForMail(email, /We have upheld a report about your profile/);
  expect(finding.text).toContain('Please give evidence for it.');
  expect(finding.text).not.toContain('The certification is not theirs.');
  await expect(page.getByRole('rowheader', { name: 'Upheld a report' })).toBeVisible();
});

/** Whose report this is, as their own page of the admins says. */
async function addressOf(page: Page, card: Locator): Promise<string> {
  await card.locator('a[href^="/admin/users/"]').first().click();
  const address = page.getByRole('main').locator('a[href^="mailto:"]').first();
  await expect(address).toBeVisible();
  return (await address.textContent()) ?? '';
}
