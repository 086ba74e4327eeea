import { mock } from 'node:test';
import { publicAliases, publicPaths } from '#features/site/public-pages/content/public-paths.ts';
import { ManualClock } from '#lib/clock.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/*
 * A public page is the same document however often and whenever it is made, as long as its content is: a reader who has
 * it needs no other, and the policy that is sent with 304 is the policy of what they have.
 */

const minute = 60_000;
// Tomorrow at noon: no demo data is newer, and no test crosses midnight.
const noon = new Date(new Date().setUTCHours(36, 0, 0, 0));
const clock = new ManualClock(noon);
// What renders pages asks the machine for the time.
test.beforeAll(() => mock.timers.enable({ apis: ['Date'], now: noon }));
test.afterAll(() => mock.timers.reset());
const site = demoSite(() => ({ clock }));
let addresses: string[];

test.beforeAll(async () => {
  // Skills and cities are counted as of tomorrow.
  await site.jobsDone();
  addresses = [...publicPaths, ...publicAliases, ...(await directoryAddresses())];
});

/** The pages of skills and cities, and the second page of one of each. */
async function directoryAddresses(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const listed = paths.map(({ pathname }) => pathname).filter((path) => /skill|city/.test(path));
  expect(listed.filter((path) => path.includes('/city/'))).not.toEqual([]);
  const pages = Object.values(await readEach(listed)).map(({ html }) => html);
  const next = pages.map((html) => /href="([^"?]+\?after=[^"#]+)/.exec(html)?.[1]).filter(Boolean);
  return [...listed, ...new Set(next)].filter((path) => path !== undefined);
}

async function read(path: string, tag = '') {
  const response = await fetch(site.url + path, { headers: { 'if-none-match': tag } });
  const { status, headers } = response;
  const policy = headers.get('content-security-policy');
  return { status, tag: headers.get('etag') ?? '', policy, html: await response.text() };
}

type Answers = Record<string, Awaited<ReturnType<typeof read>>>;

/**
 * Of so many requests none has to wait for its turn, and none is refused for having waited, however slow the machine
 * is.
 */
const atOnce = 4;

/** These pages, requested by a client whose cache is `had`. */
async function readEach(paths: readonly string[], had: Answers = {}): Promise<Answers> {
  const answers: Answers = {};
  for (let at = 0; at < paths.length; at += atOnce) {
    await Promise.all(
      paths.slice(at, at + atOnce).map(async (path) => {
        answers[path] = await read(path, had[path]?.tag);
      }),
    );
  }
  return answers;
}

const readAll = (had?: Answers): Promise<Answers> => readEach(addresses, had);

function goOn(milliseconds: number): void {
  const now = new Date(Date.now() + milliseconds);
  mock.timers.setTime(now.getTime());
  clock.moveTo(now);
}

test('every public page is the same to the byte when it is made again, and after a restart', async () => {
  expect(addresses.filter((path) => path.includes('?after=')).length).toBeGreaterThan(0);
  const first = await readAll();
  for (const path of addresses) {
    expect([path, first[path]?.status]).toEqual([path, 200]);
    expect(first[path]?.tag).toMatch(/^W\/"/);
  }
  goOn(10 * minute);
  expect(await readAll()).toEqual(first);
  await site.restart();
  goOn(10 * minute);
  expect(await readAll()).toEqual(first);
});

test('a reader with a cached page gets a 304, with the policy of their copy', async () => {
  const had = await readAll();
  goOn(10 * minute);
  const again = await readAll(had);
  for (const path of addresses) {
    const { status, policy } = again[path] ?? {};
    expect([path, status, policy]).toEqual([path, 304, had[path]?.policy]);
  }
});

test('how long a page is kept goes by the clock of the site', async () => {
  await read('/d365-expertise');
  const tomorrow = new Date(Date.now() + 24 * 60 * minute);
  // Its page says which day it is: kept by the clock, it is yesterday's until the clock moves.
  mock.timers.setTime(tomorrow.getTime());
  const kept = await read('/d365-expertise');
  clock.moveTo(tomorrow);
  expect((await read('/d365-expertise')).tag).not.toBe(kept.tag);
});
