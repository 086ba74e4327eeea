import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicAliases, publicPaths } from '#features/site/content/public-paths.ts';
import { ManualClock } from '#lib/clock.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* A public page is the same document however often and whenever it is made, as long as its content is: whoever has it
   needs no other, and the policy that is sent with 304 is the policy of what they have. */

const minute = 60_000;
const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
const clock = new ManualClock(noon);
let site: TestSite;
let addresses: string[];

beforeAll(async () => {
  // What renders pages asks the machine for the time.
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  site = await startTestSite({}, { clock });
  addresses = [...publicPaths, ...publicAliases, ...(await directoryAddresses())];
});
afterAll(async () => {
  vi.useRealTimers();
  await site?.stop();
});

/** The pages of skills and cities, once the demo’s have been counted, and the second page of one of each. */
async function directoryAddresses(): Promise<string[]> {
  const listed = await vi.waitFor(
    async () => {
      const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
      const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
      const found = paths.map(({ pathname }) => pathname).filter((path) => /skill|city/.test(path));
      expect(found.some((path) => path.includes('/city/'))).toBe(true);
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );
  const pages = await Promise.all(listed.map(async (path) => (await read(path)).html));
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

/** All public pages, asked for by somebody who has what they have `had`. */
const readAll = async (had: Answers = {}): Promise<Answers> =>
  Object.fromEntries(
    await Promise.all(addresses.map(async (path) => [path, await read(path, had[path]?.tag)])),
  );

function goOn(milliseconds: number): void {
  const now = new Date(Date.now() + milliseconds);
  vi.setSystemTime(now);
  clock.moveTo(now);
}

it('every public page is the same to the byte when it is made again, and after a restart', async () => {
  expect(addresses.filter((path) => path.includes('?after=')).length).toBeGreaterThan(0);
  const first = await readAll();
  for (const path of addresses) expect([path, first[path]?.status]).toEqual([path, 200]);
  goOn(10 * minute);
  expect(await readAll()).toEqual(first);
  await site.restart();
  goOn(10 * minute);
  expect(await readAll()).toEqual(first);
});

it('whoever has a page is told so, with the policy of what they have', async () => {
  const had = await readAll();
  goOn(10 * minute);
  const again = await readAll(had);
  for (const path of addresses) {
    const { status, policy } = again[path] ?? {};
    expect([path, status, policy]).toEqual([path, 304, had[path]?.policy]);
  }
});

it('how long a page is kept goes by the clock of the site', async () => {
  await read('/d365-expertise');
  const tomorrow = new Date(Date.now() + 24 * 60 * minute);
  // Its page says which day it is: kept by the clock, it is yesterday's until the clock moves.
  vi.setSystemTime(tomorrow);
  const kept = await read('/d365-expertise');
  clock.moveTo(tomorrow);
  expect((await read('/d365-expertise')).tag).not.toBe(kept.tag);
});
