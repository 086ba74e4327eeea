import { ManualClock } from '#lib/clock.ts';
import { type Reader, readers } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { laterRelease } from '#tests/support/release.ts';
import { everyPage, nameOf } from '../pages/every-page.ts';
import { startReading } from '../pages/reading.ts';
import { missingFiles, readSent, type SentPage } from './sent-pages.ts';
import { type Sight, seeAll, startWalking, type Walker } from './walking.ts';

/*
 * Every page of a user, opened again after changes over time: caches age, the server restarts, another build replaces
 * the first. Each page is sent as before, with scripts that its policy allows and files that exist. In a browser one
 * page of each kind is opened again, then by Back and Forward, then with cleared storage. Each time it shows its text,
 * without a message in the console. At last the session ends while its pages are open, by expiry or a sign-out in
 * another tab. Every page then shows its public state or redirects to sign-in. None is blank, and none logs an error.
 */

test.describe.configure({ mode: 'serial' });

const minute = 60_000;
const day = 24 * 60 * minute;
const clock = new ManualClock(new Date());
const site = demoSite(() => ({ clock }));
const walks = new Map<Reader, { walker: Walker; seen: Map<string, Sight> }>();

const pass = (milliseconds: number) => clock.moveTo(new Date(clock.now().getTime() + milliseconds));

function walkOf(reader: Reader) {
  const walk = walks.get(reader);
  if (!walk) throw new Error(`${reader} has not seen any page.`);
  return walk;
}

/** The addresses of all pages of a reader, and what was sent of each at first. */
const sent = new Map<Reader, { cookie: string; pages: Map<string, SentPage> }>();

for (const reader of readers)
  test(`every page of ${reader} is sent`, async () => {
    const { cookie, find } = await startReading(site, reader);
    const pages = new Map<string, SentPage>();
    for (const page of everyPage[reader]) {
      const path = await find(page);
      const answer = await readSent(site.url + path, cookie);
      expect([path, answer.status]).toEqual([path, nameOf(page) === '/no-such-page' ? 404 : 200]);
      expect([path, answer.heading === '', answer.letters > 500]).toEqual([path, false, true]);
      pages.set(path, answer);
    }
    sent.set(reader, { cookie, pages });
    await expectWhole([...pages.values()]);
  });

async function expectWhole(pages: readonly SentPage[]): Promise<void> {
  expect(pages.flatMap(({ path, refused }) => refused.map((script) => [path, script]))).toEqual([]);
  const files = pages.flatMap((page) => page.files);
  expect(files.length).toBeGreaterThan(0);
  expect(await missingFiles(site.url, files)).toEqual([]);
}

async function expectSentAgain(reader: Reader): Promise<void> {
  const { cookie = '', pages } = sent.get(reader) ?? {};
  const again: SentPage[] = [];
  for (const [path, before] of pages ?? []) {
    const answer = await readSent(site.url + path, cookie);
    const seen = ({ status, path: end, heading }: SentPage) => [status, end, heading];
    expect([path, ...seen(answer)]).toEqual([path, ...seen(before)]);
    expect([path, answer.letters > 0.8 * before.letters]).toEqual([path, true]);
    again.push(answer);
  }
  await expectWhole(again);
}

for (const reader of readers)
  test(`pages of each kind of ${reader} are there`, async () => {
    const walker = await startWalking(site, reader);
    walks.set(reader, { walker, seen: await seeAll(walker) });
  });

const changes: Record<string, { make(): unknown; wasServerAway: boolean }> = {
  'the caches have aged': { make: () => pass(10 * minute), wasServerAway: false },
  'the server has started again': { make: () => site.restart(), wasServerAway: true },
  'another build has taken its place': {
    make: async () => site.restart({ checkoutDir: (await laterRelease('second')).checkoutDir }),
    wasServerAway: true,
  },
};

for (const [change, { make, wasServerAway }] of Object.entries(changes))
  test.describe(`when ${change}`, () => {
    test.beforeAll(async () => {
      await make();
    });

    for (const reader of readers)
      test(`every page of ${reader} is sent again`, () => expectSentAgain(reader));

    for (const reader of readers)
      test(`pages of each kind of ${reader} are there again`, async () => {
        const { walker, seen } = walkOf(reader);
        // What was open meanwhile is left by the first.
        for (const path of walker.paths) {
          await walker.page.goto(path);
          const isFirst = path === walker.paths[0];
          expect(walker.takeMessages({ wasServerAway: wasServerAway && isFirst })).toEqual([]);
          await walker.expectAgain(seen.get(path));
        }
        expect(walker.takeMessages()).toEqual([]);
      });
  });

