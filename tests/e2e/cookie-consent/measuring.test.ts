import type { BrowserContext, Page } from '@playwright/test';
import { takePolicyViolations } from '#tests/support/e2e/policy-violations.ts';
import { answered, open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { type MeasuringService, startMeasuringService } from '#tests/support/measuring-service.ts';
import { startReading } from '../pages/reading.ts';
import { button, category, choose, footerLink, preferences, prepareVisits } from './visiting.ts';

/* What is stored and asked for before a choice and after it, on a site whose operator uses a measuring service. */

let service: MeasuringService;
const visits = prepareVisits(async () => {
  service = await startMeasuringService();
  return { ANALYTICS_SCRIPT: service.scriptUrl, ANALYTICS_ATTRIBUTES: 'data-site=direct365' };
});
const { site } = visits;
// A browser that has kept the service's script would not ask for it.
const asVisitor = (visit: Parameters<typeof visits.asVisitor>[0]) =>
  visits.asVisitor(visit, { isNew: true });
test.afterAll(() => service?.stop());

/** What runs already meets the stricter policy that the page got: refused is the service, and nothing of the site. */
function expectRefusalsOfTheService(): void {
  const refused = takePolicyViolations();
  const origin = new URL(service.scriptUrl).origin;
  expect(refused.filter((each) => !each.includes(origin))).toEqual([]);
}

/** Lets a second pass in this page, whose clock is in our hands, and what it asks for meanwhile be answered. */
async function pass(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await answered(page);
}

let seen = 0;
test.beforeEach(() => {
  seen = service.requests.length;
});
/** What the service was asked since the test began. */
const asked = (): readonly string[] => service.requests.slice(seen);

/** Everything that this browser stores for the site. */
const held = async (page: Page, context: BrowserContext) => ({
  local: await page.evaluate(() => Object.keys(localStorage)),
  session: await page.evaluate(() => Object.keys(sessionStorage)),
  cookies: (await context.cookies()).map(({ name }) => name),
});

test.describe('before there is a choice', () => {
  test('no page stores anything that is not necessary, and no request leaves the site', () =>
    asVisitor(async (page, context) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
      });
      for (const path of ['/', '/business-services', '/consultant-home', '/auth', '/privacy']) {
        await open(page, path);
        await page.mouse.wheel(0, 600);
        const { local, session, cookies } = await held(page, context);
        expect({ local, cookies }).toEqual({ local: [], cookies: [] });
        // Where the page was scrolled to, for the way back; gone with the tab.
        expect(session.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([]);
      }
      expect(elsewhere).toEqual([]);
      expect(asked()).toEqual([]);
    }));
});

test.describe('the operator’s measuring service', () => {
  test('is loaded once it is allowed, as the operator has configured it, and on the next pages', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await choose(page, 'Accept All');
      await expect.poll(asked).toContain('/pixel');
      expect(asked()).toContain('/script.js');
      await expect.poll(asked).toContain('/collect?site=direct365');
      const before = asked().filter((path) => path === '/script.js').length;
      await page.goto('/about');
      await expect
        .poll(() => asked().filter((path) => path === '/script.js').length)
        .toBeGreaterThan(before);
    }));

  for (const chosen of ['Reject All', 'Marketing alone'])
    test(`is not loaded after ${chosen}`, () =>
      asVisitor(async (page) => {
        await page.goto('/');
        if (chosen === 'Reject All') await choose(page, 'Reject All');
        else {
          await button(page, 'Customize').click();
          await category(page, 'Marketing Cookies').check();
          await button(page, 'Save Preferences').click();
        }
        await open(page, '/about');
        expect(asked()).toEqual([]);
      }));

  for (const way of ['switched off', 'forgotten'])
    test(`hears nothing more once consent is ${way}`, async () => {
      const context = await site.newContext();
      await context.clock.install();
      const page = await context.newPage();
      await page.goto('/');
      await choose(page, 'Accept All');
      await expect.poll(asked).toContain('/pixel');
      expect((await held(page, context)).cookies).toEqual(['_measured']);

      await footerLink(page).click();
      if (way === 'forgotten') await button(page, 'Forget my choice').click();
      else {
        await category(page, 'Analytics Cookies').uncheck();
        await button(page, 'Save Preferences').click();
      }
      await expect(preferences(page)).toBeHidden();
      expect((await held(page, context)).cookies).toEqual([]);
      await answered(page);
      const quiet = service.requests.length;
      await pass(page);
      expect(service.requests.length).toBe(quiet);
      await page.getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about');
      await page.reload();
      await settled(page);
      expect(service.requests.length).toBe(quiet);
      await context.close();
      expectRefusalsOfTheService();
    });

  test('stops in every tab', async () => {
    const context = await site.newContext();
    await context.clock.install();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.goto('/');
    await choose(page, 'Accept All');
    await other.goto('/terms');
    await expect.poll(() => asked().filter((path) => path === '/script.js').length).toBe(2);
    await footerLink(page).click();
    await button(page, 'Forget my choice').click();
    await answered(page);
    await answered(other);
    const quiet = service.requests.length;
    await pass(page);
    expect(service.requests.length).toBe(quiet);
    await context.close();
    expectRefusalsOfTheService();
  });

  test('is kept from addresses that can carry the token of a mail', () =>
    asVisitor(async (page) => {
      await page.goto('/auth/reset-password?token=secret');
      await choose(page, 'Accept All');
      await settled(page);
      await pass(page);
      expect(asked()).toEqual([]);
    }));
});

