import type { Page } from '@playwright/test';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/*
 * Where the client's pages lead those who cannot be there, and what they say when something went well or did not: the
 * specification's redirects and toasts, word for word.
 */

const site = demoSite();

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
    reader === 'visitor' ? await site.openWindow() : await site.openAs(reader);
  try {
    await go(page);
  } finally {
    await context.close();
  }
}

/** Waits for a toast of this title and sentence. */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page, title).first()).toBeVisible();
  await expect(toast(page, description).first()).toBeVisible();
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
  await page
    .getByRole('link', { name: 'Stop typing 2,400 supplier invoices a month', exact: true })
    .click();
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Project' })).toBeVisible();
  await settled(page);
}

test.describe('the way from a client page', () => {
  test('leads a visitor to sign up or in as a client, and on to the page afterwards', async () => {
    await walk('visitor', async (page) => {
      for (const path of clientPages) {
        await page.goto(path);
        expect([path, pathOf(page)]).toEqual([path, '/auth']);
        const { searchParams } = new URL(page.url());
        // The address of a project is handed on: a stranger who comes to it is taken for a consultant.
        const type = path === `/project/${nowhere}` ? 'consultant' : 'client';
        expect([path, searchParams.get('type')]).toEqual([path, type]);
        expect(searchParams.get('next')).toBe(path);
      }
      await open(page, '/post-project');
      await page.getByRole('tab', { name: 'Already a Member?' }).click();
      await page.getByLabel('Email').fill('client@demo.test');
      await page.getByLabel('Password', { exact: true }).fill('direct365 demo account');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL('**/post-project');
    });
  });

  test('leads a consultant to their own portal', { tag: '@release' }, async () => {
    await walk('consultant@demo.test', async (page) => {
      for (const path of clientPages) {
        await page.goto(path);
        expect([path, pathOf(page)]).toEqual([path, '/consultant/portal']);
      }
    });
  });

  test('leads a client who waits for approval to where they read why', {
    tag: '@release',
  }, async () => {
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

  test('leads back to the portal from what cannot be loaded, no matter whose it is', async () => {
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

test.describe('a client who posts a project', () => {
  test('reads what is missing, keeps the draft over a reload, and hears that it was posted', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/post-project');
      await post(page);
      await expectToast(page, 'Title Required', 'Please enter a project title');
      await expect(page.getByText('Please select at least one D365 module').first()).toBeVisible();
      await fillIn(page, 'Teach ten people the ledger');
      await page.reload();
      await expect(page.getByText('Your draft is back')).toBeVisible();
      await expect(page.getByLabel('Project title')).toHaveValue('Teach ten people the ledger');
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

  test('hears of a private one where its suggestions are', { tag: '@release' }, async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/post-project');
      await fillIn(page, 'Something that others may not know yet');
      await page.getByRole('radio', { name: /^Private/ }).check();
      await post(page);
      await expectToast(
        page,
        'Project Posted Successfully!',
        'Your private project has been created. Suggestions will be visible in the project details.',
      );
      await page.waitForURL('**/client/portal');
      const card = page.getByRole('listitem').filter({ hasText: 'others may not know yet' });
      await expect(card.getByText('Private')).toBeVisible();
    });
  });

  test('gets an error when the server cannot save it, and loses nothing when the session has ended', {
    tag: '@release',
  }, async () => {
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

test.describe('a client who edits a project', () => {
  test('reads what is missing, gets an error when the server cannot save it, and then a confirmation', {
    tag: '@release',
  }, async () => {
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
      await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
    });
  });

  test('signs in again when the session has ended', { tag: '@release' }, async () => {
    await walk('client@demo.test', async (page) => {
      await openEditing(page);
      await endSession(page);
      await save(page);
      await page.waitForURL('**/auth?*type=client*');
      await expectToast(page, 'Authentication Required', 'Please log in to update your project');
    });
  });

  test('cannot, once it is not open any more', { tag: '@release' }, async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/client/portal');
      await page
        .getByRole('link', { name: 'Key account CRM for six supermarket buyers', exact: true })
        .click();
      await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Edit Project' })).toHaveCount(0);
      await open(page, `${pathOf(page)}/edit`);
      await expect(page.getByText('Only open projects can be edited')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    });
  });
});

test.describe('what a client reads on a consultant’s profile', () => {
  test('is that the shortlist has changed, in so many words', async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/find-consultants?credentials=verified');
      await page.locator('main li h3 a').first().click();
      await page.waitForURL('**/consultant/*');
      await expect(page.getByRole('heading', { name: 'Certifications' })).toBeVisible();
      await expect(page.getByText(/^\d verified certification/)).toBeVisible();
      await settled(page);
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

  test('is the time of a call on both clocks, and which one is refused', {
    tag: '@release',
  }, async () => {
    await walk('client@demo.test', async (page) => {
      await open(page, '/find-consultants');
      await page.locator('main li h3 a').first().click();
      const name = await page
        .getByRole('heading', { level: 1 })
        .filter({ hasText: /\.$/ })
        .textContent();
      await page.getByRole('button', { name: 'Schedule Call' }).click();
      const dialog = page.getByRole('dialog', { name: `Schedule a call with ${name}` });
      const send = dialog.getByRole('button', { name: 'Propose This Time' });
      await send.click();
      await expect(dialog.getByText('Please choose a date and a time')).toBeVisible();
      await expect(dialog.getByLabel('Date and time')).toBeFocused();
      await dialog.getByLabel('Date and time').fill('2021-03-04T15:30');
      await expect(dialog.getByText('Please choose a time in the future')).toBeVisible();
      await dialog.getByLabel('Date and time').fill('2031-03-04T15:30');
      await expect(dialog.getByText(`For ${name}: `)).toBeVisible();
      await send.click();
      await expect(
        dialog.getByText('Please choose times that lie ahead, at most 180 days.'),
      ).toBeVisible();
    });
  });
});

test('a closed project is archived, found among the archived ones, and moved back', async () => {
  const { page, context, complaints } = await site.openAs('pending-client@demo.test', {
    width: 390,
  });
  const card = page.locator('section[aria-labelledby="your-projects"] li:has(h3)');
  await open(page, '/client/portal');
  await card.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel Project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Project' }).click();
  await page.getByRole('button', { name: /^Archive/ }).click();
  await expectToast(
    page,
    'Project Archived',
    'You find it under Archived. Nothing changes for its consultant.',
  );
  // It was the only one: the list says where it is, also after a reload.
  await open(page, '/client/portal');
  await page.getByRole('link', { name: 'Show Archived Projects' }).click();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /^Move Back/ }).click();
  await expectToast(page, 'Project Moved Back', 'It is among your projects again.');
  await page.getByRole('link', { name: 'Show All Projects' }).click();
  await expect(card).toHaveCount(1);
  expect(complaints).toEqual([]);
  await context.close();
});
