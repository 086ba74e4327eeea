import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { makeRelease, type Release, removeReleases } from '#tests/support/release.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { readers } from '../pages/every-page.ts';
import { type Sight, seeAll, startWalking, type Walker, waitForDirectory } from './walking.ts';

/* Every page that somebody has is opened, left, and opened again after the time that passes for a site: caches age, the
   server starts again, another build takes the place of the first. Then without what the browser had stored, and by
   Back and Forward. Each time it shows its text, without a message in the console. */

const minute = 60_000;
const patience = 480_000;
const clock = new ManualClock(new Date());
let site: TestSite;
let browser: Browser;
let next: Release;
const walkers = new Map<string, { walker: Walker; seen: Map<string, Sight> }>();

beforeAll(async () => {
  next = await makeRelease('next');
  [site, browser] = await Promise.all([startTestSite({}, { clock }), launchBrowser()]);
  await waitForDirectory(site);
  for (const reader of readers) {
    const walker = await startWalking(browser, site, reader);
    walkers.set(reader, { walker, seen: await seeAll(walker) });
  }
}, patience);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await removeReleases();
});

const pass = (milliseconds: number) => clock.moveTo(new Date(clock.now().getTime() + milliseconds));

const changes: Record<string, () => unknown> = {
  'the caches have aged': () => pass(10 * minute),
  'the server has started again': () => site.restart(),
  'another build has taken its place': () => site.restart({ checkoutDir: next.checkoutDir }),
};

describe.each(Object.entries(changes))('when %s', (_, change) => {
  beforeAll(async () => {
    await change();
  }, patience);

  it.each(readers)('every page of %s is there again', { timeout: patience }, async (reader) => {
    const { walker, seen } = walkers.get(reader) ?? fail(reader);
    for (const path of walker.paths) {
      await walker.page.goto(path);
      await walker.expectAgain(seen.get(path));
    }
    expect(walker.takeMessages()).toEqual([]);
  });
});

describe.each(readers)('for %s', (reader) => {
  it('every page is there without what the browser had stored', { timeout: patience }, async () => {
    const { walker, seen } = walkers.get(reader) ?? fail(reader);
    for (const path of walker.paths) {
      await walker.page.evaluate('localStorage.clear(); sessionStorage.clear()');
      await walker.page.goto(path);
      await walker.expectAgain(seen.get(path));
    }
    expect(walker.takeMessages()).toEqual([]);
  });

  it('every page is there by Back and Forward', { timeout: patience }, async () => {
    const { walker, seen } = walkers.get(reader) ?? fail(reader);
    for (const path of walker.paths) await walker.open(path);
    const back = walker.paths.slice(0, -1).toReversed();
    for (const path of back) {
      await walker.page.goBack();
      await walker.expectAgain(seen.get(path));
    }
    for (const path of walker.paths.slice(1)) {
      await walker.page.goForward();
      await walker.expectAgain(seen.get(path));
    }
    expect(walker.takeMessages()).toEqual([]);
  });
});

function fail(reader: string): never {
  throw new Error(`${reader} has not seen any page.`);
}
