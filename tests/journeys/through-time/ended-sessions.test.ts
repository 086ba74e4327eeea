import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { type Reader, readers } from '../pages/every-page.ts';
import { seeAll, startWalking, type Walker, waitForDirectory } from './walking.ts';

/* A session ends while pages are open: by itself, or because somebody signed out in another tab. Every page then is
   there for a visitor, or leads to signing in; none is white, and none complains. */

const day = 24 * 60 * 60_000;
const patience = 480_000;
const clock = new ManualClock(new Date());
let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({}, { clock }), launchBrowser()]);
  await waitForDirectory(site);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const signedIn = readers.filter(
  (reader): reader is Exclude<Reader, 'visitor'> => reader !== 'visitor',
);

/** Where a visitor ends up who asks for this. */
async function endForVisitor(path: string): Promise<string> {
  const response = await fetch(site.url + path);
  await response.body?.cancel();
  return new URL(response.url).pathname;
}

async function expectSignedOut({ page, paths, open, takeMessages }: Walker): Promise<void> {
  for (const path of [...paths, '/', '/contact', '/consultants']) {
    const { path: end, heading, letters } = await open(path);
    expect([path, end]).toEqual([path, await endForVisitor(path)]);
    expect([path, heading === '', letters > 50]).toEqual([path, false, true]);
    const bar = page.getByRole('navigation', { name: 'Account' });
    await bar.getByRole('link', { name: 'Sign Up' }).waitFor();
  }
  expect(takeMessages()).toEqual([]);
}

it.each(signedIn)(
  'every page of %s is a visitor’s after signing out in another tab',
  { timeout: patience },
  async (reader) => {
    const walker = await startWalking(browser, site, reader);
    await seeAll(walker);
    const other = await walker.context.newPage();
    await other.goto('/contact');
    await other.mouse.move(20, 20);
    await other.getByRole('navigation', { name: 'Account' }).getByRole('button').click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await other.waitForURL('**/auth?mode=signin');
    await other.close();
    await expectSignedOut(walker);
    await walker.context.close();
  },
);

describe('when the sessions have expired', () => {
  const walkers = new Map<Reader, Walker>();
  beforeAll(async () => {
    for (const reader of signedIn) {
      const walker = await startWalking(browser, site, reader);
      await seeAll(walker);
      walkers.set(reader, walker);
    }
    clock.moveTo(new Date(clock.now().getTime() + 40 * day));
  }, patience);

  it.each(signedIn)('every page of %s is a visitor’s', { timeout: patience }, async (reader) => {
    const walker = walkers.get(reader);
    if (!walker) throw new Error(`${reader} has not seen any page.`);
    await expectSignedOut(walker);
    await walker.context.close();
  });
});
