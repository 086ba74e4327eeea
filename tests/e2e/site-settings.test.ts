import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';

/* Site settings of an admin are on the public pages at once, also on the cached ones. */

const site = demoSite(() => ({
  environment: {
    MAIL_FROM: 'Direct365 <hello@direct365.example>',
    MAIL_SENDERS: 'Direct365 News <news@direct365.example>',
  },
}));

async function openAdmin(): Promise<Person> {
  return arrive(site, 'admin@demo.test');
}

/** A public page as it is sent to a reader with this language. */
async function sent(path: string, language = 'en-US'): Promise<string> {
  const response = await fetch(`${site.url}${path}`, { headers: { 'accept-language': language } });
  return response.text();
}

test('a claim that was changed is on the public page that had been kept', async () => {
  const { page } = await openAdmin();
  expect(await sent('/')).toContain('30-50%');
  expect(await sent('/')).not.toContain('data-claims');
  await open(page, '/admin');
  await page.getByRole('link', { name: 'Site Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const saving = page.getByLabel('Saved against agency fees, as text');
  await saving.fill('');
  await page.getByRole('button', { name: 'Save Claims' }).click();
  await expect(page.getByText('Please write the figure.').first()).toBeVisible();
  await expect(saving).toBeFocused();
  await saving.fill('up to <b>a third</b>');
  await page.getByLabel('Where these figures come from').fill('Our survey of June.');
  await page.getByRole('button', { name: 'Save Claims' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  expect(await sent('/')).toContain('up to &lt;b&gt;a third&lt;/b&gt;');
  expect(await sent('/')).not.toContain('30-50%');

  const visitor = await site.openWindow();
  await open(visitor.page, '/business-home');
  await expect(visitor.page.getByText('you save up to <b>a third</b> against')).toBeVisible();
  await visitor.page.getByRole('link', { name: 'Pricing' }).first().click();
  await visitor.page.goBack();
  await expect(visitor.page.getByText('you save up to <b>a third</b> against')).toBeVisible();

  await open(page, '/admin/audit-log');
  const entry = page.getByRole('row').filter({ hasText: 'Changed claims of the site' });
  await expect(entry).toContainText('agencySaving: “30-50%” → “up to <b>a third</b>”');
  await expect(entry).toContainText('Our survey of June.');
});

test('of two concurrent admins the second gets an error, and loses nothing that they typed', async () => {
  const [first, second] = [await openAdmin(), await openAdmin()];
  for (const { page } of [first, second]) await open(page, '/admin/settings');
  const save = async ({ page }: Person, figure: string) => {
    await page.getByLabel('Faster tasks, as text').fill(figure);
    await page.getByLabel('Where these figures come from').fill('Measured.');
    await page.getByRole('button', { name: 'Save Claims' }).click();
  };
  await save(first, '41%');
  await expect(first.page.getByText('Settings Saved')).toBeVisible();
  await save(second, '42%');
  await expect(second.page.getByText('has changed these settings meanwhile.')).toBeVisible();
  await expect(second.page.getByLabel('Faster tasks, as text')).toHaveValue('42%');
  expect(await violationsOf(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Show What Is Saved' }).click();
  await expect(second.page.getByLabel('Faster tasks, as text')).toHaveValue('41%');
  await save(second, '42%');
  await expect(second.page.getByText('Settings Saved')).toBeVisible();
});

test('a rate and a country decide what readers see beside dollars, and no price', {
  tag: '@release',
}, async () => {
  const priceBefore = await sent('/subscribe', 'en-GB');
  expect(await sent('/consultants', 'en-IE')).not.toContain('€');
  const rates = async () =>
    [...(await sent('/', 'en-GB')).matchAll(/about £(\d+)/g)].map(([, pounds]) => Number(pounds));
  const ratesBefore = await rates();
  expect(ratesBefore.length).toBeGreaterThan(0);
  const { page } = await openAdmin();
  await open(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Currencies' }).click();
  await page.getByLabel('British Pound').fill('0');
  await page.getByLabel('Day of the rates').fill('2026-11-01');
  await page.getByRole('button', { name: 'Save Currencies' }).click();
  await expect(page.getByText('A rate is more than 0.').first()).toBeVisible();
  await page.getByLabel('British Pound').fill('0.5');
  await page.getByRole('button', { name: 'Add a Country' }).click();
  await page.getByRole('textbox', { name: 'Country' }).fill('ie');
  await page.getByRole('button', { name: 'Save Currencies' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  await expect(page.getByText('Rates of 2026-11-01.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  for (const [index, pounds] of (await rates()).entries()) {
    expect(pounds / (ratesBefore[index] ?? 0)).toBeCloseTo(0.5 / 0.79, 1);
  }
  const amounts = (html: string) => html.match(/£[\d,]+/g);
  expect(amounts(await sent('/subscribe', 'en-GB'))).toEqual(amounts(priceBefore));
  expect(await sent('/subscribe', 'en-IE')).toContain('data-currency="EUR en-US"');
});

test('a sender is tried by a mail to oneself, and chosen for a kind of mail', {
  tag: '@release',
}, async () => {
  const { page } = await openAdmin();
  await open(page, '/admin/settings?section=senders');
  await page.getByLabel('Name of news@direct365.example').fill('The Weekly');
  await page
    .getByRole('button', { name: 'Send a test to myself from news@direct365.example' })
    .click();
  await expect(page.getByText('It goes to admin@demo.test alone.')).toBeVisible();
  const { text } = await site.waitForMail('admin@demo.test', /A test of a sender/);
  expect(text).toContain('The Weekly <news@direct365.example>');
  await page.getByLabel('Email blasts').selectOption('news@direct365.example');
  await page.getByRole('button', { name: 'Save Senders' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await open(page, '/admin?tab=blast');
  await expect(page.getByLabel('From Name')).toHaveValue('The Weekly');
  await expect(page.getByLabel('From Email')).toHaveValue('news@direct365.example');
});

test('an admin chooses which papers of a deal are offered, and writes a clause', async () => {
  const { page } = await openAdmin();
  await open(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Agreements' }).click();
  await expect(page.getByLabel('Invoice drafts')).not.toBeChecked();
  await expect(page.getByText('Have it checked by a lawyer')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Invoice drafts').check();
  await page.getByRole('button', { name: 'Add a Clause' }).click();
  await page.getByRole('button', { name: 'Save Agreements' }).click();
  await expect(page.getByText('Please enter a title.').first()).toBeVisible();
  const added = page.getByRole('group', { name: 'Clause 7' });
  await added.getByLabel('Title').fill('Travel');
  await added.getByLabel('Text').fill('The client pays for trips that it has approved.');
  await page.getByRole('button', { name: 'Save Agreements' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  await open(page, '/admin/audit-log');
  await expect(
    page.getByRole('row').filter({ hasText: 'Changed what is offered for agreements' }),
  ).toContainText('invoiceDrafts: off → on; clause “Travel”: added');
});
