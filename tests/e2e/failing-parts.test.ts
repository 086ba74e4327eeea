import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { answered, open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { everyPage, type LinkedPage, nameOf } from './pages/every-page.ts';
import { type Reading, startReading } from './pages/reading.ts';

/*
 * Every signed-in page, with each of its calls in turn unanswered and then failing. The rest of the page is usable
 * meanwhile. The part shows what is missing, and loads it on retry. The calls are those that the page makes when a user
 * navigates to it, so that a new call is tested as well.
 */

const site = demoSite();

const signedIn: readonly Reader[] = [
  'client@demo.test',
  'consultant@demo.test',
  'new-consultant@demo.test',
  'admin@demo.test',
];

/** The main data of a page: without it the page shows an error. */
const mainCalls: Readonly<Record<string, RegExp>> = {
  'a consultant': /^\/api\/consultants\/[0-9a-f-]{36}$/,
  'a project': /^\/api\/me\/projects\/[^/]+$/,
  'editing a project': /^\/api\/me\/projects\/[^/]+$/,
  'an application': /^\/api\/applications\/[^/]+$/,
  'an invitation': /^\/api\/invitations\/[^/]+$/,
  applying: /\/apply$/,
  'a company': /^\/api\/admin\/companies\/[^/]+$/,
  'a user': /^\/api\/admin\/users\/[^/]+$/,
  'a conversation': /^\/api\/threads\/[0-9a-f-]{36}$/,
  'a first message': /^\/api\/threads\/with\//,
  'an invoice': /^\/api\/me\/invoices\/[^/]+$/,
  'a saved search': /^\/api\/me\/saved-searches$/,
  '/saved-searches/00000000-0000-4000-8000-000000000000': /^\/api\/me\/saved-searches$/,
  '/time-sheet/00000000-0000-4000-8000-000000000000': /^\/api\/time-sheet-weeks\/[^/]+$/,
  '/application/00000000-0000-4000-8000-000000000000/papers': /^\/api\/applications\/[^/]+\/pack$/,
  '/application/00000000-0000-4000-8000-000000000000/statement':
    /^\/api\/applications\/[^/]+\/statement$/,
  '/application/00000000-0000-4000-8000-000000000000/review':
    /^\/api\/applications\/[^/]+\/reviews$/,
  '/application/00000000-0000-4000-8000-000000000000/supplier':
    /^\/api\/applications\/[^/]+\/supplier$/,
  '/consultant/profile/edit': /^\/api\/me\/consultant-profile$/,
};

/** Parts that only add to what stands there already: without them nothing is missing that could be tried again. */
const silentCalls: Readonly<Record<string, RegExp>> = {
  // The profile is asked for people who wait for their approval, and shown to them alone; a card without a score or
  // figures is a card.
  ...Object.fromEntries(
    everyPage['consultant@demo.test']
      .map(nameOf)
      .filter((name) => name.startsWith('/consultant/portal?tab='))
      .map((name) => [
        name,
        /^\/api\/(me\/(consultant-profile|match-scores)|projects\/answer-figures)$/,
      ]),
  ),
  // An application without a score is an application, and without figures; so is a card of a consultant.
  'a project': /\/(applicant-scores|answer-figures)$/,
  '/find-consultants': /\/answer-figures$/,
  '/shortlist': /\/answer-figures$/,
  // No project is listed that could have been applied to.
  '/consultant/portal?tab=projects&text=qwrtz+plmnk':
    /^\/api\/me\/(consultant-profile|applied-projects)$/,
  // The hint on the card of a deal only leads to what its own page says.
  '/consultant/portal?tab=projects&view=applications':
    /^\/api\/me\/(consultant-profile|subscription|supplier-profile)$/,
  // A user without a code has no referrals.
  'new-consultant@demo.test /consultant/portal?tab=subscription':
    /^\/api\/me\/(consultant-profile|referrals)$/,
  // Above the invitations it only says that a payment has failed, which its own tab says as well.
  'consultant@demo.test /consultant/portal?tab=invitations': /^\/api\/me\/subscription$/,
  'consultant@demo.test /consultant/portal?tab=invitations&state=expired':
    /^\/api\/me\/subscription$/,
  // Without it the button to Microsoft is missing; the ways beside it are there.
  '/auth/microsoft?problem=taken&for=connect': /^\/api\/sign-in-providers$/,
  // Whether the field for a referral code is of use; a code too many is refused with a sentence.
  '/consultant/profile/edit': /^\/api\/me\/referrals\/summary$/,
};

/** Looks often: there are hundreds of these waits, and each is short. */
const soon = { intervals: [20, 50] };

/** What every page asks for: who reads it, what is unread, and what has changed. */
const callsOfAll = [
  '/api/me',
  '/api/live',
  '/api/page-views',
  '/api/threads/unread',
  '/api/me/notifications/unread',
];

const isCall = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !callsOfAll.includes(url.pathname);

/** The call of a page that the tests intercept. */
interface Hand {
  /** The path of the intercepted call. */
  call: string;
  /** Whether it fails at once. */
  isFailing: boolean;
  /** How often it was asked for and waits. */
  held(): number;
  failDelayed(): void;
}

/** Goes on to another page as a link does, in the document that is open. */
const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState({}, '', address), path);

