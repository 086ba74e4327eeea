import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { takePolicyViolations } from '#tests/support/policy-violations.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { openAs } from '../pages/demo-person.ts';
import type { Reader } from '../pages/every-page.ts';
import { startReading } from '../pages/reading.ts';

/* Whatever keeps a page from coming alive: what the server rendered stays, and its links lead on. */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const missing = (context: BrowserContext, files: string) =>
  context.route(files, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));

/** Sends the documents of the site with this policy in the place of their own. */
const withPolicy = (context: BrowserContext, policy: string) =>
  context.route(
    (url) => url.origin === site.url && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      return route.fulfill({ response, headers });
    },
  );

/** Lets fail whatever listens for this: the theme’s switch for `storage`, the frame of all pages for `visibilitychange`. */
const refuseToListen = (context: BrowserContext, type: string) =>
  context.addInitScript(`{
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === '${type}') throw new Error('broken');
      return addEventListener.call(this, type, ...rest);
    };
  }`);

/** What can go wrong, each by what somebody on the way or a deploy does. */
const faults: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'its inline scripts are blocked': (context) => withPolicy(context, "script-src 'self'"),
  'all of its scripts are blocked': (context) => withPolicy(context, "script-src 'none'"),
  'its first script is gone': (context) => missing(context, '**/assets/index-*.js'),
  'the code of its frame is gone': (context) => missing(context, '**/assets/hydrate-*.js'),
  'the code of the page itself is gone': (context) => missing(context, '**/assets/*-page-*.js'),
  'the code of a library is gone': (context) => missing(context, '**/assets/react-*.js'),
  'all of its scripts are gone': (context) => missing(context, '**/assets/*.js'),
  'its first script fails': (context) =>
    context.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
  'a part of it fails': (context) => refuseToListen(context, 'storage'),
  'it fails as a whole': (context) => refuseToListen(context, 'visibilitychange'),
};

const words = async (page: Page): Promise<string> =>
  String(await page.evaluate('document.querySelector("main")?.innerText')).replace(/\s+/g, ' ');

/** What the server has rendered. */
async function readWithoutScripts(path: string, reader: Reader): Promise<string> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const { cookies } = await startReading(site.url, reader);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
  const page = await context.newPage();
  await page.goto(path);
  const text = await words(page);
  await context.close();
  return text;
}

const pages = [
  ['/contact', 'visitor'],
  ['/consultants/skill/sales', 'visitor'],
  ['/client/portal', 'client@demo.test'],
] as const;

describe.each(Object.entries(faults))('when %s', (fault, fail) => {
  it.each(pages)('%s can be read by a %s, and left', async (path, reader) => {
    const wanted = await readWithoutScripts(path, reader);
    expect(wanted.length).toBeGreaterThan(300);
    const { page, context } = await openAs(browser, site, reader);
    await fail(context);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url());
    });
    await page.goto(path);
    await page.mouse.move(20, 20);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => words(page), { timeout: 10_000 }).toBe(wanted);
    // Loaded anew once at most.
    expect(asked.length).toBeLessThanOrEqual(2);
    const foot = page.getByRole('navigation', { name: 'Footer' });
    await foot.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await context.close();
    // Where a stricter policy is the fault, it has refused what it was to refuse.
    expect(takePolicyViolations().length > 0).toBe(fault.endsWith('blocked'));
  });
});
