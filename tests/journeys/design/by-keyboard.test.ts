import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* The components that are more than what the browser brings, worked by keyboard alone where all of them are shown. */

let site: TestSite;
let browser: Browser;
let person: Person;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  person = await openWindow(browser, site.url);
  page = person.page;
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject All' }).click();
});
afterAll(async () => {
  await person?.context.close();
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  await page.goto('/design');
  await page.waitForLoadState('networkidle');
});

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** The name of what has the focus. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('a searched choice', () => {
  it('opens, finds by another name, takes the choice and gives the focus back', async () => {
    const zone = page.getByRole('combobox', { name: 'Timezone' });
    await zone.focus();
    await press('Enter');
    await page.keyboard.type('berl');
    const panel = page.getByRole('dialog', { name: 'Timezone' });
    expect(await panel.getByRole('option').allTextContents()).toEqual(['Central European Time']);
    await press('Enter');
    await panel.waitFor({ state: 'hidden' });
    expect(await zone.textContent()).toBe('Central European Time');
    expect(await zone.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('says when nothing is found, and Escape leaves everything as it was', async () => {
    const zone = page.getByRole('combobox', { name: 'Timezone' });
    await zone.focus();
    await press('Enter');
    await page.keyboard.type('moon');
    await page.getByText('Nothing found. Try another word.').waitFor();
    await press('Escape');
    await page.getByRole('dialog', { name: 'Timezone' }).waitFor({ state: 'hidden' });
    expect(await zone.textContent()).toBe('Search and choose');
  });
});

describe('a field of many choices', () => {
  it('takes several without closing, and lists them as chips', async () => {
    await page.getByRole('combobox', { name: 'Several choices, none yet' }).focus();
    await press('Enter');
    await page.keyboard.type('marketing');
    await press('Enter');
    await page.getByRole('status').getByText('1 chosen').waitFor();
    await press('Escape');
    const chosen = page.getByRole('list', { name: 'Several choices, none yet: chosen' });
    expect(await chosen.getByRole('listitem').allTextContents()).toEqual(['Customer Insights']);
  });

  it('moves the focus on when a chip is taken away', async () => {
    await page.getByRole('button', { name: 'Remove Sales' }).focus();
    await press('Enter');
    expect(await focused()).toBe('Remove a-retired-skill');
    await press('Enter');
    expect(await focused()).toBe('Search and choose');
  });
});

describe('what lies above the page', () => {
  it('keeps the focus in a dialog until Escape gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    await opener.focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact Mira K.' });
    await dialog.waitFor();
    for (let stop = 0; stop < 8; stop += 1) {
      await press('Tab');
      expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    }
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Open the dialog');
  });

  it('starts a confirmation on the harmless choice', async () => {
    await page.getByRole('button', { name: 'Withdraw', exact: true }).focus();
    await press('Enter');
    await page.getByRole('alertdialog').waitFor();
    expect(await focused()).toBe('Cancel');
    await press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.getByText('Nothing has happened').waitFor();
  });

  it('asks for the reason, and does not go on without one', async () => {
    await page.getByRole('button', { name: 'Decline', exact: true }).focus();
    await press('Enter');
    await page.getByLabel('Reason').waitFor();
    await page.getByRole('button', { name: 'Decline application' }).focus();
    await press('Enter');
    await page.getByText('Please give a reason').waitFor();
    await page.keyboard.type('Too far away');
    await page.getByRole('button', { name: 'Decline application' }).focus();
    await press('Enter');
    await page.getByText('Declined: Too far away').waitFor();
  });

  it('opens and closes an explanation', async () => {
    await page.getByRole('button', { name: 'How the points come about' }).focus();
    await press('Enter');
    await page.getByText('Anybody can work it out').waitFor();
    await press('Escape');
    await page.getByText('Anybody can work it out').waitFor({ state: 'hidden' });
    expect(await focused()).toBe('How the points come about');
  });

  it('moves through a menu, past what is switched off, and takes a choice', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await focused()).toBe('Sign Out');
    await press('Enter');
    await page.getByText('Signed out').waitFor();
  });
});

describe('tabs and forms', () => {
  it('moves between tabs with the arrow keys', async () => {
    await page.getByRole('tab', { name: 'Available Projects' }).focus();
    await press('ArrowRight', 'Enter');
    await page.getByRole('tabpanel', { name: 'Subscription' }).waitFor();
  });

  it('leads to the first mistake of a form, and says all of them', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).focus();
    await press('Enter');
    await page.getByText('Please enter a project title').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
    expect(await page.locator('[aria-invalid="true"][name]').count()).toBeGreaterThan(2);
  });

  it('moves the focus into a new row, and to what is left when it goes', async () => {
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
