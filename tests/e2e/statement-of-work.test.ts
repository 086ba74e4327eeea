import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { callsTo } from './pages/calls.ts';
import { toast } from './pages/demo-person.ts';

/* A client at a desk and a consultant at a phone agree on a statement of work, its milestone, and a change of it. */

const site = demoSite();
const { makeDeal } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Agree on the month-end close';

const form = (page: Page) => page.getByRole('form', { name: 'Statement of work' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function accept(page: Page, number: number) {
  await press(page, `Accept Version ${number}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(toast(page, 'Version Accepted')).toBeVisible();
}

test('a statement of work is proposed, changed, accepted by both, delivered, and changed again', async () => {
  const people = [
    await site.openAs('client@demo.test'),
    await site.openAs('consultant@demo.test', phone),
  ] as const;
  const [{ page: client }, { page: consultant }] = people;
  const { projectId, applicationId } = await makeDeal(client, consultant, title);
  const path = `/application/${applicationId}/statement`;

  await open(client, `/project/${projectId}`);
  await client.getByRole('link', { name: 'Statement of Work' }).click();
  await press(client, 'Write the First Version');
  await expect(form(client).getByRole('textbox', { name: 'Scope' })).not.toBeEmpty();
  // The terms name no price: nothing is made up.
  await press(client, 'Propose This Version');
  await expect(form(client).getByText('Please enter the rate')).toBeVisible();
  expect(await violationsOf(client)).toEqual([]);
  await form(client).getByRole('textbox', { name: 'Rate', exact: true }).fill('120');
  await form(client)
    .getByRole('textbox', { name: /^The most/ })
    .fill('9000');
  await press(client, 'Add Deliverable');
  await form(client)
    .getByRole('textbox', { name: 'Deliverable', exact: true })
    .fill('Close calendar');
  await form(client).getByRole('textbox', { name: 'Amount', exact: true }).fill('4000');
  await press(client, 'Propose This Version');
  await expect(toast(client, 'Version 1 Proposed')).toBeVisible();
  await accept(client, 1);

  await open(consultant, '/consultant/portal');
  const waiting = consultant.getByRole('region', { name: /^Waiting for your answer/ });
  await waiting.getByText(/^Show \d+ more/).click();
  await waiting.getByRole('link', { name: new RegExp(`^Read and Answer.*${title}`) }).click();
  await press(consultant, 'Propose Changes');
  await form(consultant).getByRole('textbox', { name: 'Working hours' }).fill('Mornings');
  expect(await violationsOf(consultant)).toEqual([]);
  expect(await consultant.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await press(consultant, 'Propose This Version');
  await expect(toast(consultant, 'Version 2 Proposed')).toBeVisible();
  await accept(consultant, 2);

  // The client's page learns of it by itself.
  await expect(client.getByText('What Changes from Version 1')).toBeVisible();
  await expect(client.getByRole('insertion')).toHaveText('Mornings');
  expect(await violationsOf(client)).toEqual([]);
  await accept(client, 2);
  await expect(client.getByText('Version 2: Accepted and signed').first()).toBeVisible();
  await expect(client.getByText(/^SHA-256: [0-9a-f]{64}$/).first()).toBeVisible();

  await open(consultant, path);
  await press(consultant, 'Deliver Close calendar');
  const delivery = consultant.getByRole('alertdialog');
  await delivery.getByRole('textbox', { name: 'Note' }).fill('In the shared folder.');
  await delivery.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(toast(consultant, 'Milestone Delivered')).toBeVisible();
  await expect(client.getByText('Note: In the shared folder.')).toBeVisible();
  expect(await violationsOf(client)).toEqual([]);
  await press(client, 'Accept Close calendar');
  await client.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(client.getByText(/^All milestones are accepted/)).toBeVisible();
  await expect(consultant.getByText(/^All milestones are accepted/)).toBeVisible();
  expect(await consultant.evaluate('document.documentElement.scrollWidth')).toBe(360);

  await press(consultant, 'Propose a Change Order');
  await form(consultant)
    .getByRole('textbox', { name: /^The most/ })
    .fill('11000');
  await press(consultant, 'Propose This Version');
  await expect(toast(consultant, 'Version 3 Proposed')).toBeVisible();
  await expect(consultant.getByText('It costs USD 2,000 more.')).toBeVisible();
  await open(client, path);
  await press(client, 'Decline');
  const dialog = client.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too much for this year.');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(client.getByText('Version 3: Declined').first()).toBeVisible();
  await consultant.reload();
  await expect(consultant.getByText('Reason: Too much for this year.').first()).toBeVisible();
  await expect(consultant.getByText('Version 2: Accepted and signed')).toBeVisible();
  for (const { context, complaints } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
