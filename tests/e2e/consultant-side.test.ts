import type { Page } from '@playwright/test';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { confirm, descriptionOf, toast } from './pages/demo-person.ts';

/*
 * A consultant's own pages: the profile, the projects, applying. Each test is one person's walk through the demo.
 */

const site = demoSite();

const nowhere = '00000000-0000-4000-8000-000000000000';

/** A walk of one person, in whose browser nothing may go wrong. */
async function walk(reader: Reader, go: (page: Page) => Promise<void>): Promise<void> {
  const person = reader === 'visitor' ? await site.openWindow() : await site.openAs(reader);
  try {
    await go(person.page);
    expect(person.complaints).toEqual([]);
  } finally {
    await person.context.close();
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' }).click();

test.describe('a consultant who edits the profile', () => {
  test('reads what is wrong with each field beside it, on sending and on every change after', async () => {
    await walk('consultant@demo.test', async (page) => {
      await open(page, '/consultant/profile/edit');
      const wrong: [label: string, value: string, message: string][] = [
        ['First name', 'A', 'First name must be at least 2 characters'],
        ['Last name', '', 'Last name must be at least 2 characters'],
        ['Phone', '123', 'Please enter a valid phone number'],
        ['Professional title', 'Dev', 'Professional title must be at least 5 characters'],
        ['Years of experience', '0', 'Years of experience must be at least 1'],
        ['Hourly rate (USD)', '1001', 'Hourly rate cannot exceed $1000'],
        ['Hours per week', '4', 'Minimum 5 hours per week'],
        ['City', 'X', 'City must be at least 2 characters'],
        ['Summary', 'Too short', 'Summary must be at least 100 characters'],
        ['Experience', 'Too short', 'Experience description must be at least 200 characters'],
        ['LinkedIn', 'linkedin', 'Please enter a valid LinkedIn URL'],
        ['Website', 'javascript:alert(1)', 'Please enter a valid website URL'],
      ];
      for (const [label, value] of wrong) await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByLabel('Country', { exact: true }).selectOption('');
      await save(page);
      const fields = [...wrong, ['Country', '', 'Please select a country'] as const];
      for (const [label, , message] of fields) {
        const control = page.getByLabel(label, { exact: true });
        await expect(page.getByText(message).first()).toBeVisible();
        expect([label, await descriptionOf(control)]).toEqual([
          label,
          expect.stringContaining(message),
        ]);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
      }
      // Focus is on the first field to mend, and mending it takes the message away.
      const first = page.getByLabel('First name', { exact: true });
      await expect(first).toBeFocused();
      await first.fill('Connie');
      await expect(page.getByText('First name must be at least 2 characters')).toHaveCount(0);
      // Right by its length, but not a number that can be dialled.
      await page.getByLabel('Country', { exact: true }).selectOption('uk');
      const phone = page.getByLabel('Phone', { exact: true });
      await phone.fill('+44 20 7946 0000');
      await expect(page.getByText('Please enter a valid phone number')).toHaveCount(0);
      await phone.fill('0000000000');
      await expect(page.getByText('Please enter a valid phone number').first()).toBeVisible();
      expect(await descriptionOf(phone)).toContain('Please enter a valid phone number');
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly');
    });
  });

  test('keeps what is entered over a reload, may discard it and have it back, and is asked before leaving', {
    tag: '@release',
  }, async () => {
    await walk('consultant@demo.test', async (page) => {
      await open(page, '/consultant/profile/edit');
      const title = page.getByLabel('Professional title', { exact: true });
      const saved = await title.inputValue();
      await title.fill('Ledger doctor');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
      await expect(title).toHaveValue('Ledger doctor');
      await page.getByRole('button', { name: 'Discard them' }).click();
      await expect(title).toHaveValue(saved);
      await page.getByRole('button', { name: 'Bring them back' }).click();
      await expect(title).toHaveValue('Ledger doctor');

      await page.getByRole('link', { name: 'Back to Portal' }).click();
      await confirm(page, 'Stay on this page');
      await expect(title).toHaveValue('Ledger doctor');
      await page.getByRole('link', { name: 'Cancel', exact: true }).click();
      await confirm(page, 'Leave without saving');
      await page.waitForURL('**/consultant/portal');
      await page.goto('/consultant/profile/edit');
      await expect(title).toHaveValue(saved);
    });
  });

  test('with the keyboard alone: adds projects, removes one, gets an error for a half-filled one, saves', {
    tag: '@release',
  }, async () => {
    await walk('consultant@demo.test', async (page) => {
      await open(page, '/consultant/profile/edit');
      const { keyboard } = page;
      const focused = () =>
        page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim();
        });
      const rows = page.getByRole('group', { name: /^Project \d+$/ });
      const before = await rows.count();
      await page.getByRole('button', { name: 'Add Project' }).focus();
      await keyboard.press('Enter');
      // Focus is in the new row's title.
      await keyboard.type('Close in four days');
      await page.getByRole('button', { name: 'Add Project' }).focus();
      await keyboard.press('Space');
      await keyboard.type('To be removed');
      await expect(rows).toHaveCount(before + 2);
      await page.getByRole('button', { name: `Remove Project ${before + 2}` }).focus();
      await keyboard.press('Enter');
      expect(await focused()).toBe(`Remove Project ${before + 1}`);

      await page.getByRole('button', { name: 'Save Profile' }).focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText(`Project ${before + 1} “Close in four days”`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Save without them' }).focus();
      await keyboard.press('Enter');
      await expect(toast(page, 'Profile Updated Successfully!')).toBeVisible();
      await expect(toast(page, 'Your consultant profile has been updated.')).toBeVisible();
      await page.waitForURL('**/consultant/portal');
      await page.goto('/consultant/profile/edit');
      await expect(rows).toHaveCount(before);
      await expect(page.getByText('Your unsaved changes are back')).toHaveCount(0);
    });
  });

  test('names a referral code that counts, and one that does not', {
    tag: '@release',
  }, async () => {
    await walk('new-consultant@demo.test', async (page) => {
      await open(page, '/consultant/profile/edit');
      await page.getByLabel('Referral code').fill('nobody22');
      await save(page);
      await expect(toast(page, 'Invalid Referral Code')).toBeVisible();
      await page.waitForURL('**/consultant/portal');
      await open(page, '/consultant/profile/edit');
      await page.getByLabel('Referral code').fill(' cqnn2365 ');
      await save(page);
      await expect(toast(page, 'Referral Applied!')).toBeVisible();
      await page.waitForURL('**/consultant/portal');
      await open(page, '/consultant/profile/edit');
      await expect(page.getByLabel('Referral code')).toHaveCount(0);
    });
    const mail = await site.waitForMail('consultant@demo.test', /joined with your referral code/);
    expect(mail.text).toContain('one month free');
  });
});

test.describe('a portfolio that is full', () => {
  test('takes no more projects, and says why', { tag: '@release' }, async () => {
    await walk('consultant@demo.test', async (page) => {
      const tooMany = 'Maximum 10 projects allowed';
      await open(page, '/consultant/profile/edit');
      const rows = page.getByRole('group', { name: /^Project \d+$/ });
      const add = page.getByRole('button', { name: 'Add Project' });
      const before = await rows.count();
      for (let row = before; row < 10; row += 1) await add.click();
      await expect(rows).toHaveCount(10);
      await expect(page.getByRole('paragraph').filter({ hasText: tooMany })).toBeVisible();
      expect(await descriptionOf(add)).toBe(tooMany);
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(toast(page, tooMany)).toBeVisible();
      await expect(rows).toHaveCount(10);
      await expect(add).toBeFocused();
      await page.getByRole('button', { name: 'Remove Project 10' }).click();
      await add.click();
      await expect(rows).toHaveCount(10);
    });
  });
});

test.describe('those who have no business on a page', () => {
  const denied = 'Access Denied';
  const redirects: [Reader, [path: string, to: RegExp, title?: string, words?: string][]][] = [
    [
      'visitor',
      [
        ['/consultant/portal', /\/auth\?type=consultant/],
        ['/consultant/profile/edit', /\/auth\?type=consultant/],
        [`/project/${nowhere}/apply`, /\/auth\?type=consultant/],
        ['/admin', /\/auth\?mode=signin/],
        ['/admin/approvals', /\/auth\?mode=signin/],
      ],
    ],
    [
      'client@demo.test',
      [
        ['/consultant/portal', /\/$/, denied, 'This portal is only available for consultants'],
        ['/consultant/profile/edit', /\/$/, denied, 'This page is only available for consultants'],
        [`/apply/${nowhere}`, /\/$/, denied, 'This page is only available for consultants'],
        ['/admin', /\/$/, 'Access denied: Admin privileges required'],
        ['/admin/approvals', /\/$/, denied, "You don't have permission to access this page."],
        ['/admin/credentials', /\/$/, 'Access denied: Admin privileges required'],
      ],
    ],
    [
      'consultant@demo.test',
      [
        ['/admin', /\/$/, 'Access denied: Admin privileges required'],
        ['/admin/approvals', /\/$/, denied, "You don't have permission to access this page."],
        [
          `/apply/${nowhere}`,
          /\/consultant\/portal\?tab=projects$/,
          'Project Not Found',
          "The project you're trying to apply for could not be found",
        ],
        ['/project/no-id/apply', /\/consultant\/portal\?tab=projects$/, 'Project Not Found'],
      ],
    ],
  ];

  for (const [reader, ways] of redirects)
    test(`${reader} is redirected with a message`, { tag: '@release' }, async () => {
      await walk(reader, async (page) => {
        for (const [path, to, title, words] of ways) {
          await page.goto(path);
          await page.waitForURL(to);
          if (title) await expect(toast(page, title)).toBeVisible();
          if (words) await expect(toast(page, words)).toBeVisible();
        }
      });
    });

  for (const reader of ['visitor', 'client@demo.test', 'consultant@demo.test'] as const)
    test(`${reader} is sent nothing of the approvals`, async () => {
      await walk(reader, async (page) => {
        const answer = await page.request.get('/admin/approvals', { maxRedirects: 0 });
        expect(answer.status()).toBe(307);
        expect(await answer.text()).toBe('');
        const listed = await page.request.get('/api/admin/approvals?userType=client');
        expect([401, 403]).toContain(listed.status());
      });
    });

  test('a consultant without a subscription is led from applying to the plans', async () => {
    await walk('new-consultant@demo.test', async (page) => {
      await open(page, '/consultant/portal?tab=projects');
      await page
        .getByRole('link', { name: /^Apply to / })
        .first()
        .click();
      await page.waitForURL('**/subscribe?next=*');
    });
  });

  test('a visitor who saves a profile is asked to sign in, and nothing of it is lost', async () => {
    await walk('visitor', async (page) => {
      await open(page, '/consultant/profile/new');
      const texts: [string, string][] = [
        ['First name', 'Vera'],
        ['Last name', 'Visitor'],
        ['Email', 'vera@journey.test'],
        ['Phone', '+44 20 7946 0011'],
        ['City', 'Leeds'],
        ['Professional title', 'Sales consultant'],
        ['Summary', 'I help sales teams to see their pipeline as it is. '.repeat(3)],
        [
          'Experience',
          'Nine years of leads, quotes and forecasts in Dynamics 365 Sales. '.repeat(4),
        ],
      ];
      for (const [label, value] of texts) await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByLabel('Country', { exact: true }).selectOption('uk');
      await page.getByLabel('Timezone', { exact: true }).selectOption('gmt');
      await page.getByRole('radio', { name: 'On site and remote', exact: true }).check();
      await page
        .getByLabel(/^Primary skills/)
        .first()
        .click();
      for (const name of ['Sales', 'Power BI', 'Data Migration']) {
        await page.getByRole('option', { name, exact: true }).click();
      }
      await page.keyboard.press('Escape');
      await page.getByLabel(/^I agree/).check();
      await page.getByRole('button', { name: 'Create Profile' }).click();
      await page.waitForURL(/\/auth\?type=consultant/);
      await expect(toast(page, 'Authentication Required')).toBeVisible();
      await expect(toast(page, 'Please sign in to create your profile.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('vera@journey.test');
      await expect(page.getByLabel('First name')).toHaveValue('Vera');
      await open(page, '/consultant/profile/new');
      await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Leeds');
    });
  });
});
