import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/*
 * A new window starts a process, and fetches and compiles every script of the site again, which takes longer than to
 * show a page of it. So a closed window is emptied, and reused for the next request for one like it. It is the browser
 * of a returning visitor who has cleared cookies and all that the site had stored.
 */

export interface LentWindow {
  context: BrowserContext;
  page: Page;
}

interface RestingWindow extends LentWindow {
  end(): Promise<void>;
}

type WindowOptions = BrowserContextOptions & {
  baseURL: string;
  viewport: { width: number; height: number };
};

/** Open and unused windows, by the site and by the options they were opened with. */
const resting = new Map<string, Map<string, RestingWindow[]>>();

/** Lends a window with one page. To close its context is to give it back. */
export async function lendWindow(browser: Browser, options: WindowOptions): Promise<LentWindow> {
  const kinds = resting.get(options.baseURL) ?? new Map<string, RestingWindow[]>();
  resting.set(options.baseURL, kinds);
  const kind = JSON.stringify(options);
  const waiting = kinds.get(kind) ?? [];
  kinds.set(kind, waiting);
  return waiting.pop() ?? (await openWindow(browser, options, waiting));
}

/** A window that is never shared, before or after. */
export async function newWindow(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<LentWindow> {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
}

/** Closes what rests on a site that stops. */
export async function endWindows(baseURL: string): Promise<void> {
  const windows = [...(resting.get(baseURL)?.values() ?? [])].flat();
  resting.delete(baseURL);
  await Promise.all(windows.map(({ end }) => end()));
}

async function openWindow(
  browser: Browser,
  options: WindowOptions,
  waiting: RestingWindow[],
): Promise<LentWindow> {
  const { context, page } = await newWindow(browser, options);
  const takeBack = noteChanges(context, page);
  const end = context.close.bind(context);
  context.close = async () => {
    await takeBack();
    // A window may still be navigating when it is returned: such a window is closed.
    const isEmpty = await empty({ context, page }, options).catch(() => false);
    if (isEmpty) waiting.push({ context, page, end });
    else await end();
  };
  return { context, page };
}

/** Leaves of a window what the browser keeps of files. False when there is more that cannot be taken away. */
async function empty({ context, page }: LentWindow, options: WindowOptions): Promise<boolean> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  // A document of the site that runs no script: whatever the one before wanted to keep at its end is kept by now.
  await page.goto(`${options.baseURL}/robots.txt`);
  const hasRealClock = await page.evaluate(() => {
    sessionStorage.clear();
    return /native code/.test(String(setTimeout));
  });
  if (!hasRealClock) return false;
  const session = await context.newCDPSession(page);
  const { origin } = new URL(options.baseURL);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.setViewportSize(options.viewport);
  const { colorScheme = null, reducedMotion = null } = options;
  await page.emulateMedia({ colorScheme, reducedMotion });
  return true;
}

/** Records the listeners and the scripts that a test adds to a window; returns a function that removes them. */
function noteChanges(context: BrowserContext, page: Page): () => Promise<void> {
  const undone: (() => unknown)[] = [];
  for (const target of [context, page]) {
    onCall(target, 'addInitScript', (_, script) => {
      undone.push(async () => (await (script as ReturnType<Page['addInitScript']>)).dispose());
    });
    onCall(target, 'on', (listener) => {
      undone.push(() => Reflect.apply(target.off, target, listener));
    });
  }
  return async () => {
    for (const undo of undone.splice(0)) await undo();
  };
}

/** Reports each call of a method, with its arguments and its result. */
function onCall(
  target: object,
  method: string,
  tell: (given: unknown[], returned: unknown) => void,
): void {
  const original: unknown = Reflect.get(target, method);
  if (typeof original !== 'function') throw new TypeError(`There is no ${method}.`);
  Reflect.set(target, method, (...given: unknown[]): unknown => {
    const returned: unknown = original.apply(target, given);
    tell(given, returned);
    return returned;
  });
}
