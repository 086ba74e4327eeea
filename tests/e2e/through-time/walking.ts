import type { BrowserContext, Page } from '@playwright/test';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import type { DemoSite } from '#tests/support/e2e/demo-site.ts';
import { settled } from '#tests/support/e2e/settled.ts';
import { expect } from '#tests/support/e2e/test.ts';
import { pagesOfEachKind } from '../pages/every-page.ts';
import { startReading } from '../pages/reading.ts';

/** What can be seen of a page. */
export interface Sight {
  /** Where the browser has ended up. */
  path: string;
  heading: string;
  /** How much text there is, in letters. */
  letters: number;
}

/** A user who opens one page of each kind that they may see, again and again. */
export interface Walker {
  page: Page;
  context: BrowserContext;
  paths: readonly string[];
  open(path: string): Promise<Sight>;
  /** What can be seen, once the page is hydrated. */
  look(): Promise<Sight>;
  /** Expects that this page shows what was seen before. */
  expectAgain(before: Sight | undefined): Promise<void>;
  /**
   * What the browser has said since the last time, without what is expected: more of it where the server was away
   * meanwhile.
   */
  takeMessages(meanwhile?: { wasServerAway: boolean }): string[];
}

const expectedMessages = [
  // The specification asks for it, on the page of missing pages and nowhere else.
  /^error: 404 Error: User attempted to access non-existent route: \/no-such-page$/,
  /^error: Failed to load resource: .*404 .* \S*\/no-such-page$/,
];

const expectedOfAbsence = [
  // The browser itself logs that it cannot connect, both for the event stream and for a page's background requests.
  /^error: Failed to load resource: net::ERR_CONNECTION_REFUSED \S*\/api\/\S*$/,
  /^failed: \S*\/api\/\S* net::ERR_CONNECTION_REFUSED$/,
  /^error: Failed to load resource: net::ERR_\w+ \S*\/api\/live\S*$/,
  /^failed: \S*\/api\/live\S* net::ERR_\w+$/,
  // One that is just stopping or starting says that it takes no more streams.
  /^error: Failed to load resource: .*503 .* \S*\/api\/live\S*$/,
];

/** Opens a browser for one person, signed in already, with the addresses of one of each kind of their pages. */
export async function startWalking(site: DemoSite, reader: Reader): Promise<Walker> {
  const reading = await startReading(site, reader);
  const paths: string[] = [];
  for (const page of pagesOfEachKind(reader)) paths.push(await reading.find(page));
  const { page, context } = await site.openWindow();
  await context.addCookies(reading.cookies.map((cookie) => ({ ...cookie, url: site.url })));
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const type = message.type();
    const { url } = message.location();
    if (type === 'error' || type === 'warning') {
      messages.push(
        `${type}: ${message.text()}${message.text().startsWith('Failed') ? ` ${url}` : ''}`,
      );
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page breaks off what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') messages.push(`failed: ${request.url()} ${reason}`);
  });

  async function look(): Promise<Sight> {
    await settled(page);
    let sight = await page.evaluate<Sight>(seenNow);
    const lookAgain = async () => {
      sight = await page.evaluate<Sight>(seenNow);
      return sight.heading;
    };
    if (!sight.heading) await expect.poll(lookAgain, { intervals: [20, 50] }).not.toBe('');
    return sight;
  }

  return {
    page,
    context,
    paths,
    look,
    async open(path) {
      await page.goto(path);
      return look();
    },
    async expectAgain(before) {
      const { path, heading } = await look();
      expect({ path, heading }).toEqual({ path: before?.path, heading: before?.heading });
      // What is fetched afterwards comes in its own time; a page that lost its text never gets there.
      const enough = 0.8 * (before?.letters ?? Number.NaN);
      await expect.poll(() => lettersOf(page), { intervals: [20, 50] }).toBeGreaterThan(enough);
    },
    takeMessages(meanwhile) {
      const expected = meanwhile?.wasServerAway
        ? [...expectedMessages, ...expectedOfAbsence]
        : expectedMessages;
      return messages.splice(0).filter((line) => !expected.some((one) => one.test(line)));
    },
  };
}

const lettersOf = async (page: Page): Promise<number> =>
  String(await page.evaluate('document.querySelector("main")?.innerText ?? ""')).length;

/** One question to the browser instead of a locator's: there are hundreds of these looks. */
const seenNow = `({
  path: location.pathname,
  heading: document.querySelector('h1')?.textContent ?? '',
  letters: (document.querySelector('main')?.innerText ?? '').length,
})`;

/** Opens these pages for the first time. */
export async function seeAll(walker: Walker): Promise<Map<string, Sight>> {
  const seen = new Map<string, Sight>();
  for (const path of walker.paths) {
    const sight = await walker.open(path);
    expect([path, sight.heading === '', sight.letters > 50]).toEqual([path, false, true]);
    seen.set(path, sight);
  }
  expect(walker.takeMessages()).toEqual([]);
  return seen;
}
