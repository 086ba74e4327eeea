import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { callsTo } from './pages/calls.ts';
import { fillChecklist } from './pages/checklist.ts';
import { fits, toast } from './pages/demo-person.ts';

/*
 * A client at a desk and a consultant at a phone complete a deal, review each other, and read both reviews at the same
 * moment. From then on another company reads the client's review, without the name of the client.
 */

const site = demoSite();
const { makeDeal } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Move the bakeries to one ledger';

async function choose(page: Page, facet: string, mark: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: facet });
  await group.getByRole('radio', { name: mark, exact: true }).focus();
  await page.keyboard.press('Space');
}
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click();
const words = (page: Page) => page.getByRole('textbox', { name: /^In your words/ });

/** A tab in which a review is changed, and left at once for a page whose code a deploy has taken away. */
async function leaveOverADeploy(review: string): Promise<void> {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, review);
  const scripts = '**/assets/*.js';
  await context.route(scripts, (route) => route.fulfill({ status: 404 }));
  page.on('request', async (request) => {
    if (request.isNavigationRequest()) await context.unroute(scripts);
  });
  await words(page).fill('Calm, exact and early.');
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Terms' })
    .click();
  await document;
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: /Terms/ })).toBeVisible();
  await context.close();
}

test('two sides of a completed deal review each other, blindly until both are there', async () => {
  const client = await site.openAs('client@demo.test');
  const consultant = await site.openAs('consultant@demo.test', phone);
  const { projectId, applicationId } = await makeDeal(client.page, consultant.page, title);

  await open(client.page, `/project/${projectId}`);
  await press(client.page, 'Mark as Completed');
  await press(await fillChecklist(client.page), 'Mark as Completed');
  await expect(toast(client.page, 'Completion Proposed')).toBeVisible();
  await open(consultant.page, '/consultant/portal?tab=projects&view=applications');
  const deal = consultant.page
    .getByRole('listitem')
    .filter({ has: consultant.page.getByRole('heading', { name: title }) });
  await press(deal, 'Confirm Completion');
  await press(consultant.page.getByRole('alertdialog'), 'Confirm Completion');
  await expect(toast(consultant.page, 'Project Completed')).toBeVisible();

  await open(client.page, `/application/${applicationId}`);
  await client.page.getByRole('link', { name: `Write or Read Reviews of ${title}` }).click();
  await expect(client.page.getByRole('heading', { name: 'Review the consultant' })).toBeVisible();
  await choose(client.page, 'Quality of the work', 'Better than agreed');
  await words(client.page).fill('Calm and exact.');
  await expect(client.page.getByText('Draft saved.')).toBeVisible();
  await open(client.page, `/application/${applicationId}/review`);
  await expect(words(client.page)).toHaveValue('Calm and exact.');
  await leaveOverADeploy(`/application/${applicationId}/review`);
  await open(client.page, `/application/${applicationId}/review`);
  await expect(words(client.page)).toHaveValue('Calm, exact and early.');
  await words(client.page).fill('Calm and exact.');
  await client.page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(client.page.getByText('Please choose an answer').first()).toBeVisible();
  for (const facet of ['Knowledge of the product', 'Communication', 'Dates and effort kept']) {
    await choose(client.page, facet, 'As agreed');
  }
  await choose(client.page, 'Would you work with them again?', 'Yes');
  await client.page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(client.page, 'Review Submitted')).toBeVisible();
  await expect(client.page.getByText('they do not see whether there is one')).toBeVisible();

  const waiting = `/application/${applicationId}/review`;
  await open(consultant.page, '/consultant/portal');
  await expect(consultant.page.locator(`a[href="${waiting}"]`)).toHaveCount(1);
  await open(consultant.page, waiting);
  await expect(consultant.page.getByText('Calm and exact.')).toHaveCount(0);
  const facets = ['Clear brief', 'Decisions in time', 'Communication', 'Payment as agreed'];
  for (const facet of facets) {
    await choose(consultant.page, facet, 'The best I have worked with');
  }
  await choose(consultant.page, 'Would you work with them again?', 'Yes');
  await words(consultant.page).fill('A brief to frame.');
  await fits(consultant.page);
  await consultant.page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(consultant.page.getByText('Calm and exact.')).toBeVisible();

  // The client's page learns of it while it is open.
  await expect(client.page.getByText('A brief to frame.')).toBeVisible();
  await consultant.page.getByRole('textbox', { name: 'Your answer' }).fill('Thank you.');
  await consultant.page.getByRole('button', { name: 'Publish Answer' }).click();
  await expect(toast(consultant.page, 'Answer Published')).toBeVisible();
  await open(client.page, waiting);
  await expect(client.page.getByText('Thank you.')).toBeVisible();
  await open(client.page, '/company');
  await expect(client.page.getByText('Reviews of your company')).toBeVisible();
  const ofCompany = client.page.getByRole('listitem').filter({ hasText: 'A brief to frame.' });
  await expect(ofCompany).toContainText('Clear brief: The best I have worked with');

  const me = await consultant.page.request.get('/api/me');
  const { userId } = z.object({ userId: z.string() }).parse(await me.json());
  const other = await site.openAs('morwenna@barnacle-and-bright.test');
  await open(other.page, `/consultant/${userId}`);
  const review = other.page.getByRole('listitem').filter({ hasText: 'Calm and exact.' });
  await expect(review).toContainText('Quality of the work: Better than agreed');
  await expect(review).toContainText('AnswerThank you.');
  await expect(other.page.locator('main')).not.toContainText(/Dana|Larkspur/);
  for (const { context, complaints } of [client, consultant, other]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
