import type { Locator, Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { expectFocusOn, pressOn, tabTo } from './pages/by-keyboard.ts';
import { arrive, fits } from './pages/demo-person.ts';

/* A visitor describes a problem and finds consultants for it: in the same way by mouse, by keyboard and on a phone. */

const site = demoSite();

/** How a person presses and types. */
interface Hand {
  press(page: Page, control: Locator): Promise<void>;
  type(page: Page, field: Locator, text: string): Promise<void>;
}

const byMouse: Hand = {
  press: (_, control) => control.click(),
  type: (_, field, text) => field.fill(text),
};
const byKeyboard: Hand = {
  press: (page, control) => pressOn(page, control),
  async type(page, field, text) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
};
const ways = [
  ['by mouse', byMouse, { width: 1280, height: 900 }],
  ['by keyboard', byKeyboard, { width: 1280, height: 900 }],
  ['at 390 px', byMouse, { width: 390, height: 844 }],
] as const;

async function walk(size: { width: number; height: number }, go: (page: Page) => Promise<void>) {
  const { page, context, complaints } = await arrive(site, 'client@demo.test', size);
  try {
    await go(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const summary = (page: Page) => page.getByRole('heading', { name: /filled from your words/ });

const vague =
  'Our month-end close takes nine days and nobody knows why. Somebody for about 6 weeks, remote, budget about 15k. We are live since 2021.';

for (const [way, hand, size] of ways) {
  test(`a vague sentence leads to a brief, three right people, a shortlist and a comparison ${way}`, async () => {
    await walk(size, async (page) => {
      await open(page, '/post-project');
      await hand.type(page, field(page, 'What do you need?'), vague);
      await hand.press(page, button(page, 'Fill the Form'));
      await expect(summary(page)).toBeVisible();
      await expectFocusOn(page, summary(page));
      await expect(field(page, 'Expected duration')).toHaveValue('1-2-months');
      await expect(field(page, 'Budget range (USD)')).toHaveValue('10k-25k');
      await expect(field(page, 'Project title')).toHaveValue(/^Our month-end close/);
      await expect(page.getByText('From “about 15k”').first()).toBeVisible();
      const chosen = page.getByRole('list', { name: 'D365 modules: chosen' });
      await expect(chosen).toContainText('General Ledger');
      await expect(page.getByRole('list', { name: 'Still open' })).toContainText(
        'How urgent is it?',
      );
      await fits(page);

      // A value is taken back by one press, and typing ends a mark.
      await hand.press(page, button(page, 'Take back Budget range (USD)'));
      await expect(field(page, 'Budget range (USD)')).toHaveValue('');
      await expectFocusOn(page, field(page, 'Budget range (USD)'));
      await expect(page.getByRole('list', { name: 'Still open' })).toContainText(
        'What may all of it cost?',
      );
      await button(page, 'Answer What may all of it cost?').press('Enter');
      await expectFocusOn(page, field(page, 'Budget range (USD)'));
      await field(page, 'Budget range (USD)').selectOption('25k-50k');
      await field(page, 'Expected duration').selectOption('3-4-weeks');
      await expect(button(page, 'Take back Expected duration')).toHaveCount(0);

      await field(page, 'Company name or industry').fill('Larkspur Bakeries');
      await field(page, 'Current D365 status').selectOption('live-needs-optimization');
      await button(page, 'Post Project').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/client/portal');
      await hand.press(page, link(page, /^Our month-end close/).first());
      await page.waitForURL('**/project/*');

      const people = page
        .getByRole('region', { name: 'Suggested Consultants' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(people.nth(2)).toBeVisible();
      const titles: string[] = [];
      for (const place of [0, 1, 2]) {
        await expect(people.nth(place)).toContainText('General Ledger');
        titles.push(
          (await people.nth(place).getByRole('heading', { level: 3 }).textContent()) ?? '',
        );
      }
      expect(titles.join('\n')).toContain('Month-end and consolidation consultant');
      expect(titles.join('\n')).toContain('Finance lead for Dynamics 365 roll-outs');
      for (const place of [0, 1, 2]) {
        // The button says at once what is still being kept.
        const kept = page.waitForResponse(
          (response) =>
            response.url().includes('/shortlist/') && response.request().method() !== 'GET',
        );
        const person = people.nth(place);
        await hand.press(page, person.getByRole('button', { name: /^Add to Shortlist/ }));
        expect((await kept).ok()).toBe(true);
        await expect(person.getByRole('button', { name: /^Shortlisted/ })).toBeVisible();
      }
      await open(page, '/shortlist');
      const choices = page.getByRole('checkbox', { name: /^Compare / });
      await expect(choices.nth(2)).toBeVisible();
      for (const place of [0, 1, 2]) await choices.nth(place).check();
      await hand.press(page, link(page, 'Compare 3 Consultants'));
      await expect(
        page.getByRole('heading', { level: 1, name: 'Compare Consultants' }),
      ).toBeVisible();
      for (const title of [
        'Month-end and consolidation consultant',
        'Finance lead for Dynamics 365 roll-outs',
      ]) {
        await expect(page.getByText(title).first()).toBeVisible();
      }
      await emptyShortlist(page);
    });
  });
}

/** The next way begins as this one did. */
async function emptyShortlist(page: Page): Promise<void> {
  await open(page, '/shortlist');
  const remove = page.getByRole('button', { name: /^Shortlisted/ });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
}

test.describe('words and their form', () => {
  test('come back after a reload, with their marks, and go when one starts afresh', async () => {
    await walk({ width: 1280, height: 900 }, async (page) => {
      await open(page, '/post-project');
      await field(page, 'What do you need?').fill(vague);
      await button(page, 'Fill the Form').click();
      await expect(summary(page)).toBeVisible();
      await field(page, 'Project title').fill('Close in four days');
      await page.reload();
      await expect(page.getByText('Your draft is back')).toBeVisible();
      await expect(field(page, 'What do you need?')).toHaveValue(vague);
      await expect(field(page, 'Project title')).toHaveValue('Close in four days');
      await expect(button(page, 'Take back Expected duration')).toBeVisible();
      await expect(button(page, 'Take back Project title')).toHaveCount(0);
      await button(page, 'Start Afresh').click();
      await expect(field(page, 'Project title')).toHaveValue('');
      await expect(field(page, 'What do you need?')).toHaveValue('');
      await expect(button(page, /^Take back/)).toHaveCount(0);
    });
  });

  test('never change what the client has typed', async () => {
    await walk({ width: 1280, height: 900 }, async (page) => {
      await open(page, '/post-project');
      await field(page, 'Expected duration').selectOption('ongoing');
      await field(page, 'What do you need?').fill(vague);
      await button(page, 'Fill the Form').click();
      await expect(summary(page)).toBeVisible();
      await expect(field(page, 'Expected duration')).toHaveValue('ongoing');
    });
  });

  test('may leave the modules open: not sure', async () => {
    await walk({ width: 390, height: 844 }, async (page) => {
      await open(page, '/post-project');
      await field(page, 'What do you need?').fill('Please help us, 3 week project, $8,000');
      await button(page, 'Fill the Form').click();
      await button(page, 'Not sure').click();
      await expect(page.getByRole('list', { name: 'D365 modules: chosen' })).toHaveText('Not sure');
      await expect(page.getByText('Which modules is it about?')).toHaveCount(0);
    });
  });

  test('are kept from a search without results', async () => {
    await walk({ width: 1280, height: 900 }, async (page) => {
      await open(page, '/find-consultants?text=abracadabra');
      await link(page, 'Post a Project with These Words').click();
      await page.waitForURL((url) => url.pathname === '/post-project');
      await expect(field(page, 'What do you need?')).toHaveValue('abracadabra');
      await expect(field(page, 'Project description')).toHaveValue('abracadabra');
      await expect(page.getByRole('list', { name: 'Still open' })).toBeVisible();
      // The words are in the form, not in the address.
      await expect(page).toHaveURL(/\/post-project$/);
    });
  });

  test('are read without scripts', async () => {
    const context = await site.newContext({ javaScriptEnabled: false });
    const cookies = await site.cookiesOf('client@demo.test');
    await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
    const page = await context.newPage();
    await page.goto('/post-project');
    await field(page, 'What do you need?').fill(vague);
    await button(page, 'Fill the Form').click();
    await expect(summary(page)).toBeVisible();
    await expect(page.getByText('From “about 15k”').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Still open' })).toContainText('How urgent is it?');
    await expect(field(page, 'Expected duration')).toHaveValue('1-2-months');
    await context.close();
  });
});
