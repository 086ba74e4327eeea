import type { Page } from '@playwright/test';
import pg from 'pg';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { createDb, openPool } from '#db/client.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { scaleConsultants } from '#db/scale/scale-consultants.ts';
import { createWrite } from '#db/write.ts';
import { noRating } from '#features/profiles/ratings/rules.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { systemClock } from '#lib/clock.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/*
 * A client reads a list of a thousand consultants to its end, page by page, and the first pages of it under every sort.
 * What each card says of its consultant, and the score of their reviews, decide where it has to stand. (That every sort has all of them, in
 * its order, is asked of the search itself: features/search/query/server/find-consultants.test.ts.)
 */

const people = { consultants: 1080, seed: 'a thousand' };
/** Those of the demo who are listed come on top. */
const listedInDemo = 47;

const site = demoSite();
// A trace keeps what the page shows at each step: a thousand cards take longer to keep than to load.
test.use({ trace: 'off' });

/** What reviews come to, which no card says as exactly. */
const scores = new Map<string, number>();

test.beforeAll(async () => {
  await addPeople();
});

async function addPeople(): Promise<void> {
  const connectionString = site.connectionString;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await fillWithScaleData(client, { ...people, projects: 0, now: systemClock.now() });
  const { rows } = await client.query('select consultant_id, score from consultant_ratings');
  for (const { consultant_id: id, score } of rows) scores.set(id, score);
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
  /** Hundredths of a star. */
  rating: number;
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
    availability: readiness.indexOf(availabilityIn(text)),
    rating: scores.get(id) ?? noRating.score,
  }));
}

/** The first one that a card names after the experience: languages may stand between them. */
function availabilityIn(text: string): (typeof readiness)[number] {
  const rest = text.slice(text.indexOf('of experience'));
  const named = readiness.filter((each) => rest.includes(availabilities.label(each)));
  const placeOf = (each: (typeof readiness)[number]) => rest.indexOf(availabilities.label(each));
  return named.toSorted((one, other) => placeOf(one) - placeOf(other))[0] ?? 'unavailable';
}

/** The order by its first criterion, then the next. */
const orders = {
  'Highest Rated': ({ rating, years }) => [rating, years],
  'Most Experience': ({ rating, years }) => [years, rating],
  'Lowest Rate': ({ rate, rating, years }) => [-rate, rating, years],
  'Highest Rate': ({ rate, rating, years }) => [rate, rating, years],
  'Available First': ({ availability, rating, years }) => [availability, rating, years],
} satisfies Record<string, (card: Card) => number[]>;

function inOrder(cards: readonly Card[], rankOf: (card: Card) => number[]): Card[] {
  return cards.toSorted((one, other) => {
    const ranks = rankOf(one);
    const differences = rankOf(other).map((rank, at) => rank - (ranks[at] ?? 0));
    return differences.find((difference) => difference !== 0) ?? (one.id < other.id ? 1 : -1);
  });
}

/** Loads the list by keyboard, with the focus on the button, or by clicking it: as many as are wanted, or all. */
async function load(
  page: Page,
  by: 'keyboard' | 'mouse',
  wanted = Number.POSITIVE_INFINITY,
): Promise<void> {
  // By its place: looking for its name among a thousand cards takes longer than loading them.
  const more = page.locator('section[aria-labelledby="found"] > div:last-child > button');
  const cards = page.locator(cardLinks);
  await expect(cards.first()).toBeVisible();
  await expect(more).toHaveText('Load More Consultants');
  if (by === 'keyboard') await more.focus();
  for (
    let shown = await cards.count();
    shown < wanted && (await more.count()) > 0;
    shown = await cards.count()
  ) {
    if (by === 'keyboard') {
      await expect(more).toBeFocused();
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

test.describe('a list of a thousand consultants', () => {
  const listed = [...scaleConsultants(people.consultants, people.seed)]
    .filter(({ isApproved, isSubscribed }) => isApproved && isSubscribed)
    .map(({ id }) => id);

  test('is read to its end: each of them once, in its order, as many as it says', async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants');
    const total = await numberFound(page);
    expect(total).toBe(listed.length + listedInDemo);
    expect(total).toBeGreaterThanOrEqual(1000);
    await load(page, 'mouse');
    await expect(page.getByText(`Showing ${total.toLocaleString('en')} of`)).toBeVisible();

    const cards = await readCards(page);
    const ids = new Set(cards.map(({ id }) => id));
    expect(cards).toHaveLength(total);
    expect(ids.size).toBe(total);
    expect(listed.filter((id) => !ids.has(id))).toEqual([]);
    expect(cards).toEqual(inOrder(cards, orders['Highest Rated']));
    expect(complaints).toEqual([]);
    await context.close();
  });

  for (const [sort, rankOf] of Object.entries(orders))
    test(`stands in the order of ${sort}, from page to page`, async () => {
      const { page, context, complaints } = await site.openAs('client@demo.test');
      await open(page, '/find-consultants');
      await page.getByLabel('Sort by').selectOption({ label: sort });
      await settled(page);
      const total = await numberFound(page);
      expect(total).toBe(listed.length + listedInDemo);
      await load(page, 'keyboard', 100);
      const cards = await readCards(page);
      expect(cards.length).toBeGreaterThanOrEqual(100);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      expect(cards).toEqual(inOrder(cards, rankOf));
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('keeps the focus beside the button that has gone, and place and results for the way back', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants?sort=rate-low&minExperience=15');
    const total = await numberFound(page);
    await load(page, 'keyboard');
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.locator(cardLinks).nth(total - 1)).toBeVisible();
    await expect(page.locator(cardLinks)).toHaveCount(total);
    await expect
      .poll(async () => Math.abs(Number(await page.evaluate('window.scrollY')) - place))
      .toBeLessThan(300);
    await context.close();
  });
});
