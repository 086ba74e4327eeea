import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { canShareAnEntry } from '#tests/support/e2e/shared-entry.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { laterRelease, onFreshMachine, removeReleases } from '#tests/support/release.ts';

/*
 * Two machines behind the entry of a cluster, in the midst of an upgrade: each has a build that the other has never
 * had, and any request of a page may come to either.
 */

const minute = 60_000;

test.beforeAll(() => {
  test.info().skip(!canShareAnEntry, 'HAProxy is not installed.');
  test.setTimeout(16 * minute);
});
test.afterAll(removeReleases);

const site = demoSite(async () => {
  const { checkoutDir } = await onFreshMachine(await laterRelease('second'));
  return { beside: checkoutDir };
});

/** What a window asks for from now on: documents by their paths, and files of a build that no machine gave it. */
function watch(page: Page) {
  const documents: string[] = [];
  const missing: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/assets/') && answer.status() !== 200) missing.push(pathname);
  });
  return { documents, missing };
}

const builtBy = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-release]')?.dataset.release);

test('a page of either machine has all of its files, and loads once', async () => {
  const builds = new Set<string | undefined>();
  // The machines take turns, but for requests that are answered at the same time: each build comes many times.
  for (let visit = 0; visit < 12 || (builds.size < 2 && visit < 100); visit += 1) {
    // Where each visit asks for an even number of things, the next document would come from the same machine for ever.
    if (visit % 3 === 2) await fetch(`${site.url}/robots.txt`);
    const { page, context, complaints } = await site.openWindow({ isNew: true });
    const { documents, missing } = watch(page);
    const path = ['/', '/contact', '/about', '/auth?mode=signin'][visit % 4] ?? '/';
    await open(page, path);
    builds.add(await builtBy(page));
    expect(documents).toEqual([path.split('?')[0]]);
    expect(missing).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }
  expect(builds.size).toBe(2);
});

test('a signed-in user navigates from page to page without a full load', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test');
  const { documents, missing } = watch(page);
  await open(page, '/client/portal');
  const work = page.getByRole('navigation', { name: 'Your work' });
  for (const [link, path] of [
    ['Find', '/find-consultants'],
    ['Shortlist', '/shortlist'],
    ['Projects', '/client/portal'],
  ] as const) {
    await work.getByRole('link', { name: link }).click();
    await page.waitForURL((url) => url.pathname === path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(documents).toEqual(['/client/portal']);
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