/** What a page without calls of its own is called. */
const pausePage = { path: '/about', title: /^About/, heading: /without a toll/ };

/** A tab that stays open for all pages of a reader: what it has loaded and compiled once it has. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(delayCalls, problem);
  await open(page, pausePage.path);
  return page;
}

/** Puts a call of the page into our hands, before any script of it runs. */
function delayCalls(problem: string): void {
  const { fetch } = globalThis;
  const answers: ((response: Response) => void)[] = [];
  const refusal = () =>
    new Response(problem, {
      status: 500,
      headers: { 'content-type': 'application/problem+json' },
    });
  const hand: Hand = {
    call: '',
    isFailing: false,
    held: () => answers.length,
    failDelayed() {
      hand.isFailing = true;
      for (const answer of answers.splice(0)) answer(refusal());
    },
  };
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== hand.call) return fetch(input, init);
    if (hand.isFailing) return Promise.resolve(refusal());
    return new Promise((resolve) => answers.push(resolve));
  };
  Object.assign(globalThis, { hand });
}

/** Leaves the page for so long that nothing of it is remembered, and all it asks for is asked for anew. */
async function leaveForLong(page: Page): Promise<void> {
  await goOn(page, pausePage.path);
  await expect(page.getByRole('heading', { level: 1, name: pausePage.heading })).toBeVisible();
  // What the page before had asked for is in use until it has let go of it.
  await answered(page);
  await page.clock.fastForward('02:00:00');
  await answered(page);
}

/** The calls that the page at this address makes, and its heading. */
async function callsOf(page: Page, path: string) {
  const calls = new Set<string>();
  const note = (request: Request) => {
    const url = new URL(request.url());
    if (isCall(url) && request.method() === 'GET') calls.add(url.pathname);
  };
  await leaveForLong(page);
  page.on('request', note);
  await goOn(page, path);
  await expect.poll(() => page.title(), soon).not.toMatch(pausePage.title);
  await answered(page);
  page.off('request', note);
  const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  return { heading, calls: [...calls] };
}

/** Comes to a page whose one call is not answered, then fails, then is well again. */
async function failCall(page: Page, path: string, call: string, heading: string) {
  await leaveForLong(page);
  await page.evaluate(`Object.assign(hand, { call: ${JSON.stringify(call)}, isFailing: false })`);
  await goOn(page, path);
  await expect.poll(() => page.evaluate('hand.held()'), soon).not.toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();

  await page.evaluate('hand.failDelayed()');
  const main = page.locator('main');
  const again = main
    .getByRole('button', { name: 'Try again' })
    .or(main.getByRole('alert').getByRole('button', { name: 'Refresh Status' }))
    .first();
  // The pauses between its own tries take seven seconds, which pass at once here.
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000);
      return again.isVisible();
    }, soon)
    .toBe(true);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);

  // The user can press it: nothing covers it.
  await again.click({ trial: true });

  await page.evaluate("hand.call = ''");
  await expect
    .poll(async () => {
      // A failed part also retries automatically: the button may be gone, and is not waited for.
      await again.evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
      return again.count();
    }, soon)
    .toBe(0);
}

const problem = JSON.stringify({
  ...{ type: 'about:blank', title: 'Something went wrong', status: 500 },
  ...{ code: 'INTERNAL_SERVER_ERROR', detail: 'Something went wrong. Please try again.' },
});

for (const reader of signedIn)
  test.describe(`a call that fails on a page of ${reader}`, () => {
    let context: BrowserContext;
    let page: Page;
    let reading: Reading;
    test.beforeAll(async () => {
      context = (await site.openAs(reader)).context;
      page = await openTab(context);
      reading = await startReading(site, reader);
    });
    test.afterAll(() => context?.close());

    for (const { name, address } of everyPage[reader].map((address: string | LinkedPage) => ({
      name: nameOf(address),
      address,
    })))
      test(`leaves the rest of it: ${name}`, async () => {
        const path = await reading.find(address);
        const { heading, calls } = await callsOf(page, path);
        const silent = [silentCalls[name], silentCalls[`${reader} ${name}`]];
        const parts = calls.filter(
          (call) => !mainCalls[name]?.test(call) && !silent.some((known) => known?.test(call)),
        );
        const faults: Record<string, string> = {};
        for (const call of parts) {
          await failCall(page, path, call, heading).catch(async (error: unknown) => {
            faults[call] = String(error).slice(0, 300);
            // What is wrong with one call is not to be found with the next.
            await page.close();
            page = await openTab(context);
          });
        }
        expect(faults).toEqual({});
      });
  });
