import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* A client who allows analytics finds no one, and an admin reads what was looked for. */

const site = demoSite();

/** The text field of the search. */
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });

/** A client who has chosen whether they allow analytics, and what their pages report. */
async function searching(analytics: boolean) {
  const { page, context } = await site.openAs('client@demo.test');
  const preferences = JSON.stringify(JSON.stringify({ analytics }));
  await context.addInitScript(
    `localStorage.setItem('cookieConsent', 'true'); localStorage.setItem('cookiePreferences', ${preferences});`,
  );
  const reported: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/unanswered-searches')) reported.push(request.postDataJSON());
  });
  async function searchFor(text: string) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`text=${encodeURIComponent(text).replace('%20', '.')}`),
    );
    await settled(page);
  }
  return { page, reported, searchFor };
}

test('an admin reads what clients looked for and did not find', async () => {
  const { page, reported, searchFor } = await searching(true);
  await open(page, '/find-consultants?text=Wedding+photographer');
  await expect(page.getByText('No consultant here fits this.')).toBeVisible();
  await expect
    .poll(() => reported)
    .toEqual([{ text: 'wedding photographer', kind: 'nothing-fits' }]);
  await searchFor('power bi');
  await searchFor('month-end close');
  await expect.poll(() => reported.slice(1)).toEqual([{ text: 'power bi', kind: 'reworded' }]);
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/consultant\//);
  await page.goBack();
  await settled(page);
  await searchFor('warehouse');
  expect(reported).toHaveLength(2);

  const admin = await site.openAs('admin@demo.test');
  await open(admin.page, '/admin');
  await admin.page.getByRole('link', { name: 'Unanswered Searches' }).click();
  await expect(
    admin.page.getByRole('heading', { level: 1, name: 'What People Looked for and Did Not Find' }),
  ).toBeVisible();
  // Counts are written every ten seconds.
  await expect(async () => {
    await admin.page.reload();
    await expect(
      admin.page.getByRole('row', { name: /^wedding photographer Nothing fits 1 / }),
    ).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(admin.page.getByRole('row', { name: /^power bi Reworded 1 / })).toBeVisible();
  await expect(admin.page.getByText('Showing 2 texts')).toBeVisible();
  expect(await violationsOf(admin.page)).toEqual([]);
});

test('nothing is reported of a client who refuses analytics', async () => {
  const { page, reported, searchFor } = await searching(false);
  await open(page, '/find-consultants?text=wedding+photographer');
  await expect(page.getByText('No consultant here fits this.')).toBeVisible();
  await searchFor('power bi');
  await searchFor('month-end close');
  expect(reported).toEqual([]);
});
