import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type MeasuringService, startMeasuringService } from '#tests/support/measuring-service.ts';
import { takePolicyViolations } from '#tests/support/policy-violations.ts';
import { startReading } from '../pages/reading.ts';
import {
  button,
  category,
  choose,
  footerLink,
  preferences,
  prepareVisits,
  soon,
} from './visiting.ts';

/* What is stored and asked for before a choice and after it, on a site whose operator uses a measuring service. */

let service: MeasuringService;
const { asVisitor, browser, site } = prepareVisits(async () => {
  service = await startMeasuringService();
  return { ANALYTICS_SCRIPT: service.scriptUrl, ANALYTICS_ATTRIBUTES: 'data-site=direct365' };
});
afterAll(() => service?.stop());

/** What runs already meets the stricter policy that the page got: refused is the service, and nothing of the site. */
function expectRefusalsOfTheService(): void {
  const refused = takePolicyViolations();
  const origin = new URL(service.scriptUrl).origin;
  expect(refused.filter((each) => !each.includes(origin))).toEqual([]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let seen = 0;
beforeEach(() => {
  seen = service.requests.length;
});
/** What the service was asked since the test began. */
const asked = (): readonly string[] => service.requests.slice(seen);

/** Everything that this browser holds for the site. */
const held = async (page: Page, context: BrowserContext) => ({
  local: await page.evaluate(() => Object.keys(localStorage)),
  session: await page.evaluate(() => Object.keys(sessionStorage)),
  cookies: (await context.cookies()).map(({ name }) => name),
});

describe('before there is a choice', () => {
  it('no page stores anything that is not necessary, and no request leaves the site', () =>
    asVisitor(async (page, context) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site().url)) elsewhere.push(request.url());
      });
      for (const path of ['/', '/business-services', '/consultant-home', '/auth', '/privacy']) {
        await page.goto(path, { waitUntil: 'networkidle' });
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

describe('the operator’s measuring service', () => {
  it('is loaded once it is allowed, as the operator has configured it, and on the next pages', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await choose(page, 'Accept All');
      await expect.poll(asked, soon).toContain('/pixel');
      expect(asked()).toContain('/script.js');
      expect(asked()).toContain('/collect?site=direct365');
      const before = asked().filter((path) => path === '/script.js').length;
      await page.goto('/about');
      await expect
        .poll(() => asked().filter((path) => path === '/script.js').length, soon)
        .toBeGreaterThan(before);
    }));

  it.each(['Reject All', 'Marketing alone'])('is not loaded after %s', (chosen) =>
    asVisitor(async (page) => {
      await page.goto('/');
      if (chosen === 'Reject All') await choose(page, 'Reject All');
      else {
        await button(page, 'Customize').click();
        await category(page, 'Marketing Cookies').check();
        await button(page, 'Save Preferences').click();
      }
      await page.goto('/about', { waitUntil: 'networkidle' });
      expect(asked()).toEqual([]);
    }),
  );

  it.each(['switched off', 'forgotten'])('hears nothing more once consent is %s', async (way) => {
    const context = await browser().newContext({ baseURL: site().url });
    const page = await context.newPage();
    await page.goto('/');
    await choose(page, 'Accept All');
    await expect.poll(asked, soon).toContain('/pixel');
    expect((await held(page, context)).cookies).toEqual(['_measured']);

    await footerLink(page).click();
    if (way === 'forgotten') await button(page, 'Forget my choice').click();
    else {
      await category(page, 'Analytics Cookies').uncheck();
      await button(page, 'Save Preferences').click();
    }
    await preferences(page).waitFor({ state: 'hidden' });
    expect((await held(page, context)).cookies).toEqual([]);
    await pause(300);
    const quiet = service.requests.length;
    await pause(500);
    expect(service.requests.length).toBe(quiet);
    await page.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.reload({ waitUntil: 'networkidle' });
    expect(service.requests.length).toBe(quiet);
    await context.close();
    expectRefusalsOfTheService();
  });

  it('stops in every tab', async () => {
    const context = await browser().newContext({ baseURL: site().url });
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.goto('/');
    await choose(page, 'Accept All');
    await other.goto('/terms');
    await expect.poll(() => asked().filter((path) => path === '/script.js').length, soon).toBe(2);
    await footerLink(page).click();
    await button(page, 'Forget my choice').click();
    await pause(500);
    const quiet = service.requests.length;
    await pause(500);
    expect(service.requests.length).toBe(quiet);
    await context.close();
    expectRefusalsOfTheService();
  });

  it('is kept from addresses that can carry the token of a mail', () =>
    asVisitor(async (page) => {
      await page.goto('/auth/reset-password?token=secret');
      await choose(page, 'Accept All');
      await page.waitForLoadState('networkidle');
      await pause(200);
      expect(asked()).toEqual([]);
    }));
});

/** A person in front of a browser as people have it: nothing about it says that it is driven. */
async function asPerson(
  chromium: Browser,
  visit: (page: Page, views: Record<string, unknown>[], context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await chromium.newContext({ baseURL: site().url });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
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

describe('the site’s own count', () => {
  it('hears of each page once, by its pattern, on loading and on following links', () =>
    asPerson(browser(), async (page, views) => {
      await page.goto('/about?from=mail#team');
      await expect.poll(() => views, soon).toEqual([{ path: '/about' }]);
      const paths = () => views.map(({ path }) => path);
      await page.getByRole('link', { name: 'Terms' }).click();
      await expect.poll(paths, soon).toEqual(['/about', '/terms']);
      await page.goBack();
      await expect.poll(paths, soon).toEqual(['/about', '/terms', '/about']);
    }));

  it('learns neither who looks nor which project', () =>
    asPerson(browser(), async (page, views, context) => {
      const { cookies } = await startReading(site().url, 'client@demo.test');
      const { hostname } = new URL(site().url);
      await context.addCookies(cookies.map((each) => ({ ...each, domain: hostname, path: '/' })));
      await page.goto('/client/portal');
      await expect.poll(() => views, soon).toEqual([{ path: '/client/portal' }]);
      await page.locator('main a[href^="/project/"]').first().click();
      await page.waitForURL('**/project/*');
      await expect
        .poll(() => views, soon)
        .toEqual([{ path: '/client/portal' }, { path: '/project/$projectId' }]);
    }));

  it('does not count pages that there are not', () =>
    asPerson(browser(), async (page, views) => {
      await page.goto('/no-such-page', { waitUntil: 'networkidle' });
      await pause(200);
      expect(views).toEqual([]);
    }));

  it('says which site led here, and no more of it', () =>
    asPerson(browser(), async (page, views) => {
      await page.goto('/contact', { referer: 'https://search.example/?q=consultant' });
      await expect
        .poll(() => views, soon)
        .toEqual([{ path: '/contact', referrerHost: 'search.example' }]);
    }));

  it('ends when analytics are refused', () =>
    asPerson(browser(), async (page, views) => {
      await page.goto('/');
      await choose(page, 'Reject All');
      const before = views.length;
      await page.goto('/about', { waitUntil: 'networkidle' });
      await pause(200);
      expect(views.length).toBe(before);
    }));

  it.each(['globalPrivacyControl', 'doNotTrack'])('respects %s', (wish) =>
    asPerson(browser(), async (page, views, context) => {
      await context.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true;
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }, wish);
      await page.goto('/about', { waitUntil: 'networkidle' });
      await pause(200);
      expect(views).toEqual([]);
    }),
  );

  it('leaves programs out', () =>
    asVisitor(async (page) => {
      const views: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/page-views')) views.push(request.url());
      });
      await page.goto('/about', { waitUntil: 'networkidle' });
      await pause(200);
      expect(views).toEqual([]);
    }));
});
