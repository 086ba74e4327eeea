import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { createDb, openPool } from '#db/client.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { scaleConsultants } from '#db/scale/scale-consultants.ts';
import { createWrite } from '#db/write.ts';
import { rebuildSearch } from '#features/search/server/commands/rebuild-search.ts';
import { systemClock } from '#lib/clock.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { connectionStringOf } from '../faults/data-folder.ts';
import { open, openAs } from './pages/demo-person.ts';

/*
 * A client reads a list of a thousand consultants to its end, page by page, under every sort. What each card says of
 * its consultant is enough to know where it has to stand.
 */

const people = { consultants: 1070, seed: 'a thousand' };
/** Those of the demo who are listed come on top. */
const listedInDemo = 47;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  await addPeople();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function addPeople(): Promise<void> {
  const connectionString = await connectionStringOf(site.dataDir);
  const client = new pg.Client({ connectionString });
  await client.connect();
  await fillWithScaleData(client, { ...people, projects: 0, now: systemClock.now() });
  await client.end();
  const db = createDb(openPool(connectionString, 2));
  await rebuildSearch({ db, write: createWrite(db), clock: systemClock, isDemo: true });
  await db.destroy();
}

interface Card {
  id: string;
  rate: number;
  years: number;
  availability: number;
}

const cardLinks = 'main li h3 a[href^="/consultant/"]';
/** From the worst to the best. */
const readiness = ['unavailable', 'busy', 'available'] as const;

async function readCards(page: Page): Promise<Card[]> {
  const texts = await page.locator(cardLinks).evaluateAll((links) =>
    links.map((link) => ({
      id: link.getAttribute('href')?.replace('/consultant/', '') ?? '',
      text: link.closest('li')?.textContent ?? '',
    })),
  );
  return texts.map(({ id, text }) => ({
    id,
    rate: Number(/\$([\d,]+) per hour/.exec(text)?.[1]?.replace(',', '')),
    years: Number(/(\d+) years? of experience/.exec(text)?.[1]),
    availability: readiness.findIndex((each) =>
      text.includes(`experience${availabilities.label(each)}`),
    ),
  }));
}

/** What decides first, then next. Nobody has a review yet, so that experience stands in for the rating. */
const orders: Record<string, (card: Card) => number[]> = {
  'Highest Rated': ({ years }) => [years],
  'Most Experience': ({ years }) => [years],
  'Lowest Rate': ({ rate, years }) => [-rate, years],
  'Highest Rate': ({ rate, years }) => [rate, years],
  'Available First': ({ availability, years }) => [availability, years],
};

function inOrder(cards: readonly Card[], rankOf: (card: Card) => number[]): Card[] {
  return cards.toSorted((one, other) => {
    const ranks = rankOf(one);
    const differences = rankOf(other).map((rank, at) => rank - (ranks[at] ?? 0));
    return differences.find((difference) => difference !== 0) ?? (one.id < other.id ? 1 : -1);
  });
}

/** Loads the whole list with the keys of somebody who stays on the button, or by clicking it. */
async function loadToTheEnd(page: Page, by: 'keyboard' | 'mouse'): Promise<void> {
  // By its place: looking for its name among a thousand cards takes longer than loading them.
  const more = page.locator('section[aria-labelledby="found"] > div:last-child > button');
  const cards = page.locator(cardLinks);
  await cards.first().waitFor();
  expect(await more.textContent()).toBe('Load More Consultants');
  if (by === 'keyboard') await more.focus();
  for (let shown = await cards.count(); (await more.count()) > 0; shown = await cards.count()) {
    if (by === 'keyboard') {
      expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
    } else {
      await more.click();
    }
    await page.waitForFunction(
      ([selector, before]) => document.querySelectorAll(selector).length > before,
      [cardLinks, shown] as const,
    );
  }
}

const numberFound = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { name: /Consultants Found$/ });
  return Number((await heading.textContent())?.replace(/\D/g, ''));
};

describe('a list of a thousand consultants', () => {
  it('is read to its end under every sort: each of them once, in its order, as many as it says', async () => {
    const { page, context, complaints } = await openAs(browser, site, 'client@demo.test');
    await open(page, '/find-consultants');
    const listed = [...scaleConsultants(people.consultants, people.seed)]
      .filter(({ isApproved, isSubscribed }) => isApproved && isSubscribed)
      .map(({ id }) => id);
    for (const [sort, rankOf] of Object.entries(orders)) {
      await page.getByLabel('Sort by').selectOption({ label: sort });
      await page.waitForLoadState('networkidle');
      const total = await numberFound(page);
      expect(total).toBe(listed.length + listedInDemo);
      expect(total).toBeGreaterThanOrEqual(1000);
      await loadToTheEnd(page, sort === 'Highest Rated' ? 'mouse' : 'keyboard');
      await page.getByText(`Showing ${total.toLocaleString('en')} of`).waitFor();

      const cards = await readCards(page);
      const ids = new Set(cards.map(({ id }) => id));
      expect(cards).toHaveLength(total);
      expect(ids.size).toBe(total);
      expect(listed.filter((id) => !ids.has(id))).toEqual([]);
      expect(cards.map(({ id }) => id)).toEqual(inOrder(cards, rankOf).map(({ id }) => id));
    }
    expect(complaints).toEqual([]);
    await context.close();
  }, 240_000);

  it('keeps the focus beside the button that has gone, and place and results for the way back', async () => {
    const { page, context } = await openAs(browser, site, 'client@demo.test');
    await open(page, '/find-consultants?sort=rate-low&minExperience=15');
    const total = await numberFound(page);
    await loadToTheEnd(page, 'keyboard');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(`Showing ${total} of ${total}`);
    const far = page.locator(cardLinks).nth(total - 15);
    const href = await far.getAttribute('href');
    await far.focus();
    await far.scrollIntoViewIfNeeded();
    const place = Number(await page.evaluate('window.scrollY'));
    expect(place).toBeGreaterThan(5000);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page
      .locator(cardLinks)
      .nth(total - 1)
      .waitFor();
    expect(await page.locator(cardLinks).count()).toBe(total);
    await expect
      .poll(async () => Math.abs(Number(await page.evaluate('window.scrollY')) - place))
      .toBeLessThan(300);
    await context.close();
  });
});
