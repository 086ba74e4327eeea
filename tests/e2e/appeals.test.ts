import type { Page } from '@playwright/test';
import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { fits, toast } from './pages/demo-person.ts';

/*
 * A client reports a review. An admin removes it with reasons, its author appeals at a phone, and another admin takes
 * the decision back.
 */

const site = demoSite();
const phone = { width: 360, height: 740 };
const author = 'client@demo.test';
const second = 'pending-client@demo.test';

/** Asks the database itself. */
async function ask(statement: string, values: unknown[] = []): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  const { rows } = await client.query(statement, values);
  await client.end();
  return rows[0] ?? {};
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('a removed review comes back after the appeal of its author', async () => {
  const { consultant = '', words = '' } = await ask(
    `select review.consultant_id as consultant, review.words
       from reviews review
       join auth.users account on account.id = review.author_id
      where review.author_side = 'client' and review.revealed_at is not null and review.held_for is null
        and account.email = $1 and review.words <> ''
      order by review.id limit 1`,
    [author],
  );
  await ask(
    'insert into admins (user_id) select id from auth.users where email = $1 on conflict do nothing',
    [second],
  );
  const reporter = await site.openAs('morwenna@barnacle-and-bright.test');
  const itemOf = (page: Page) => page.getByRole('listitem').filter({ hasText: words });
  await open(reporter.page, `/consultant/${consultant}`);
  await itemOf(reporter.page).getByRole('button', { name: 'Report this review' }).click();
  const report = reporter.page.getByRole('dialog');
  await report.getByRole('radio', { name: 'It gives away personal data' }).check();
  await report.getByRole('textbox').fill('It names our buyer.');
  await press(reporter.page, 'Send Report');
  await expect(toast(reporter.page, 'Report Sent')).toBeVisible();

  const admin = await site.openAs('admin@demo.test');
  await open(admin.page, '/admin/reports');
  await expect(admin.page.getByText(words)).toBeVisible();
  await press(admin.page, 'Take Words Out');
  const redacting = admin.page.getByRole('dialog');
  await redacting.getByRole('radio', { name: 'In the answer to it' }).check();
  await redacting.getByRole('textbox', { name: /^Words to take out/ }).fill('No such words');
  await redacting.getByRole('textbox', { name: /^The facts/ }).fill('It names a buyer.');
  expect(await violationsOf(admin.page)).toEqual([]);
  await redacting.getByRole('button', { name: 'Take Words Out' }).click();
  await expect(admin.page.getByText(/^There are no such words/)).toBeVisible();
  await admin.page.keyboard.press('Escape');
  await press(admin.page, 'Settle');
  const settling = admin.page.getByRole('dialog');
  await settling.getByRole('radio', { name: 'Right: something has to change' }).check();
  await settling.getByRole('radio', { name: 'It breaks the law' }).check();
  await settling
    .getByRole('textbox', { name: /reported$/ })
    .first()
    .fill('It is removed.');
  await settling.getByRole('textbox', { name: /was reported/ }).fill('It names a buyer in full.');
  await press(admin.page, 'Settle Report');
  await expect(toast(admin.page, 'Report Settled')).toBeVisible();
  await reporter.page.reload();
  await expect(itemOf(reporter.page)).toHaveCount(0);

  const mail = await site.waitForMail(author, /^We have removed your review of/);
  expect(mail.text).toContain('It names a buyer in full.');
  const writer = await site.openAs(author, phone);
  await open(writer.page, '/account#decisions-about-you');
  await expect(writer.page.getByText('It names a buyer in full.')).toBeVisible();
  await expect(writer.page.getByText('Counts as a strike until')).toBeVisible();
  await writer.page.getByRole('textbox', { name: 'Your appeal' }).fill('It names no one.');
  await fits(writer.page);
  await press(writer.page, 'Appeal');
  await expect(toast(writer.page, 'Appeal Sent')).toBeVisible();

  await open(admin.page, '/admin/reports');
  await expect(admin.page.getByText('You made this decision')).toBeVisible();
  const other = await site.openAs(second);
  await open(other.page, '/admin/reports');
  await press(other.page, 'Answer');
  const answering = other.page.getByRole('dialog');
  await answering.getByRole('radio', { name: 'The decision is taken back' }).check();
  await answering.getByRole('textbox').fill('No person is named.');
  expect(await violationsOf(other.page)).toEqual([]);
  await press(other.page, 'Send Answer');
  await expect(toast(other.page, 'Appeal Answered')).toBeVisible();

  await site.waitForMail('morwenna@barnacle-and-bright.test', /^We do not act on your report/);
  await writer.page.reload();
  await expect(writer.page.getByText('No person is named.')).toBeVisible();
  await reporter.page.reload();
  await expect(itemOf(reporter.page)).toBeVisible();
  await open(reporter.page, '/transparency');
  await expect(
    reporter.page.getByRole('row', { name: /^Appeals: The decision was taken back/ }),
  ).toContainText('1');
  for (const { context, complaints } of [reporter, admin, writer, other]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
