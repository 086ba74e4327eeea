import type { BrowserContext, Page } from '@playwright/test';
import type { Reader } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { takePolicyViolations } from '#tests/support/e2e/policy-violations.ts';
import { answered, showIntent } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { startReading } from '../pages/reading.ts';

/* Whatever keeps a page from being hydrated: what the server rendered stays, and its links lead on. */

const site = demoSite();

/** A file that comes with a page: those that come with every page are called by what they are. */
const unnamedScript = /\/assets\/[\w-]{8}\.js$/;

const missing = (context: BrowserContext, files: string | RegExp) =>
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

/**
 * Lets fail whatever listens for this: the theme’s switch for `storage`, the frame of all pages for `visibilitychange`.
 */
const refuseToListen = (context: BrowserContext, type: string) =>
  context.addInitScript(`{
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === '${type}') throw new Error('broken');
      return addEventListener.call(this, type, ...rest);
    };
  }`);

/** What can go wrong, each caused by the network or a deploy. */
const faults: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'its inline scripts are blocked': (context) => withPolicy(context, "script-src 'self'"),
  'all of its scripts are blocked': (context) => withPolicy(context, "script-src 'none'"),
  'its first script is gone': (context) => missing(context, '**/assets/index-*.js'),
  'the code of its frame is gone': (context) => missing(context, '**/assets/frame-*.js'),
  'the code of the page itself is gone': (context) => missing(context, unnamedScript),
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

const rendered = new Map<string, string>();

/** What the server has rendered. */
async function readWithoutScripts(path: string, reader: Reader): Promise<string> {
  const known = rendered.get(path);
  if (known !== undefined) return known;
  const context = await site.newContext({ javaScriptEnabled: false });
  const { cookies } = await startReading(site, reader);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
  const page = await context.newPage();
  await page.goto(path);
  const text = await words(page);
  await context.close();
  rendered.set(path, text);
  return text;
}

const pages = [
  ['/contact', 'visitor'],
  ['/consultants/skill/sales', 'visitor'],
  ['/client/portal', 'client@demo.test'],
] as const;

for (const [fault, fail] of Object.entries(faults))
  test.describe(`when ${fault}`, () => {
    for (const [path, reader] of pages)
      test(`${path} can be read by a ${reader}, and left`, async () => {
        const wanted = await readWithoutScripts(path, reader);
        expect(wanted.length).toBeGreaterThan(300);
        const { page, context } = await site.openAs(reader);
        await fail(context);
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest()) asked.push(request.url());
        });
        await page.goto(path);
        await showIntent(page);
        await answered(page);
        await expect.poll(() => words(page)).toBe(wanted);
        // Loaded anew once at most.
        expect(asked.length).toBeLessThanOrEqual(2);
        const foot = page.getByRole('navigation', { name: 'Footer' });
        await foot.getByRole('link', { name: 'About' }).click();
        await page.waitForURL('**/about');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await context.close();
        // Where a stricter policy is the fault, it has refused what it was to refuse.
        expect(takePolicyViolations().length > 0).toBe(fault.endsWith('blocked'));
      });
  });
