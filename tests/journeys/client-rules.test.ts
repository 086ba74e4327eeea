import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { open, openAs, toast } from './pages/demo-person.ts';
import type { Reader } from './pages/every-page.ts';

/*
 * Where the client's pages lead those who cannot be there, and what they say when something went well or did not: the
 * specification's redirects and toasts, word for word.
 */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const nowhere = '00000000-0000-4000-8000-000000000000';
const clientPages = [
  '/client/portal',
  '/post-project',
  '/find-consultants',
  '/shortlist',
  '/shortlist/compare',
  `/consultant/${nowhere}`,
  `/project/${nowhere}`,
  `/project/${nowhere}/edit`,
  `/application/${nowhere}`,
];

async function walk(reader: Reader, go: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } =
    reader === 'visitor'
      ? await openWindow(browser, site.url)
      : await openAs(browser, site, reader);
  try {
    await go(page);
  } finally {
    await context.close();
  }
}

/** Waits for a toast of this title and sentence. */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await toast(page, title).first().waitFor();
  await toast(page, description).first().waitFor();
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Answers a call as a server does that is broken. */
const breakCall = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, body: 'Broken' }));

/** The page goes on believing in a session that has ended. */
const endSession = (page: Page) => page.context().clearCookies();

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Company name or industry').fill('Larkspur Bakeries');
  await page.getByLabel('Project title').fill(title);
  await page.getByLabel('Project description').fill('Six ovens, one plan.');
  await page.getByLabel('Current D365 status').selectOption('planning');
  await page.getByLabel('Project type').selectOption('training');
  await page.getByRole('combobox', { name: 'D365 modules' }).click();
  await page.getByRole('option', { name: 'General Ledger', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Expected duration').selectOption('1-2-weeks');
  await page.getByLabel('Budget range (USD)').selectOption('under-10k');
}

const post = (page: Page) => page.getByRole('button', { name: 'Post Project' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Opens the form of one of the client's open projects. */
async function openEditing(page: Page): Promise<void> {
  await open(page, '/client/portal');
  await page.getByRole('link', { name: 'Stop typing 2,400 supplier invoices a month' }).click();
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Project' }).waitFor();
  await page.waitForLoadState('networkidle');
}

describe('the way from a client page', () => {
  it('leads a visitor to sign in as a client, and on to the page afterwards', async () => {
    await walk('visitor', async (page) => {
      for (const path of clientPages) {
        await page.goto(path);
        expect([path, pathOf(page)]).toEqual([path, '/auth']);
        const { searchParams } = new URL(page.url());
        expect(searchParams.get('type')).toBe('client');
        expect(searchParams.get('next')).toBe(path);
      }
      await open(page, '/post-project');
      await page.getByLabel('Email').fill('client@demo.test');
      await page.getByLabel('Password', { exact: true }).fill('direct365 demo account');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL('**/post-project');
    });
  });

  it('leads a consultant to their own portal', async () => {
    await walk('consultant@demo.test', async (page) => {
      for (const path of clientPages) {
        await page.goto(path);
        expect([path, pathOf(page)]).toEqual([path, '/consultant/portal']);
      }
    });
  });

  it('leads a client who waits for approval to where they read why', async () => {
    await walk('pending-client@demo.test', async (page) => {
      for (const path of ['/shortlist', '/shortlist/compare', `/consultant/${nowhere}`]) {
        await page.goto(path);
        expect([path, pathOf(page)]).toEqual([path, '/find-consultants']);
      }
      await page.goto(`/application/${nowhere}`);
      expect(pathOf(page)).toBe('/client/portal');
      await page.goto('/post-project');
      expect(pathOf(page)).toBe('/post-project');
    });
  });

  it('leads back to the portal from what cannot be loaded, whoever it belongs to', async () => {
    await walk('client@demo.test', async (page) => {
      for (const path of [`/project/${nowhere}`, `/project/${nowhere}/edit`, '/project/nothing']) {
        await open(page, path);
        expect([path, pathOf(page)]).toEqual([path, '/client/portal']);
        await expectToast(page, 'Error', 'Failed to load project details');
      }
      await open(page, `/application/${nowhere}`);
      expect(pathOf(page)).toBe('/client/portal');
      await expectToast(page, 'Error', 'Failed to load application data.');
    });
  });
});

describe('a client who posts a project', () => {
  it('reads what is missing, keeps the draft over a reload, and hears that it was posted', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/post-project');
      await post(page);
      await expectToast(page, 'Title Required', 'Please enter a project title');
      await page.getByText('Please select at least one D365 module').first().waitFor();
      await fillIn(page, 'Teach ten people the ledger');
      await page.reload();
      await page.getByText('Your draft is back').waitFor();
      expect(await page.getByLabel('Project title').inputValue()).toBe(
        'Teach ten people the ledger',
      );
      await page.getByLabel('Project description').fill('  ');
      await post(page);
      await expectToast(page, 'Description Required', 'Please enter a project description');
      await page.getByLabel('Project description').fill('Two days in Dudley.');
      await post(page);
      await expectToast(
        page,
        'Project Posted Successfully!',
        'Your project is now visible to qualified consultants who will reach out directly.',
      );
      await page.waitForURL('**/client/portal');
    });
  });

  it('hears of a private one where its suggestions are', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/post-project');
      await fillIn(page, 'Something that nobody may know yet');
      await page.getByRole('radio', { name: /^Private/ }).check();
      await post(page);
      await expectToast(
        page,
        'Project Posted Successfully!',
        'Your private project has been created. Suggestions will be visible in the project details.',
      );
      await page.waitForURL('**/client/portal');
      const card = page.getByRole('listitem').filter({ hasText: 'nobody may know yet' });
      await card.getByText('Private').waitFor();
    });
  });

  it('is told when the server cannot take it, and loses nothing when the session has ended', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/post-project');
      await fillIn(page, 'Posted in bad weather');
      await breakCall(page, '**/api/projects');
      await post(page);
      await expectToast(
        page,
        'Error Posting Project',
        'There was an error posting your project. Please try again.',
      );
      expect(pathOf(page)).toBe('/post-project');
      await page.unroute('**/api/projects');
      await endSession(page);
      await post(page);
      await page.waitForURL('**/auth?*type=client*');
      await expectToast(page, 'Authentication Required', 'Please log in to post a project');
    });
  });
});

