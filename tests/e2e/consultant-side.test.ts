import type { Page } from '@playwright/test';
import pg from 'pg';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Look } from '#tests/support/e2e/windows.ts';
import { descriptionOf, toast } from './pages/demo-person.ts';

/*
 * A consultant's own pages: the profile, the projects, applying. Each test is one person's walk through the demo.
 */

const site = demoSite();

const nowhere = '00000000-0000-4000-8000-000000000000';

/** A walk of one person, in whose browser nothing may go wrong. */
async function walk(reader: Reader, go: (page: Page) => Promise<void>, look?: Look): Promise<void> {
  const person = await (reader === 'visitor' ? site.openWindow(look) : site.openAs(reader, look));
  try {
    await go(person.page);
    expect(person.complaints).toEqual([]);
  } finally {
    await person.context.close();
  }
}

async function runStatement(statement: string): Promise<void> {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(statement);
  await database.end();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' }).click();
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

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
      await answer(page, 'Stay on this page');
      await expect(title).toHaveValue('Ledger doctor');
      await page.getByRole('link', { name: 'Cancel', exact: true }).click();
      await answer(page, 'Leave without saving');
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

test.describe('a consultant who looks for work', () => {
  const cards = (page: Page) => page.getByRole('link', { name: /^Apply to / });

  const projects = (page: Page) =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
  const phone = { width: 360, height: 740 };

  for (const reader of ['consultant@demo.test', 'new-consultant@demo.test'] as const)
    test(`${reader} has the first project on the first screen, on a phone and on a desktop`, async () => {
      await walk(
        reader,
        async (page) => {
          await open(page, '/consultant/portal?tab=projects');
          const card = projects(page).first();
          await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
          await page.setViewportSize({ width: 1280, height: 800 });
          await expect(card).toBeInViewport({ ratio: 1 });
        },
        phone,
      );
    });

  test('reads the best match first on a phone, and the newest once chosen, with where and when', async () => {
    await walk(
      'consultant@demo.test',
      async (page) => {
        const scores = page.getByText(/^Your match: \d+ of 100$/);
        const shown = async () =>
          (await scores.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
        await open(page, '/consultant/portal?tab=projects');
        await expect(scores.first()).toBeVisible();
        const best = await shown();
        expect(best).toEqual(best.toSorted((a, b) => b - a));
        const order = page.getByLabel('Sort by', { exact: true });
        await expect(order).toHaveValue('match');

        await runStatement(
          `update projects set work_arrangement = 'on-site', place = 'Leeds', start_date = '2027-03-01'
            where id = (select id from projects where status = 'open' and visibility = 'public'
                         order by created_at desc, id desc limit 1)`,
        );
        await order.selectOption('newest');
        await page.waitForURL('**/consultant/portal?tab=projects&sort=newest');
        const card = page
          .getByRole('listitem')
          .filter({ has: cards(page) })
          .first();
        await expect(card).toContainText('On site, Leeds');
        await expect(card).toContainText('Preferred start 1 March 2027');
        expect(await shown()).not.toEqual(best);
        await page.reload();
        await expect(order).toHaveValue('newest');
      },
      phone,
    );
  });

  test('finds the filters folded on a phone, and none while no project is open', async () => {
    await walk(
      'consultant@demo.test',
      async (page) => {
        await open(page, '/consultant/portal?tab=projects&skill=field-service&duration=ongoing');
        const filters = page.getByRole('button', { name: /^Filters/ });
        await expect(filters).toHaveAccessibleName('Filters 2 set');
        await expect(page.getByLabel('Skill', { exact: true })).toBeHidden();
        await filters.click();
        await expect(filters).toHaveAttribute('aria-expanded', 'true');
        await page.getByLabel('Skill', { exact: true }).selectOption('');
        await expect(filters).toHaveAccessibleName('Filters 1 set');

        await open(page, '/consultant/portal');
        await page.route('**/api/projects/open*', (route) =>
          route.fulfill({ json: { items: [], nextCursor: null } }),
        );
        await page.getByRole('tab', { name: 'Available Projects' }).click();
        await expect(page.getByText('No open projects right now')).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await expect(filters).toHaveCount(0);
      },
      phone,
    );
  });

  test('narrows the open projects, keeps the filters in the address, and clears them', {
    tag: '@release',
  }, async () => {
    await walk('consultant@demo.test', async (page) => {
      await open(page, '/consultant/portal?tab=projects');
      await page.getByLabel('Skill', { exact: true }).selectOption('field-service');
      await page.waitForURL(/skill=field-service/);
      await page.getByLabel('Budget', { exact: true }).selectOption('25k-50k');
      await page.waitForURL(/budgetFrom=25k-50k/);
      await page.reload();
      await expect(page.getByLabel('Skill', { exact: true })).toHaveValue('field-service');
      await page.getByLabel('Search', { exact: true }).fill('nobody wrote this');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('No open projects match your filters')).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(cards(page).first()).toBeVisible();
      expect(new URL(page.url()).search).toBe('?tab=projects');
    });
  });

  test('finds a project, applies once whatever is clicked, and withdraws, with the keyboard alone', async () => {
    await walk('consultant@demo.test', async (page) => {
      const { keyboard } = page;
      await open(page, '/consultant/portal?tab=projects&duration=1-2-months');
      const link = cards(page).first();
      const project = ((await link.textContent()) ?? '').replace('Apply to ', '');
      await link.focus();
      await keyboard.press('Enter');
      await page.waitForURL('**/apply');
      await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible();
      const address = page.url();
      const submit = page.getByRole('button', { name: 'Submit Application' });
      await submit.focus();
      await keyboard.press('Enter');
      await expect(toast(page, 'Cover Letter Required')).toBeVisible();
      const letter = page.getByLabel('Cover letter', { exact: true });
      expect(await descriptionOf(letter)).toContain(
        "Please write a cover letter explaining why you're suitable for this role.",
      );
      expect(await descriptionOf(letter)).toContain('minimum 100 characters recommended');
      // Focus is in the letter already.
      await keyboard.type('I have done this before.');
      await page.reload();
      await settled(page);
      await expect(letter).toHaveValue('I have done this before.');
      await submit.focus();
      for (let press = 0; press < 3; press += 1) await keyboard.press('Enter');
      await expect(toast(page, 'Application Submitted!')).toBeVisible();
      await page.waitForURL('**/consultant/portal?tab=projects');

      await open(page, '/consultant/portal?tab=projects&duration=1-2-months');
      const applied = page.getByRole('button', { name: `Applied to ${project}` });
      await expect(applied).toBeVisible();
      await expect(applied).toBeDisabled();
      expect(await descriptionOf(applied)).toBe('You have already applied for this project');
      await applied.focus();
      await keyboard.press('Enter');
      await expect(toast(page, 'You have already applied for this project')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/consultant/portal');
      await open(page, new URL(address).pathname);
      await expect(toast(page, 'Already Applied')).toBeVisible();
      await expect(toast(page, 'You have already applied for this project')).toBeVisible();
      await page.waitForURL('**/consultant/portal?tab=projects');

      await open(page, '/consultant/portal?tab=projects&view=applications');
      const withdraw = page.getByRole('button', { name: `Withdraw application for ${project}` });
      await expect(withdraw).toHaveCount(1);
      await withdraw.focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Withdraw application' }).focus();
      await keyboard.press('Enter');
      await expect(toast(page, 'Application withdrawn')).toBeVisible();
      await expect(withdraw).toHaveCount(0);
      await expect(page.getByText('You withdrew this application.').first()).toBeVisible();
    });
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
