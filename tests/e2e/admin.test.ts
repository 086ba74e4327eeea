import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { htmlFaults } from '#tests/support/html-validator.ts';
import { arrive } from './pages/demo-person.ts';
import { everyPage } from './pages/every-page.ts';

/* An admin at work, with 10,000 users on the site: lists, approvals with a failure, decisions and their record. */

const site = demoSite();
let admin: Person;

const crowd = 5000;

/** Changes what is stored, behind the site's back. */
async function change(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

test.beforeAll(async () => {
  await change(
    `insert into auth.users (name, email, email_verified, user_type, first_name, last_name, created_at)
     select 'x', kind || '-' || nth || '@crowd.test', true, kind, 'Crowd', kind || ' ' || lpad(nth::text, 4, '0'),
            now() - nth * interval '1 minute'
       from generate_series(1, $1) nth, (values ('client'), ('consultant')) kinds (kind)`,
    [crowd],
  );
  // All but three clients are approved already: what is tested is not how long a thousand mails take.
  await change(
    `update profiles set approved_at = now()
      where last_name like 'client %' and last_name not in ('client 0001', 'client 0002', 'client 0003')`,
  );
  admin = await arrive(site, 'admin@demo.test');
});

const rowHeads = (page: Page) => page.getByRole('rowheader');
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: words });

test.describe('the admin portal', () => {
  test('counts and lists all users, and loads them anew', async () => {
    const { page } = admin;
    await open(page, '/admin');
    await expect(page.getByText('Total Consultants')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Rate' })).toBeVisible();
    await page.getByRole('link', { name: /^Clients \(5,\d{3}\)$/ }).click();
    await expect(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
    await page.getByRole('button', { name: 'Load Users' }).click();
    await expect(toast(page, /^Loaded 10\d{3} users/)).toBeVisible();
    await expect(rowHeads(page)).toHaveCount(50);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Company',
      'Status',
      'Joined',
    ]);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('sorts, pages and searches on the server, and keeps all of it in the address', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: /^Consultants \(/ }).click();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Title',
      'Location',
      'Rate',
      'Experience',
      'Joined',
      'Status',
    ]);
    await page.getByRole('link', { name: 'Email' }).click();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(rowHeads(page)).toHaveCount(100);
    await page.getByLabel('Name, email, company, title or city').fill('consultant 4321');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rowHeads(page)).toHaveText(['Crowd consultant 4321']);
    await page.reload();
    await expect(rowHeads(page)).toHaveText(['Crowd consultant 4321']);
    await page.getByLabel('Name, email, company, title or city').fill('no such person');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No consultants found')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('exports what the list shows', async () => {
    const { page } = admin;
    await open(page, '/admin?show=clients&text=crowd&sort=name&direction=ascending');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export to CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^clients-.*\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(crowd + 1);
    expect(lines[1]).toContain('Crowd client 0001');
  });
});

