import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';

/* The components that are more than what the browser brings, worked by keyboard alone where all of them are shown. */

const site = demoSite();

let person: Person;
let page: Page;
test.beforeAll(async () => {
  person = await site.openWindow();
  page = person.page;
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject All' }).click();
});
test.beforeEach(async () => {
  await open(page, '/design');
});

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Opens the choice that has the focus; what is typed then is searched for. */
async function openChoice(): Promise<void> {
  await press('Enter');
  await expect(page.getByRole('combobox', { name: /^Search: / })).toBeFocused();
}

/** The name of what has the focus. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

test.describe('a searched choice', () => {
  test('opens, finds by another name, takes the choice and gives the focus back', async () => {
    const zone = page.getByRole('combobox', { name: 'Timezone' });
    await zone.focus();
    await openChoice();
    await page.keyboard.type('berl');
    const panel = page.getByRole('dialog', { name: 'Timezone' });
    await expect(panel.getByRole('option')).toHaveText(['Central European Time']);
    await press('Enter');
    await expect(panel).toBeHidden();
    await expect(zone).toHaveText('Central European Time');
    await expect(zone).toBeFocused();
  });

  test('says when nothing is found, and Escape leaves everything as it was', async () => {
    const zone = page.getByRole('combobox', { name: 'Timezone' });
    await zone.focus();
    await openChoice();
    await page.keyboard.type('moon');
    await expect(page.getByText('Nothing found. Try another word.')).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog', { name: 'Timezone' })).toBeHidden();
    await expect(zone).toHaveText('Search and choose');
  });
});

test.describe('a field of many choices', () => {
  test('takes several without closing, and lists them as chips', async () => {
    await page.getByRole('combobox', { name: 'Several choices, none yet' }).focus();
    await openChoice();
    await page.keyboard.type('marketing');
    await press('Enter');
    await expect(page.getByRole('status').getByText('1 chosen')).toBeVisible();
    await press('Escape');
    const chosen = page.getByRole('list', { name: 'Several choices, none yet: chosen' });
    await expect(chosen.getByRole('listitem')).toHaveText(['Customer Insights']);
  });

  test('moves the focus on when a chip is taken away', async () => {
    await page.getByRole('button', { name: 'Remove Sales' }).focus();
    await press('Enter');
    expect(await focused()).toBe('Remove a-retired-skill');
    await press('Enter');
    expect(await focused()).toBe('Search and choose');
  });
});

test.describe('what lies above the page', () => {
  test('keeps the focus in a dialog until Escape gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    await opener.focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact Mira K.' });
    const hasFocus = () => dialog.evaluate((each) => each.contains(document.activeElement));
    // It is seen a moment before the focus comes; and from its end to its beginning the focus goes over a guard beside
    // it.
    await expect.poll(hasFocus).toBe(true);
    for (let stop = 0; stop < 8; stop += 1) {
      await press('Tab');
      await expect.poll(hasFocus).toBe(true);
    }
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(focused).toBe('Open the dialog');
  });

  test('starts a confirmation on the harmless choice', async () => {
    await page.getByRole('button', { name: 'Withdraw', exact: true }).focus();
    await press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await focused()).toBe('Cancel');
    await press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText('Nothing has happened')).toBeVisible();
  });

  test('asks for the reason, and does not go on without one', async () => {
    await page.getByRole('button', { name: 'Decline', exact: true }).focus();
    await press('Enter');
    await expect(page.getByLabel('Reason')).toBeVisible();
    await page.getByRole('button', { name: 'Decline application' }).focus();
    await press('Enter');
    await expect(page.getByText('Please give a reason')).toBeVisible();
    await page.keyboard.type('Too far away');
    await page.getByRole('button', { name: 'Decline application' }).focus();
    await press('Enter');
    await expect(page.getByText('Declined: Too far away')).toBeVisible();
  });

  test('opens and closes an explanation', async () => {
    await page.getByRole('button', { name: 'How the points come about' }).focus();
    await press('Enter');
    await expect(page.getByText('Anybody can work it out')).toBeVisible();
    await press('Escape');
    await expect(page.getByText('Anybody can work it out')).toBeHidden();
    expect(await focused()).toBe('How the points come about');
  });

  test('moves through a menu, past what is switched off, and takes a choice', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await focused()).toBe('Sign Out');
    await press('Enter');
    await expect(page.getByText('Signed out')).toBeVisible();
  });
});

test.describe('tabs and forms', () => {
  test('moves between tabs with the arrow keys', async () => {
    await page.getByRole('tab', { name: 'Available Projects' }).focus();
    await press('ArrowRight', 'Enter');
    await expect(page.getByRole('tabpanel', { name: 'Subscription' })).toBeVisible();
  });

  test('leads to the first mistake of a form, and says all of them', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).focus();
    await press('Enter');
    await expect(page.getByText('Please enter a project title').first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
    expect(await page.locator('[aria-invalid="true"][name]').count()).toBeGreaterThan(2);
  });

  test('moves the focus into a new row, and to what is left when it goes', async () => {
    await page.getByRole('button', { name: 'Add project' }).focus();
    await press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'projects.1.title',
    );
    await page.getByRole('button', { name: 'Remove Project 2' }).focus();
    await press('Enter');
    expect(await focused()).toBe('Remove Project 1');
  });
});
