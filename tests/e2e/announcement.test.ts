import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';

/* An admin writes to all clients, watches the mails leave, and one of them unsubscribes without signing in. */

const site = demoSite();
let admin: Person;

test.beforeAll(async () => {
  admin = await site.openAs('admin@demo.test');
});

test.describe('an email blast', () => {
  test('is written, seen as a recipient reads it, confirmed by its number, and sent', async () => {
    const { page } = admin;
    await open(page, '/admin?tab=blast');
    await page.getByLabel('Recipients').selectOption('consultants');
    await expect(page).toHaveURL(/to=consultants/);
    await page.getByLabel('Recipients').selectOption('clients');
    await expect(
      page.getByRole('button', { name: 'Send', exact: true }),
    ).toHaveAccessibleDescription('Please fill in subject and message');
    await page.getByLabel('Subject').fill('News for {first_name}');
    await page.getByLabel('Message').fill('Hello {full_name},\n\nthere is news.');
    await expect(page.getByText(/^News for (?!\{)/)).toBeVisible();
    await expect(page.getByText(/^Hello (?!\{)/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^2 of \d+, to /)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await expect(page.getByLabel('From Email')).not.toHaveValue('');
    await page.getByLabel('Subject').fill('News for {first_name}');
    await page.getByLabel('Message').fill('Hello {full_name},\n\nthere is news.');

    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading', { name: /^Send to \d+ clients\?$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByText(/^Email blast sent to all clients! \(\d+ delivered\)$/),
    ).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await expect(page.getByText('Finished', { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is unsubscribed from without signing in, which the next one says', async () => {
    const mail = await site.waitForMail('client@demo.test', /^News for /);
    const [address = ''] = /\/mail-preferences\/[^\s>"]+/.exec(mail.text) ?? [];
    const { page } = await site.openWindow();
    await open(page, address);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed: no announcements go to')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await open(admin.page, '/admin?tab=blast');
    await expect(admin.page.getByText(/^Left out: 1 unsubscribed/)).toBeVisible();
  });

  test('lists what failed and what is uncertain, and sends it again when that is asked for', {
    tag: '@release',
  }, async () => {
    const database = new pg.Client({ connectionString: site.connectionString });
    await database.connect();
    await database.query(
      `update mail_deliveries set status = 'failed', reason = '550 no such user' where position = 1`,
    );
    await database.query(
      `update mail_deliveries set status = 'uncertain', reason = 'No answer.' where position = 2`,
    );
    await database.end();
    const { page } = admin;
    await open(page, '/admin?tab=blast');
    const listOf = (words: string) => page.locator('summary').filter({ hasText: words });
    await listOf('1 uncertain').click();
    await expect(page.getByText('No answer.')).toBeVisible();
    await listOf('1 failed').click();
    await expect(page.getByText('550 no such user')).toBeVisible();
    await page.getByRole('button', { name: 'Retry all failed' }).click();
    await expect(listOf('1 failed')).toBeHidden();
    await expect(listOf('1 uncertain')).toBeVisible();
  });
});

test.describe('every mail', () => {
  test('can be looked at with sample data', async () => {
    const { page } = admin;
    await open(page, '/admin/mails?mail=mail-blast');
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { name: 'New this month' })).toBeVisible();
    await page.getByText('Headers', { exact: true }).click();
    await expect(page.getByText('List-Unsubscribe=One-Click')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('on a phone the tab is in sight once it is the current one', { tag: '@release' }, async () => {
  const { page } = await site.openAs('admin@demo.test', { width: 390 });
  await open(page, '/admin?tab=blast');
  const tab = page.getByRole('tab', { name: 'Email Blast' });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tablist').locator('[aria-current]')).toHaveCount(1);
  await page.getByRole('tab', { name: 'User Management' }).click();
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeInViewport({ ratio: 1 });
  await tab.click();
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Recipients')).toBeVisible();
});
