import type { Page } from '@playwright/test';
import pg from 'pg';
import { mondayOf } from '#features/agreements/time-sheets/rules/weeks.ts';
import { everythingDone } from '#tests/support/completed-deal.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo } from './pages/calls.ts';
import { confirm, toast } from './pages/demo-person.ts';

/*
 * Two people and a finance colleague, from an acceptance to the pack of a completed deal: statement of work, change
 * order, three weeks of a time sheet. The site restarts between.
 */

const site = demoSite();
const { call, send } = callsTo(site);
const phone = { width: 360, height: 740 };
const finance = 'fenella@larkspur-and-pike.test';
const title = 'Keep the papers of a month-end close';
const dayMs = 86_400_000;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

async function accept(page: Page, number: number): Promise<void> {
  await press(page, `Accept Version ${number}`);
  await confirm(page, 'Accept');
  await expect(toast(page, 'Version Accepted')).toBeVisible();
}

/** Lets a deal have been accepted so many days ago. */
async function moveAcceptance(applicationId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  await client.query(
    "update applications set decided_at = decided_at - $2 * interval '1 day' where id = $1",
    [applicationId, days],
  );
  await client.end();
}

test('the papers of a deal, from the acceptance to the pack', { tag: '@release' }, async () => {
  const people = [
    await site.openAs('client@demo.test'),
    await site.openAs('consultant@demo.test', phone),
    await site.openAs(finance, phone),
  ] as const;
  const [{ page: client }, { page: consultant }, { page: colleague }] = people;
  const projectId = await send(client, '/projects', { ...projectFields, title });
  const applicationId = await send(consultant, `/projects/${projectId}/applications`, {
    ...{ coverLetter: 'I have done this for two chains.', terms: { fixedPriceUsd: 6000 } },
  });
  await send(client, `/applications/${applicationId}/accept`);

  await open(client, `/application/${applicationId}/statement`);
  await press(client, 'Write the First Version');
  await press(client, 'Propose This Version');
  await expect(toast(client, 'Version 1 Proposed')).toBeVisible();
  const proposed = await site.waitForMail(
    'consultant@demo.test',
    /^Please read a statement of work: “Keep the papers/,
  );
  await open(consultant, proposed.links.find((each) => each.includes('/statement')) ?? '');
  await accept(consultant, 1);

  const asked = await site.waitForMail(finance, /^The other side accepted the statement of work/);
  await site.restart();
  await open(colleague, asked.links.find((each) => each.includes('/statement')) ?? '');
  await accept(colleague, 1);
  await expect(colleague.getByText('Version 1: Accepted and signed').first()).toBeVisible();

  await open(consultant, `/application/${applicationId}/statement`);
  await press(consultant, 'Propose a Change Order');
  await consultant.getByRole('textbox', { name: 'Amount' }).fill('7500');
  await press(consultant, 'Propose This Version');
  await expect(consultant.getByText('It costs USD 1,500 more.')).toBeVisible();
  await accept(consultant, 2);
  await open(colleague, `/application/${applicationId}/statement`);
  await accept(colleague, 2);

  await moveAcceptance(applicationId, 21);
  const sheet = `/applications/${applicationId}/time-sheet`;
  await call(client, 'PUT', sheet, { unit: 'days', cap: null });
  const monday = Date.parse(mondayOf(new Date().toISOString().slice(0, 10)));
  for (const weeks of [2, 1, 0]) {
    const startsOn = new Date(monday - weeks * 7 * dayMs).toISOString().slice(0, 10);
    const entries = [{ day: startsOn, amount: 1, note: 'Closed the month.' }];
    await call(consultant, 'PUT', `${sheet}/weeks`, { startsOn, entries });
  }
  await open(consultant, '/consultant/portal?tab=projects&view=applications');
  const deal = consultant.getByRole('listitem').filter({
    has: consultant.getByRole('heading', { name: title }),
  });
  await deal.getByText('Time sheet', { exact: true }).click();
  for (const left of [3, 2, 1]) {
    await expect(deal.getByRole('button', { name: /^Submit/ })).toHaveCount(left);
    await deal
      .getByRole('button', { name: /^Submit/ })
      .first()
      .click();
    await confirm(consultant, 'Submit');
  }
  await expect(deal).toContainText('Waits for approval: 3 days');
  await open(colleague, `/application/${applicationId}`);
  for (const left of [3, 2, 1]) {
    await expect(colleague.getByRole('button', { name: /^Approve the week/ })).toHaveCount(left);
    await colleague
      .getByRole('button', { name: /^Approve the week/ })
      .first()
      .click();
    await confirm(colleague, 'Approve');
  }
  await expect(colleague.getByText('Approved: 3 days.')).toBeVisible();

  await call(client, 'POST', `/me/projects/${projectId}/complete`, {
    checklist: everythingDone,
  });
  await open(consultant, '/consultant/portal?tab=projects&view=applications');
  await deal.getByRole('button', { name: 'Confirm Completion' }).click();
  await confirm(consultant, 'Confirm Completion');
  await site.restart();
  for (const page of [client, consultant, colleague]) {
    await open(page, `/application/${applicationId}/papers`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download All as Zip' }).click();
    expect((await download).suggestedFilename()).toBe('direct365-papers-of-deal.zip');
    await expect(page.getByText('statement-of-work/version-2.jws')).toBeVisible();
    await expect(page.getByText('time-sheet.pdf')).toBeVisible();
  }
  for (const { context, complaints } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
