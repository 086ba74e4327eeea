import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { callsTo } from './pages/calls.ts';
import { fillChecklist } from './pages/checklist.ts';
import { confirm, fits, toast } from './pages/demo-person.ts';

/* A consultant at a phone asks for access to an environment; the client grants it, and takes it back after the deal. */

const site = demoSite();
const { makeDeal } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Move the price lists to one tenant';

const own = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
async function openOwnList(page: Page) {
  await open(page, '/consultant/portal?tab=projects&view=applications');
  await own(page).getByText('Access to environments').click();
}

test('access is asked for, granted, open at the completion, and returned', async () => {
  const client = await site.openAs('client@demo.test');
  const consultant = await site.openAs('consultant@demo.test', phone);
  const { projectId, applicationId } = await makeDeal(client.page, consultant.page, title);

  await openOwnList(consultant.page);
  await own(consultant.page).getByRole('button', { name: 'Ask for Access' }).click();
  const form = consultant.page.getByRole('form', { name: 'Environment' });
  await form.getByRole('button', { name: 'Ask for Access' }).click();
  await expect(form.getByText('Please enter the role').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Environment' }).fill('https://chains-uat.crm4.example');
  await form.getByRole('textbox', { name: 'Tenant' }).fill('chains.example');
  await form.getByRole('textbox', { name: 'Role' }).fill('System Customizer');
  await fits(consultant.page);
  await form.getByRole('button', { name: 'Ask for Access' }).click();
  await expect(toast(consultant.page, 'Access Asked For')).toBeVisible();
  await expect(own(consultant.page)).toContainText('Asked for');

  await open(client.page, `/project/${projectId}`);
  const list = client.page.getByRole('region', { name: 'Access to environments' });
  await list.getByRole('button', { name: /^Mark as Granted/ }).click();
  await confirm(client.page, 'Mark as Granted');
  await expect(toast(client.page, 'Access Granted')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Review/ })).toBeVisible();
  expect(await violationsOf(client.page)).toEqual([]);

  await openOwnList(consultant.page);
  await expect(own(consultant.page).getByRole('button', { name: /^I Returned It/ })).toBeVisible();
  await own(consultant.page).getByRole('button', { name: 'Propose Completion' }).click();
  const checklist = await fillChecklist(consultant.page);
  const returned = checklist.getByRole('radiogroup', { name: 'Access returned' });
  await expect(returned).toContainText('Access is not returned: https://chains-uat.crm4.example');
  await returned.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(checklist).toContainText('From the access list: https://chains-uat.crm4.example');
  await checklist.getByRole('button', { name: 'Propose Completion' }).click();
  await expect(toast(consultant.page, 'Completion Proposed')).toBeVisible();

  await open(client.page, `/application/${applicationId}`);
  await expect(
    client.page.getByText('Access not returned: https://chains-uat.crm4.example'),
  ).toBeVisible();
  await client.page.getByRole('button', { name: 'Confirm Completion' }).click();
  await confirm(client.page, 'Confirm Completion');
  await expect(toast(client.page, 'Project Completed')).toBeVisible();
  await list.getByRole('button', { name: /^Mark as Returned/ }).click();
  await confirm(client.page, 'Mark as Returned');
  await expect(toast(client.page, 'Access Returned')).toBeVisible();
  await list.getByText('History').click();
  await expect(list).toContainText('Marked as returned by you');
  for (const { context, complaints } of [client, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
