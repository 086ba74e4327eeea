import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/* When a page is ready for the next step, by what it does and not by how long it has been quiet. */

interface Traffic {
  begun: number;
  underWay: Set<Request>;
}

const traffics = new WeakMap<Page, Traffic>();

function trafficOf(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = { begun: 0, underWay: new Set() };
  traffics.set(page, traffic);
  return traffic;
}

/** A service worker's requests belong to no page. */
function pageOf(request: Request): Page | undefined {
  return request.serviceWorker() ? undefined : request.frame().page();
}

const isNewDocument = (request: Request): boolean =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

const isFetchedAhead = (request: Request): boolean =>
  request.headers()['sec-purpose']?.includes('prefetch') === true;

/** Counts from now on what the pages of this window are asking for. */
export function watchRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = pageOf(request);
    // A stream of events never ends, and the test does not wait for a prefetched page: the browser may cancel it
    // silently.
    if (!page || request.resourceType() === 'eventsource' || isFetchedAhead(request)) return;
    const traffic = trafficOf(page);
    // What the document before has asked for is not always said to have ended.
    if (isNewDocument(request)) traffic.underWay.clear();
    traffic.begun += 1;
    traffic.underWay.add(request);
  });
  const end = (request: Request): void => {
    const page = pageOf(request);
    if (!page) return;
    trafficOf(page).underWay.delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Has every page of this window say whether it is hydrated. */
export const noteHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    "addEventListener('page-hydrated', () => { globalThis.isPageHydrated = true }, { once: true })",
  );

/** Waits until the page has an answer to everything it has asked for, and has shown it. */
export async function answered(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  for (;;) {
    const before = traffic.begun;
    await expect
      .poll(() => [...traffic.underWay].map((request) => request.url()), {
        message: 'the page has its answers',
        intervals: [5, 10, 20, 50],
      })
      .toEqual([]);
    await painted(page);
    if (traffic.begun === before && traffic.underWay.size === 0) return;
  }
}

const twoFrames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))';

/** Waits until what came is shown, and what follows from it is asked for. */
async function painted(page: Page): Promise<void> {
  // A document that has taken its place has its own requests.
  await page.evaluate(twoFrames).catch(falseWhenReplaced);
}

/** What is made of an error that says that another document has taken the place of the asked one. */
function falseWhenReplaced(error: Error): false {
  if (!/context was destroyed|navigation/i.test(error.message)) throw error;
  return false;
}

/**
 * Dispatches a user-intent event for a part of the page that needs code. Not by the mouse: where the page then reloads,
 * Chromium may never report that the mouse has moved.
 */
export async function showIntent(page: Page): Promise<void> {
  const move = `(() => {
    const part = document.querySelector('input, button:not([data-consent])');
    setTimeout(() => part?.dispatchEvent(new Event('pointermove', { bubbles: true })));
    return part !== null;
  })()`;
  // It may still be on its way, and a document that takes the place of this one has a part of its own.
  await expect
    .poll(() => page.evaluate(move).catch(falseWhenReplaced), { intervals: [5, 20, 50] })
    .toBe(true);
}

/** Waits until the page handles user input. Shared pages are hydrated at the first user-intent event. */
export async function hydrated(page: Page): Promise<void> {
  await showIntent(page);
  const isHydrated = () => page.evaluate('globalThis.isPageHydrated === true').catch(() => false);
  await expect
    .poll(isHydrated, { message: 'the page is hydrated', intervals: [10, 20, 50] })
    .toBe(true);
}

/** Waits until the page is hydrated and has all that it asks for. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await answered(page);
}

/** Opens a page, and waits until it is hydrated and has all that it asks for. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
