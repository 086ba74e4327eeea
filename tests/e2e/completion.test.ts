import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { callsTo } from './pages/calls.ts';
import { fillChecklist } from './pages/checklist.ts';
import { fits, toast } from './pages/demo-person.ts';

/* A client at a desk and a consultant at a phone complete a deal, and the client hires the consultant again. */

const site = demoSite();
const { makeDeal } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Move the depots to one ledger';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const own = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const openOwn = (page: Page) => open(page, '/consultant/portal?tab=projects&view=applications');

test('a deal is proposed as completed, continued, completed, and made again', async () => {
  const client = await site.openAs('client@demo.test');
  const consultant = await site.openAs('consultant@demo.test', phone);
  const { projectId } = await makeDeal(client.page, consultant.page, title);

  await openOwn(consultant.page);
  await own(consultant.page).getByRole('button', { name: 'Propose Completion' }).click();
  const form = await fillChecklist(consultant.page);
  await form.getByRole('textbox', { name: /^Open points/ }).fill('The handbook lacks a chapter.');
  await fits(consultant.page);
  await form.getByRole('button', { name: 'Propose Completion' }).click();
  await expect(toast(consultant.page, 'Completion Proposed')).toBeVisible();
  await expect(own(consultant.page)).toContainText('they can answer; without an answer');

  await open(client.page, '/client/portal');
  const waiting = client.page.getByRole('region', { name: /^Waiting for your answer/ });
  await waiting.getByText(/^Show \d+ more/).click();
  await waiting.getByRole('link', { name: `completion of ${title}` }).click();
  await expect(client.page.getByText('The handbook lacks a chapter.')).toBeVisible();
  await press(client.page, 'Something Is Missing');
  const missing = client.page.getByRole('alertdialog');
  await missing.getByRole('textbox').fill('That very chapter.');
  await missing.getByRole('button', { name: 'Send' }).click();
  await expect(toast(client.page, 'Answer Sent')).toBeVisible();
  await openOwn(consultant.page);
  await expect(own(consultant.page)).toContainText('What is missing: That very chapter.');

  await open(client.page, `/project/${projectId}`);
  await press(client.page, 'Mark as Completed');
  const marking = await fillChecklist(client.page);
  await marking.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(toast(client.page, 'Completion Proposed')).toBeVisible();
  await expect(client.page.getByRole('button', { name: 'Mark as Completed' })).toHaveCount(0);
  await openOwn(consultant.page);
  await own(consultant.page).getByRole('button', { name: 'Confirm Completion' }).click();
  await consultant.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Confirm Completion' })
    .click();
  await expect(toast(consultant.page, 'Project Completed')).toBeVisible();
  await expect(own(consultant.page)).toContainText('You confirmed it.');

  await open(client.page, `/project/${projectId}`);
  await client.page.getByRole('link', { name: /^Hire .* again$/ }).click();
  await expect(client.page.getByRole('textbox', { name: 'Project title' })).toHaveValue(title);
  await expect(client.page.getByRole('radio', { name: /^Private/ })).toBeChecked();
  await expect(client.page.getByRole('checkbox', { name: /^Invite / })).toBeChecked();
  for (const { context, complaints } of [client, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