for (const reader of readers)
  test.describe(`for ${reader}`, () => {
    test('pages are there by Back and Forward', async () => {
      const { walker, seen } = walkOf(reader);
      for (const path of walker.paths.slice(0, -1).toReversed()) {
        await walker.page.goBack();
        await walker.expectAgain(seen.get(path));
      }
      for (const path of walker.paths.slice(1)) {
        await walker.page.goForward();
        await walker.expectAgain(seen.get(path));
      }
      expect(walker.takeMessages()).toEqual([]);
    });

    test('pages are there without what the browser had stored', async () => {
      const { walker, seen } = walkOf(reader);
      for (const path of walker.paths) {
        await walker.page.evaluate('localStorage.clear(); sessionStorage.clear()');
        await walker.page.goto(path);
        await walker.expectAgain(seen.get(path));
      }
      expect(walker.takeMessages()).toEqual([]);
    });
  });

const signedIn = readers.filter((reader) => reader !== 'visitor');

/** Where a visitor ends up who asks for this. */
async function endForVisitor(path: string): Promise<string> {
  const response = await fetch(site.url + path);
  await response.body?.cancel();
  return new URL(response.url).pathname;
}

/** Who still has the cookie of a session that has ended is a visitor at every address. */
async function expectVisitor(reader: Reader, cookie: string): Promise<void> {
  for (const path of sent.get(reader)?.pages.keys() ?? []) {
    const { path: end, heading, letters, refused } = await readSent(site.url + path, cookie);
    expect([path, end]).toEqual([path, await endForVisitor(path)]);
    expect([path, heading === '', letters > 500, refused]).toEqual([path, false, true, []]);
  }
}

async function expectSignedOut({ page, paths, open, takeMessages }: Walker): Promise<void> {
  for (const path of [...paths, '/contact']) {
    const { path: end, heading, letters } = await open(path);
    expect([path, end]).toEqual([path, await endForVisitor(path)]);
    expect([path, heading === '', letters > 50]).toEqual([path, false, true]);
    const bar = page.getByRole('navigation', { name: 'Account' });
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  }
  expect(takeMessages()).toEqual([]);
}

/**
 * An open page leaves when the user signs out elsewhere. Its in-flight requests are refused, and it shows no other
 * message.
 */
async function expectLeft({ page, takeMessages }: Walker): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Account' });
  await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  const refused = /^error: Failed to load resource: .*401 .* \S*\/api\/\S*$/;
  expect(takeMessages().filter((message) => !refused.test(message))).toEqual([]);
}

/** The cookies of the session that this browser has. */
async function cookieOf({ context }: Walker): Promise<string> {
  const cookies = await context.cookies(site.url);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

for (const reader of signedIn)
  test(`every page of ${reader} is a visitor’s after signing out in another tab`, async () => {
    const { walker } = walkOf(reader);
    const cookie = await cookieOf(walker);
    const other = await walker.context.newPage();
    await other.goto('/contact');
    await other.getByRole('navigation', { name: 'Account' }).getByRole('button').click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await other.waitForURL('**/auth?mode=signin');
    await other.close();
    await expectLeft(walker);
    await expectSignedOut(walker);
    await expectVisitor(reader, cookie);
  });

test.describe('when the sessions have expired', () => {
  test.beforeAll(async () => {
    for (const reader of signedIn) {
      const { walker } = walkOf(reader);
      const cookies = await site.cookiesOf(reader);
      await walker.context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
      await walker.open(walker.paths[0] ?? '');
    }
    pass(40 * day);
  });

  for (const reader of signedIn)
    test(`every page of ${reader} is a visitor’s`, async () => {
      const { walker } = walkOf(reader);
      const cookie = await cookieOf(walker);
      // What stayed open asks now and then, and may have been refused by now.
      walker.takeMessages();
      await expectSignedOut(walker);
      await expectVisitor(reader, cookie);
    });
});
