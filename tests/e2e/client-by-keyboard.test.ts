import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { expectFocusOn, pressOn, tabBackTo, tabTo, typeInto } from './pages/by-keyboard.ts';
import { fillChecklist } from './pages/checklist.ts';
import { arrive, toast } from './pages/demo-person.ts';

/*
 * All that a client does, without a mouse: where the focus goes is looked at with every step, for anyone who loses it
 * has to begin again at the top of the page.
 */

const site = demoSite();

async function walk(go: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, complaints } = await arrive(site, 'client@demo.test');
  try {
    await go(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Whether the listed consultants are shown by their hourly rate, the lowest first. */
async function isByRate(page: Page): Promise<boolean> {
  const texts = await page
    .locator('main')
    .getByText(/^\$\d+ per hour/)
    .allTextContents();
  const rates = texts.map((text) => Number(/\d+/.exec(text)?.[0]));
  return rates.length > 1 && rates.every((rate, place) => rate >= (rates[place - 1] ?? 0));
}

test.describe('a client with nothing but a keyboard', () => {
  test('posts a project, previews it, and edits it', async () => {
    await walk(async (page) => {
      await open(page, '/client/portal');
      await pressOn(page, link(page, 'Post a Project'));
      await page.waitForURL('**/post-project');
      await expectFocusOn(page, heading(page, 'Post a Project'));

      // What is missing is said, and the focus is where it begins.
      await pressOn(page, button(page, 'Post Project'));
      await expectFocusOn(page, field(page, 'Company name or industry'));
      await page.keyboard.type('Larkspur Bakeries');
      await typeInto(page, field(page, 'Industry'), 'Manuf');
      await typeInto(page, field(page, 'Phone'), '+44 20 7946 0000');
      await typeInto(page, field(page, 'Project title'), 'Bake with fewer spreadsheets');
      await typeInto(page, field(page, 'Project type'), 'Optim');
      await typeInto(page, field(page, 'Current D365 status'), 'Live');
      await typeInto(page, field(page, 'Project description'), 'Six ovens, one plan.');

      const modules = page.getByRole('combobox', { name: 'D365 modules' });
      await pressOn(page, modules);
      const panel = page.getByRole('dialog', { name: 'D365 modules' });
      await page.keyboard.type('general led');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('1 chosen')).toBeVisible();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('warehouse');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('2 chosen')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expectFocusOn(page, modules);
      const chosen = page.getByRole('list', { name: 'D365 modules: chosen' });
      await expect(chosen.getByRole('listitem')).toHaveText([
        'General Ledger',
        'Warehouse Management',
      ]);

      await typeInto(page, field(page, 'Urgency'), 'High');
      await typeInto(page, field(page, 'Expected duration'), '1-2 m');
      await typeInto(page, field(page, 'Budget range (USD)'), '$25');
      await tabTo(page, page.getByRole('radio', { name: /^Public/ }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /^Private/ })).toBeChecked();
      await page.keyboard.press('ArrowUp');

      await pressOn(page, button(page, 'Preview'));
      const preview = page.getByRole('dialog', { name: 'What consultants will see' });
      await expect(preview.getByText('Bake with fewer spreadsheets')).toBeVisible();
      await expect(preview.getByText('Warehouse Management')).toBeVisible();
      await expect(preview.getByText('Larkspur')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectFocusOn(page, button(page, 'Preview'));

      await pressOn(page, button(page, 'Post Project'));
      await expect(toast(page, 'Project Posted Successfully!')).toBeVisible();
      await page.waitForURL('**/client/portal');
      await expectFocusOn(page, heading(page, 'Client Portal'));

      await pressOn(page, link(page, 'Bake with fewer spreadsheets'));
      await expectFocusOn(page, heading(page, 'Bake with fewer spreadsheets'));
      await pressOn(page, link(page, 'Edit Project'));
      await expectFocusOn(page, heading(page, 'Edit Project'));
      await typeInto(page, field(page, 'Project title'), 'Bake without spreadsheets');
      await pressOn(page, button(page, 'Remove Warehouse Management'), 'Space');
      await expectFocusOn(page, button(page, 'Remove General Ledger'));
      await pressOn(page, button(page, 'Save Changes'));
      await expect(toast(page, 'Project Updated!')).toBeVisible();
      await expectFocusOn(page, heading(page, 'Bake without spreadsheets'));
      const details = page.getByRole('region', { name: 'Project Details' });
      await expect(details.getByText('General Ledger')).toBeVisible();
      await expect(details.getByText('Warehouse Management')).toHaveCount(0);
    });
  });

  test('searches, narrows and sorts, reads a profile, and goes back to where the list was', async () => {
    await walk(async (page) => {
      await open(page, '/find-consultants');
      await typeInto(page, field(page, 'Search'), 'power platform');
      await page.keyboard.press('Enter');
      await page.waitForURL('**text=power+platform*');
      await expectFocusOn(page, field(page, 'Search'));
      await typeInto(page, field(page, 'Skill'), 'Power Auto');
      await pressOn(page, button(page, 'More filters'));
      await tabTo(page, field(page, 'Verified credentials only'));
      await page.keyboard.press('Space');
      await pressOn(page, button(page, 'Apply Filters'));
      await page.waitForURL('**credentials=verified*');
      await expectFocusOn(page, button(page, 'Apply Filters'));
      await typeInto(page, field(page, 'Sort by'), 'Lowest');
      await page.waitForURL('**sort=rate-low*');
      await expectFocusOn(page, field(page, 'Sort by'));
      await expect(field(page, 'Skill')).toHaveValue('power-automate');

      // The address changes first: for a moment the list is the one before.
      await expect.poll(() => isByRate(page)).toBe(true);
      const card = page.locator('main li h3 a').first();
      const name = (await card.textContent()) ?? '';
      await pressOn(page, card);
      await expectFocusOn(page, heading(page, name));
      // By the browser's own key.
      await page.goBack();
      await page.waitForURL('**sort=rate-low*');
      await expect(card).toBeVisible();
      await expectFocusOn(page, heading(page, 'Find Consultants'));
      await pressOn(page, button(page, 'Clear'));
      await page.waitForURL('**/find-consultants');
      await expectFocusOn(page, button(page, 'Clear'));
      await expect(field(page, 'Verified credentials only')).not.toBeChecked();
    });
  });

  test('remembers five consultants, compares four at most, and takes one off', async () => {
    await walk(async (page) => {
      await open(page, '/find-consultants');
      const cards = page.locator('main li').filter({ has: page.locator('h3') });
      const names: string[] = [];
      for (const position of [0, 1, 2, 3, 4]) {
        const card = cards.nth(position);
        names.push((await card.locator('h3').textContent()) ?? '');
        const toggle = card.getByRole('button', { name: /Shortlist/ });
        await pressOn(page, toggle, 'Space');
        await expect(card.getByRole('button', { name: /^Shortlisted/ })).toBeVisible();
        await expectFocusOn(page, toggle);
      }
      await tabBackTo(page, page.locator('main').getByRole('link', { name: 'Back to Portal' }));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, heading(page, 'Client Portal'));
      await pressOn(page, link(page, 'View All'));
      await expectFocusOn(page, heading(page, 'Your Shortlist'));

      const [last = '', fifth = '', ...others] = names.toReversed();
      for (const name of [last, ...others]) {
        await pressOn(page, page.getByLabel(`Compare ${name}`), 'Space');
      }
      await expect(link(page, 'Compare 4 Consultants')).toBeVisible();
      await tabBackTo(page, page.getByLabel(`Compare ${fifth}`));
      await page.keyboard.press('Space');
      await expect(toast(page, 'You can compare up to 4 consultants')).toBeVisible();
      await expect(page.getByLabel(`Compare ${fifth}`)).not.toBeChecked();
      await open(page, page.url());

      // The one who is taken off goes, and the focus to what is left.
      await pressOn(page, page.getByRole('button', { name: new RegExp(`^Shortlisted.*${last}`) }));
      await expect(toast(page, 'Removed from shortlist')).toBeVisible();
      await expect(page.getByRole('heading', { name: last })).toHaveCount(0);
      const list = page.getByRole('region', { name: 'Shortlisted consultants' });
      await expectFocusOn(page, list);

      for (const name of others.slice(0, 2)) {
        await pressOn(page, page.getByLabel(`Compare ${name}`), 'Space');
      }
      await tabBackTo(page, button(page, 'Clear Choice'));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, list.getByText('No one chosen for a comparison yet'));
      for (const name of others.slice(0, 2)) {
        await pressOn(page, page.getByLabel(`Compare ${name}`), 'Space');
      }
      await tabBackTo(page, link(page, 'Compare 2 Consultants'));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, heading(page, 'Compare Consultants'));
      for (const name of others.slice(0, 2)) {
        await expect(
          page.getByRole('columnheader').getByRole('link', { name, exact: true }),
        ).toBeVisible();
      }
    });
  });

  test('declines an application with a reason, accepts another, and completes the project', async () => {
    await walk(async (page) => {
      await open(page, '/client/portal');
      await pressOn(page, link(page, 'Tablet app for 70 bread round drivers'));
      await expectFocusOn(page, heading(page, 'Tablet app for 70 bread round drivers'));
      const applications = page.locator('section[aria-labelledby="applications"] li h3 a');
      await pressOn(page, applications.first());
      await expectFocusOn(page, heading(page));
      await pressOn(page, page.locator('summary, button').filter({ hasText: 'Why this score' }));
      await expect(page.getByText(/of \d+ points/).first()).toBeVisible();

      await tabBackTo(page, button(page, 'Decline'));
      await page.keyboard.press('Enter');
      const declining = page.getByRole('alertdialog');
      await expectFocusOn(page, declining.getByLabel('Reason'));
      await page.keyboard.press('Escape');
      await expect(declining).toBeHidden();
      await expectFocusOn(page, button(page, 'Decline'));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, declining.getByLabel('Reason'));
      await page.keyboard.type('We need a consultant in our own time zone.');
      await pressOn(page, declining.getByRole('button', { name: 'Decline Application' }));
      await expect(toast(page, 'Application Declined')).toBeVisible();
      const outcome = page.locator('main [tabindex="-1"]').filter({ hasText: 'time zone' });
      await expectFocusOn(page, outcome);

      await tabBackTo(page, link(page, 'Back to Project'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/project/*');
      await expectFocusOn(page, heading(page, 'Tablet app for 70 bread round drivers'));
      const fresh = page.getByRole('link', { name: /^New \d+$/ });
      await pressOn(page, fresh);
      await page.waitForURL('**show=new*');
      await expectFocusOn(page, fresh);
      await pressOn(page, applications.first());
      await expectFocusOn(page, heading(page));
      await pressOn(page, button(page, 'Accept'));
      const accepting = page.getByRole('dialog');
      await expectFocusOn(page, accepting.getByRole('button', { name: 'Close' }));
      await pressOn(page, accepting.getByRole('button', { name: 'Accept Application' }));
      await expect(toast(page, 'Application Accepted')).toBeVisible();
      await expectFocusOn(
        page,
        page.locator('main [tabindex="-1"]').filter({ hasText: 'agree on the next steps' }),
      );

      await tabBackTo(page, link(page, 'Back to Project'));
      await page.keyboard.press('Enter');
      await pressOn(page, button(page, 'Mark as Completed'));
      const completing = await fillChecklist(page);
      await pressOn(page, completing.getByRole('button', { name: 'Mark as Completed' }));
      await expect(toast(page, 'Completion Proposed')).toBeVisible();
      await expect(page.getByText('You proposed completion on')).toBeVisible();
    });
  });

  test('cancels a project with a reason that stands on its page', async () => {
    await walk(async (page) => {
      await open(page, '/client/portal');
      await pressOn(page, link(page, 'Move the freezer store to advanced warehousing'));
      await pressOn(page, button(page, 'Cancel Project'));
      const dialog = page.getByRole('alertdialog');
      await expectFocusOn(page, dialog.getByLabel('Reason'));
      await page.keyboard.type('The freezers are sold.');
      await pressOn(page, dialog.getByRole('button', { name: 'Cancel Project' }));
      await expect(toast(page, 'Project Cancelled')).toBeVisible();
      await expectFocusOn(
        page,
        page.locator('main [tabindex="-1"]').filter({ hasText: 'The freezers are sold.' }),
      );
    });
  });
});
