import type { Page } from '@playwright/test';
import pg from 'pg';
import { projectFields } from '#tests/support/factories.ts';
import { demoSite } from '#tests/support/journey/demo-site.ts';
import { open } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';

/*
 * Parts of a page whose code comes later: the page around them is hydrated, and they are still what the server has sent.
 */

const site = demoSite();
const title = 'A project that may be over';

test.beforeAll(async () => {
  const { page, context } = await site.openAs('client@demo.test');
  const headers = { origin: site.url };
  const data = { ...projectFields, title };
  expect((await page.request.post('/api/projects', { headers, data })).ok()).toBe(true);
  await context.close();
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  await database.query(
    `update projects set created_at = now() - interval '27 days' where title = $1`,
    [title],
  );
  await database.end();
  await site.runJob('open-projects-aged');
});

/** Keeps back whatever code is asked for once the page is hydrated, as a slow line does; returns what lets it come. */
async function holdLateCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (await isHydrated(page)) await promise;
    await route.continue();
  });
  return resolve;
}

const isHydrated = (page: Page) => page.evaluate('globalThis.isPageHydrated === true');
const late = (page: Page) => page.locator('[data-late]');
const panel = (page: Page) => page.getByRole('region', { name: /^Waiting for your answer/ });
/** What waits longest is in sight, and this waits since today. */
const unfold = (page: Page) => panel(page).locator('summary').click();
const confirm = (page: Page) =>
  panel(page).getByRole('listitem').filter({ hasText: title }).getByRole('button');

async function onPortal(
  visit: (page: Page, letCodeCome: () => void) => Promise<void>,
): Promise<void> {
  const { page, context, complaints } = await site.openAs('client@demo.test');
  const letCodeCome = await holdLateCode(page);
  await page.goto('/client/portal');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(late(page)).not.toHaveCount(0);
  await visit(page, letCodeCome);
  await expect(late(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
}

test.describe('before the code of a part is there', () => {
  test('its text is read, and its links lead on', () =>
    onPortal(async (page, letCodeCome) => {
      await unfold(page);
      await panel(page).getByRole('link', { name: title }).click();
      letCodeCome();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }));

  test('a choice in it is made once it can be', () =>
    onPortal(async (page, letCodeCome) => {
      await page.getByRole('radio', { name: 'Dark' }).press('Space');
      await expect(page.locator('html[data-theme]')).toHaveCount(0);
      letCodeCome();
      await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
    }));

  test('what was pressed in it happens once it can, and once only', () =>
    onPortal(async (page, letCodeCome) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/confirm-open')) asked.push(request.method());
      });
      await unfold(page);
      await confirm(page).click();
      await confirm(page).click();
      await expect(confirm(page)).toHaveAttribute('data-early', '');
      letCodeCome();
      await expect(confirm(page)).toBeHidden();
      expect(asked).toEqual(['POST']);
    }));
});

test('a part is ready with the page that the user navigates to', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test');
  await open(page, '/messages');
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.waitForURL('**/client/portal');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(late(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});