describe('a client who edits a project', () => {
  it('reads what is missing, is told when the server cannot save it, and then that it is saved', async () => {
    await walk('client@demo.test', async (page) => {
      await openEditing(page);
      const title = page.getByLabel('Project title');
      const before = await title.inputValue();
      await title.fill('');
      await save(page);
      await expectToast(page, 'Title Required', 'Please enter a project title');
      await title.fill(before);
      await breakCall(page, '**/api/me/projects/*');
      await save(page);
      await expectToast(page, 'Update Failed', 'Failed to update your project. Please try again.');
      await page.unroute('**/api/me/projects/*');
      await save(page);
      await expectToast(page, 'Project Updated!', 'Your project has been successfully updated.');
      await page.getByRole('heading', { level: 1, name: before }).waitFor();
    });
  });

  it('signs in again when the session has ended', async () => {
    await walk('client@demo.test', async (page) => {
      await openEditing(page);
      await endSession(page);
      await save(page);
      await page.waitForURL('**/auth?*type=client*');
      await expectToast(page, 'Authentication Required', 'Please log in to update your project');
    });
  });

  it('cannot, once it is not open any more', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/client/portal');
      await page.getByRole('link', { name: 'Key account CRM for six supermarket buyers' }).click();
      await page.getByRole('button', { name: 'Mark as Completed' }).waitFor();
      expect(await page.getByRole('link', { name: 'Edit Project' }).count()).toBe(0);
      await open(page, `${pathOf(page)}/edit`);
      await page.getByText('Only open projects can be edited').waitFor();
      expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0);
    });
  });
});

describe('what a client is told on a consultant’s profile', () => {
  it('is that the shortlist has changed, in so many words', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/find-consultants?credentials=verified');
      await page.locator('main li h3 a').first().click();
      await page.waitForURL('**/consultant/*');
      await page.getByRole('heading', { name: 'Certifications' }).waitFor();
      await page.getByText(/^\d verified certification/).waitFor();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: /^Add to Shortlist/ }).click();
      await expectToast(page, 'Added to shortlist', 'Consultant has been added to your shortlist.');
      await page.getByRole('button', { name: /^Shortlisted/ }).click();
      await expectToast(
        page,
        'Removed from shortlist',
        'Consultant has been removed from your shortlist.',
      );
    });
  });

  it('is the time of a call on both clocks, with an entry for the calendar', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/find-consultants');
      await page.locator('main li h3 a').first().click();
      const name = await page
        .getByRole('heading', { level: 1 })
        .filter({ hasText: /\.$/ })
        .textContent();
      await page.getByRole('button', { name: 'Schedule Call' }).click();
      const dialog = page.getByRole('dialog', { name: `Schedule a call with ${name}` });
      const add = dialog.getByRole('button', { name: 'Add to Calendar' });
      await add.click();
      await dialog.getByText('Please choose a date and a time').waitFor();
      await dialog.getByLabel('Date and time').fill('2021-03-04T15:30');
      await dialog.getByText('Please choose a time in the future').waitFor();
      await add.click();
      expect(
        await dialog.getByLabel('Date and time').evaluate((each) => each.matches(':focus')),
      ).toBe(true);
      await dialog.getByLabel('Date and time').fill('2031-03-04T15:30');
      await dialog.getByText(`For ${name} that is`).waitFor();
      const download = page.waitForEvent('download');
      await add.click();
      const file = await (await download).createReadStream();
      const entry = Buffer.concat(await file.toArray()).toString();
      expect(entry).toContain(`SUMMARY:Call with ${name}`);
      expect(entry).toMatch(/DTSTART:2031030\dT\d{4}00Z/);
    });
  });
});
