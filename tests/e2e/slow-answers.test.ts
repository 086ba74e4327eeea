import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { jsonResumeFile } from '#tests/support/profile-files.ts';

/* What a page shows while an answer is on its way, and after one that did not come. */

const site = demoSite();

test('skeletons stand in for the consultants of the start page until they are there', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, '/client/portal');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/consultants/public?*', async (route) => {
    await promise;
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Direct365/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Loading consultants…')).toBeAttached();
  resolve();
  await expect(page.getByText('Loading consultants…')).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: 'All skills and cities with consultants' }),
  ).toBeVisible();
  await context.close();
});

test('a search whose index is loading is retried under the skeleton until it answers @release', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, '/client/portal');
  let answers = 0;
  // One more than a page retries after other failures.
  await page.route(/\/api\/consultants(\?|$)/, async (route) => {
    answers += 1;
    await (answers <= 4
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            ...{ type: 'about:blank', title: 'Service Unavailable', status: 503 },
            ...{ code: 'SEARCH_LOADING', detail: 'The search is starting.' },
          }),
        })
      : route.continue());
  });
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Loading consultants…')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Add to Shortlist/ }).first()).toBeVisible();
  expect(answers).toBe(5);
  await context.close();
});

test('a page of which only the search changes stays, with its focus, until the answer is there', async () => {
  await site.jobsDone();
  const { page, context } = await site.openWindow();
  await page.clock.install();
  await open(page, '/consultants/skill/finance-operations');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/consultants/public?*', async (route) => {
    await promise;
    await route.continue();
  });
  const more = page.getByRole('link', { name: 'More Consultants' });
  await more.press('Enter');
  await page.waitForURL('**/consultants/skill/finance-operations?after=*');
  // Longer than a moment: a page at another address gives way to the pending screen.
  await page.clock.fastForward(5000);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
  await expect(more).toBeFocused();
  resolve();
  await expect(page.getByRole('link', { name: 'Back to the Newest' })).toBeVisible();
  await context.close();
});

test('Try again on a page that failed asks for all of it anew', async () => {
  const { page, context } = await site.openAs('admin@demo.test');
  await open(page, '/admin');
  const asked: string[] = [];
  let isBroken = true;
  await page.route(/\/api\/admin\/users\/[0-9a-f-]{36}$/, async (route) => {
    asked.push(route.request().url());
    await (isBroken
      ? route.fulfill({ contentType: 'application/json', body: 'null' })
      : route.continue());
  });
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  const before = asked.length;
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Admin Portal' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  await context.close();
});

test('a file that is being read is said so until it is', async () => {
  const { page, context } = await site.openAs('new-consultant@demo.test');
  await open(page, '/consultant/profile/new');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/me/consultant-profile/drafts', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Fill from a File' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose File' }).press('Enter');
  await (await choosing).setFiles({
    name: 'resume.json',
    mimeType: '',
    buffer: Buffer.from(jsonResumeFile()),
  });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Reading your file…')).toBeVisible();
  resolve();
  await expect(toasts.getByText('File read')).toBeVisible();
  await expect(toasts.getByText('Reading your file…')).toHaveCount(0);
  await context.close();
});