/** A person in front of a browser as people have it: nothing about it says that it is driven. */
async function asPerson(
  visit: (page: Page, views: Record<string, unknown>[], context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await site.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  await context.clock.install();
  const page = await context.newPage();
  const views: Record<string, unknown>[] = [];
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/api/page-views')) return;
    const { cookie } = await request.allHeaders();
    views.push({ ...request.postDataJSON(), ...(cookie ? { cookie } : {}) });
  });
  await visit(page, views, context);
  await context.close();
}

test.describe('the site’s own count', () => {
  test('hears of each page once, by its pattern, on loading and on following links', () =>
    asPerson(async (page, views) => {
      await page.goto('/about?from=mail#team');
      await expect.poll(() => views).toEqual([{ path: '/about' }]);
      const paths = () => views.map(({ path }) => path);
      await page.getByRole('link', { name: 'Terms' }).click();
      await expect.poll(paths).toEqual(['/about', '/terms']);
      await page.goBack();
      await expect.poll(paths).toEqual(['/about', '/terms', '/about']);
    }));

  test('learns neither who looks nor which project', () =>
    asPerson(async (page, views, context) => {
      const { cookies } = await startReading(site, 'client@demo.test');
      const { hostname } = new URL(site.url);
      await context.addCookies(cookies.map((each) => ({ ...each, domain: hostname, path: '/' })));
      await page.goto('/client/portal');
      await expect.poll(() => views).toEqual([{ path: '/client/portal' }]);
      await page.locator('main a[href^="/project/"]').first().click();
      await page.waitForURL('**/project/*');
      await expect
        .poll(() => views)
        .toEqual([{ path: '/client/portal' }, { path: '/project/$projectId' }]);
    }));

  test('does not count pages that there are not', () =>
    asPerson(async (page, views) => {
      await open(page, '/no-such-page');
      await pass(page);
      expect(views).toEqual([]);
    }));

  test('says which site led here, and no more of it', () =>
    asPerson(async (page, views) => {
      await page.goto('/contact', { referer: 'https://search.example/?q=consultant' });
      await expect
        .poll(() => views)
        .toEqual([{ path: '/contact', referrerHost: 'search.example' }]);
    }));

  test('ends when analytics are refused', () =>
    asPerson(async (page, views) => {
      await page.goto('/');
      await choose(page, 'Reject All');
      const before = views.length;
      await open(page, '/about');
      await pass(page);
      expect(views.length).toBe(before);
    }));

  for (const wish of ['globalPrivacyControl', 'doNotTrack'])
    test(`respects ${wish}`, () =>
      asPerson(async (page, views, context) => {
        await context.addInitScript((name) => {
          const value = name === 'doNotTrack' ? '1' : true;
          Object.defineProperty(Navigator.prototype, name, { get: () => value });
        }, wish);
        await open(page, '/about');
        await pass(page);
        expect(views).toEqual([]);
      }));

  test('leaves programs out', () =>
    asVisitor(async (page) => {
      const views: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/page-views')) views.push(request.url());
      });
      await open(page, '/about');
      await pass(page);
      expect(views).toEqual([]);
    }));
});
