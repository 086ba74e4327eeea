import type { Page } from '@playwright/test';
import pg from 'pg';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Look } from '#tests/support/e2e/windows.ts';
import { descriptionOf, toast } from './pages/demo-person.ts';

/* The open projects as a consultant finds them: on the first screen, in order, narrowed, and applied to. */

const site = demoSite();

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

  test('says how a text was read: a mistyped word, and a condition that can be dropped', async () => {
    await walk(
      'consultant@demo.test',
      async (page) => {
        await open(page, '/consultant/portal?tab=projects&text=wharehouse+remote');
        await expect(page.getByText('Showing results for “warehouse”')).toBeVisible();
        const condition = page.getByRole('link', { name: 'Remove the filter Remote' });
        await condition.click();
        await page.waitForURL(/dropped=remote/);
        await expect(condition).toHaveCount(0);
        await expect(cards(page).first()).toBeVisible();
        await expect(page.getByText('Found by: warehouse').first()).toBeVisible();
        await page.getByRole('link', { name: 'Search for it as typed' }).click();
        await expect(page.getByText('No open projects match your filters')).toBeVisible();
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