test.describe('an account that waits', () => {
  test('is refused with a reason that its portal says', async () => {
    const { page } = admin;
    await open(page, '/admin?show=clients&text=pending-client@demo.test');
    await rowHeads(page).getByRole('link').click();
    await page.getByRole('button', { name: 'Refuse Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('The company cannot be found.');
    await dialog.getByRole('button', { name: 'Refuse Account' }).click();
    await expect(page.getByText('Refused', { exact: true })).toBeVisible();
    const owner = await site.openAs('pending-client@demo.test');
    await open(owner.page, '/client/portal');
    await expect(owner.page.getByText('The company cannot be found.')).toBeVisible();
    await open(owner.page, '/find-consultants');
    await expect(owner.page.getByText('Your account is not approved')).toBeVisible();
  });
});

test.describe('approving all clients', () => {
  test('skips clients that cannot be approved, names them, and retries', async () => {
    const { page } = admin;
    await change(
      `create function refuse_stubborn() returns trigger language plpgsql as $$
       begin
         if new.last_name = 'client 0002' and new.approved_at is not null then
           raise exception 'this row does not change';
         end if;
         return new;
       end $$;
       create trigger stubborn before update on profiles
         for each row execute function refuse_stubborn()`,
    );
    await open(page, '/admin/approvals');
    await page.getByRole('button', { name: 'Approve All Clients' }).click();
    await expect(
      page.getByText(/The checklist of \d+ of them is not wholly checked/),
    ).toBeVisible();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Approve All Clients' })
      .click();
    await expect(toast(page, 'Failed some approvals.')).toBeVisible();
    const left = page.getByRole('listitem').filter({ hasText: 'Crowd client 0002' });
    await expect(page.getByText('1 client could not be approved with the others')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve Client' })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await change('drop trigger stubborn on profiles');
    await page.getByRole('button', { name: 'Try again Crowd client 0002' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Anyway' }).click();
    await expect(
      toast(page, "Crowd client 0002's client account has been approved successfully."),
    ).toBeVisible();
    // In the banner and in the list: what was decided about stays where it was.
    await expect(left.getByText('Approved', { exact: true })).toBeVisible();
    await expect(left.getByText('No longer waiting', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('No client is waiting.')).toBeVisible();
  });
});

test.describe('an account', () => {
  const reason = 'Two certifications belong to another person.';

  test('is suspended with a reason, which its owner reads by mail and wherever they go', async () => {
    const { page } = admin;
    await open(page, '/admin?text=consultant@demo.test');
    await page
      .getByRole('row', { name: /^\S.* consultant@demo\.test/ })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Suspend Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Suspend Account' }).click();
    await expect(dialog.getByText('Please say why: the person reads it.')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Suspend Account' }).click();
    await expect(toast(page, 'Account Suspended')).toBeVisible();
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Suspended an account/ })).toContainText(reason);
    const mail = await site.waitForMail('consultant@demo.test', /is suspended$/);
    expect(mail.text).toContain(reason);

    const owner = await site.openAs('consultant@demo.test');
    for (const path of ['/consultant/portal', '/consultant/profile/edit', '/subscribe']) {
      await owner.page.goto(path);
      if (path !== '/subscribe') await expect(owner.page).toHaveURL(/\/account\/suspended$/);
    }
    const html = await (await owner.page.goto('/account/suspended'))?.text();
    expect(await htmlFaults(html ?? '')).toEqual([]);
    await settled(owner.page);
    await expect(owner.page.getByRole('note').getByText(reason)).toBeVisible();
    await expect(owner.page.getByRole('button', { name: /Manage Subscription/ })).toBeVisible();
    for (const width of [360, 1280]) {
      await owner.page.setViewportSize({ width, height: 800 });
      expect(await owner.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await owner.page.emulateMedia({ colorScheme });
        expect(await violationsOf(owner.page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    expect(owner.complaints).toEqual([]);
  });

  test('is open again once that is lifted', { tag: '@release' }, async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'Lift Suspension' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift Suspension' }).click();
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
    await site.waitForMail('consultant@demo.test', /open again$/);
    const owner = await site.openAs('consultant@demo.test');
    await open(owner.page, '/account/suspended');
    await expect(owner.page).toHaveURL(/\/consultant\/portal/);
  });
});

test.describe('the audit log', () => {
  test('has all of it, is narrowed, and exported', async () => {
    const { page } = admin;
    await open(page, '/admin/audit-log');
    await page.getByLabel('What').selectOption('Suspended an account');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/action=account-suspended/);
    await expect(rowHeads(page)).toHaveText(['Suspended an account']);
    await expect(page.getByRole('row', { name: /Suspended an account/ })).toContainText(
      /127\.0\.0\.1|::1/,
    );
    await page.getByLabel('By or to (email)').fill('unknown@example.test');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText('Nothing on record')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(admin.complaints).toEqual([]);
  });
});

test.describe('pages of admins', () => {
  const pages = [
    ...everyPage['admin@demo.test'].filter(
      (page): page is string => typeof page === 'string' && !page.includes('?'),
    ),
    '/admin/users/x',
  ];

  test('lead others to the start page with a word why, and visitors to sign in', {
    tag: '@release',
  }, async () => {
    const client = await site.openAs('client@demo.test');
    const visitor = await site.openWindow();
    for (const path of pages) {
      await client.page.goto(path);
      await expect(client.page).toHaveURL(new RegExp(`^${site.url}/(\\?|$)`));
      await expect(
        client.page.getByText(
          path === '/admin/approvals'
            ? "You don't have permission to access this page."
            : 'Access denied: Admin privileges required',
        ),
      ).toBeVisible();
      await visitor.page.goto(path);
      await expect(visitor.page).toHaveURL(/\/auth\?mode=signin/);
    }
  });
});
