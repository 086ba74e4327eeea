import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo } from './pages/calls.ts';
import { confirm, fits, toast } from './pages/demo-person.ts';

/*
 * An owner sets a limit. A hiring member accepts above it, which waits; a finance member approves it from the mail's
 * link, and then the deal is made. All read who did what, but the consultant.
 */

const site = demoSite();
const { send } = callsTo(site);
const narrow = { width: 360, height: 740 };
const title = 'Merge two ledgers';
const hiring = 'hollis@larkspur-and-pike.test';
const finance = 'fenella@larkspur-and-pike.test';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('a deal above the limit is accepted once a finance member has approved it', async () => {
  const owner = await site.openAs('client@demo.test');
  await open(owner.page, '/company');
  const limit = owner.page.getByRole('form', { name: 'Approval of deals' });
  await limit.getByLabel('Approval above').fill('20000');
  await limit.getByRole('button', { name: 'Save limit' }).click();
  await expect(toast(owner.page, 'Limit saved')).toBeVisible();
  expect(await violationsOf(owner.page)).toEqual([]);
  const projectId = await send(owner.page, '/projects', { ...projectFields, title });
  const consultant = await site.openAs('consultant@demo.test', narrow);
  const applicationId = await send(consultant.page, `/projects/${projectId}/applications`, {
    coverLetter: 'Twice, at two mills.',
    terms: { fixedPriceUsd: 24_000 },
  });

  const asker = await site.openAs(hiring);
  await open(asker.page, `/application/${applicationId}`);
  await press(asker.page, 'Accept');
  const dialog = asker.page.getByRole('dialog');
  await expect(dialog.getByText('These terms come to more than')).toBeVisible();
  // At the limit the deal would be made at once, as an offer.
  await dialog.getByLabel('Or a fixed price (USD)').fill('20000');
  await expect(dialog.getByRole('button', { name: 'Send Offer' })).toBeVisible();
  await dialog.getByLabel('Or a fixed price (USD)').fill('24000');
  expect(await violationsOf(asker.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for Approval' }).click();
  await expect(toast(asker.page, 'Approval Asked For')).toBeVisible();
  await expect(asker.page.getByText('Being approved', { exact: true })).toBeVisible();
  await expect(asker.page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(asker.page.getByRole('button', { name: 'Take Back' })).toBeVisible();

  await open(consultant.page, '/consultant/portal?tab=projects&view=applications');
  const own = consultant.page.getByRole('listitem').filter({
    has: consultant.page.getByRole('heading', { name: title }),
  });
  await expect(own.getByText('Being approved', { exact: true })).toBeVisible();
  await expect(own.getByText('Pending', { exact: true })).toBeVisible();
  await expect(own).not.toContainText(/20,000|Hollis|Fenella/);
  await fits(consultant.page);
  await open(owner.page, `/project/${projectId}`);
  await expect(owner.page.getByText('Being approved', { exact: true })).toBeVisible();

  const mail = await site.waitForMail(finance, /^Your approval is asked for/);
  const link = mail.links.find((each) => each.includes('/application/'));
  const approver = await site.openAs(finance, narrow);
  await open(approver.page, '/client/portal');
  await expect(approver.page.getByText('asks you to approve a deal')).toBeVisible();
  await open(approver.page, link ?? '');
  await expect(approver.page.getByText('Hollis Bramblewood would like to accept')).toBeVisible();
  await expect(approver.page.getByText('That comes to $24,000.')).toBeVisible();
  await fits(approver.page);
  await press(approver.page, 'Approve');
  await confirm(approver.page, 'Approve');
  await expect(toast(approver.page, 'Approved')).toBeVisible();

  const said = 'Accepted by Hollis Bramblewood, approved by Fenella Coinsworth';
  for (const { page } of [approver, asker]) await expect(page.getByText(said)).toBeVisible();
  await open(owner.page, `/project/${projectId}`);
  await expect(
    owner.page.getByText('by Hollis Bramblewood, approved by Fenella Coinsworth'),
  ).toBeVisible();
  await expect(own.getByText('The client accepted you')).toBeVisible();
  await expect(own).not.toContainText(/Hollis|Fenella/);
  for (const { context, complaints } of [owner, asker, approver, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
