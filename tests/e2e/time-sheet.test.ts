import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { callsTo } from './pages/calls.ts';
import { confirm, toast } from './pages/demo-person.ts';

/* A client at a desk switches on a time sheet; a consultant at a phone submits a week, and the client approves it. */

const site = demoSite();
const { makeDeal } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Keep the month-end hours';

const own = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
async function openOwnSheet(page: Page) {
  await open(page, '/consultant/portal?tab=projects&view=applications');
  await own(page).getByText('Time sheet', { exact: true }).click();
}

test('a week is entered, submitted, returned, changed and approved', async () => {
  const client = await site.openAs('client@demo.test');
  const consultant = await site.openAs('consultant@demo.test', phone);
  const { projectId } = await makeDeal(client.page, consultant.page, title);

  await open(client.page, `/project/${projectId}`);
  const sheet = client.page.getByRole('region', { name: 'Time sheet' });
  await sheet.getByRole('button', { name: 'Switch On Time Sheet' }).click();
  const form = client.page.getByRole('form', { name: 'Time sheet' });
  await form.getByRole('textbox', { name: 'Cap in hours' }).fill('7.1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Please enter quarters of an hour/)).toBeVisible();
  expect(await violationsOf(client.page)).toEqual([]);
  await form.getByRole('textbox', { name: 'Cap in hours' }).fill('8');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(client.page, 'Time Sheet Saved')).toBeVisible();
  await expect(sheet).toContainText('Cap: 8 hours.');

  await openOwnSheet(consultant.page);
  await own(consultant.page).getByRole('button', { name: 'Enter Time' }).click();
  const week = consultant.page.getByRole('form', { name: 'Week' });
  const hours = week.getByRole('textbox', { name: 'Hours' }).last();
  await hours.fill('7.3');
  await week.getByRole('button', { name: 'Save Week' }).click();
  await expect(week.getByText('Quarters of an hour, 24 at most')).toBeVisible();
  expect(await violationsOf(consultant.page)).toEqual([]);
  expect(await consultant.page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await hours.fill('9.5');
  await week.getByRole('textbox', { name: 'Note' }).last().fill('Mapped the ledgers.');
  await week.getByRole('button', { name: 'Save Week' }).click();
  await expect(toast(consultant.page, 'Week Saved')).toBeVisible();
  await own(consultant.page)
    .getByRole('button', { name: /^Submit/ })
    .click();
  await confirm(consultant.page, 'Submit');
  await expect(toast(consultant.page, 'Week Submitted')).toBeVisible();
  await expect(own(consultant.page)).toContainText('The cap is reached.');

  await open(client.page, '/client/portal');
  const waiting = client.page.getByRole('region', { name: /^Waiting for your answer/ });
  await waiting.getByText(/^Show \d+ more/).click();
  await waiting.getByRole('link', { name: new RegExp(`^Read and Approve.*${title}`) }).click();
  await expect(client.page.getByRole('heading', { level: 1 })).toContainText('Week from');
  await expect(client.page.getByText('Mapped the ledgers.')).toBeVisible();
  await client.page.getByRole('button', { name: /^Return/ }).click();
  await client.page.getByRole('alertdialog').getByRole('textbox').fill('Half an hour too many.');
  await confirm(client.page, 'Return');
  await expect(toast(client.page, 'Week Returned')).toBeVisible();

  await openOwnSheet(consultant.page);
  await expect(own(consultant.page)).toContainText('Reason: Half an hour too many.');
  await own(consultant.page).getByRole('button', { name: /^Edit/ }).click();
  await hours.fill('9');
  await week.getByRole('button', { name: 'Save Week' }).click();
  await expect(own(consultant.page)).toContainText('9 hours');
  await own(consultant.page)
    .getByRole('button', { name: /^Submit/ })
    .click();
  await confirm(consultant.page, 'Submit');
  await expect(own(consultant.page)).toContainText('Waits for approval');

  await open(client.page, client.page.url());
  expect(await violationsOf(client.page)).toEqual([]);
  await client.page.getByRole('button', { name: /^Approve/ }).click();
  await confirm(client.page, 'Approve');
  await expect(toast(client.page, 'Week Approved')).toBeVisible();
  await expect(client.page.getByText('Approved: 9 hours')).toBeVisible();
  for (const { context, complaints } of [client, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
