import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { arrive, toast } from './pages/demo-person.ts';

/* An admin sees permanently failed jobs, and retries them: the mails arrive. */

const site = demoSite();

/** Mails that the mail server has permanently refused. */
async function failMails(addresses: readonly string[]): Promise<void> {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  for (const address of addresses) {
    const data = JSON.stringify({
      mail: 'account-approval',
      to: { name: '', address },
      props: { userType: 'client', firstName: 'Sam', portalUrl: `${site.url}/client/portal` },
    });
    const job = crypto.randomUUID();
    await database.query(
      `insert into jobs.job (id, name, data, state, retry_count) values ($1, 'mail-requested', $2, 'failed', 3)`,
      [job, data],
    );
    await database.query(
      `insert into jobs.job (id, name, data, source_name, source_id, source_retry_count, source_output)
       values ($1, 'dead-letters', $2, 'mail-requested', $3, 3, '{"message": "452 the mailbox is full"}')`,
      [crypto.randomUUID(), data, job],
    );
  }
  await database.end();
}

test('failures are listed with whom they are about, and tried again', async () => {
  const { page } = await arrive(site, 'admin@demo.test');
  await open(page, '/admin');
  await page.getByRole('link', { name: 'Queue', exact: true }).click();
  await expect(page.getByText('Nothing has failed for good.')).toBeVisible();

  await failMails(['client@demo.test', 'absent@demo.test', 'third@demo.test']);
  // An admin who opens the portal sees that there are failed jobs.
  await open(page, '/admin');
  await expect(page.getByText('3 failed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Queue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Failed for good (3)' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const first = page.getByRole('row').filter({ hasText: 'client@demo.test' });
  await expect(first.getByText('452 the mailbox is full')).toBeVisible();
  await expect(first.getByRole('link', { name: 'client@demo.test' })).toBeVisible();
  await first.getByRole('button', { name: /^Try again/ }).click();
  await expect(toast(page, 'Tried Again')).toBeVisible();
  await expect(first.getByText('Tried again', { exact: true })).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await site.waitForMail('client@demo.test', /approved/i);

  await page.getByRole('button', { name: 'Try all 2 again' }).click();
  await expect(page.getByText('Nothing has failed for good.')).toBeVisible();
  await site.waitForMail('absent@demo.test', /approved/i);
  await site.waitForMail('third@demo.test', /approved/i);

  await open(page, '/admin/audit-log');
  await expect(page.getByRole('rowheader', { name: 'Tried a failed job again' })).toHaveCount(3);
});
