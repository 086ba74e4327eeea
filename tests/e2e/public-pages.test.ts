import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { publicPaths } from '#features/site/public-pages/content/public-paths.ts';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { layoutShift } from '#tests/support/e2e/layout-shift.ts';
import { answered, open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { startReading } from './pages/reading.ts';

/*
 * Public pages are the same for every reader, and hydrated afterwards. The browser then shows the signed-in user,
 * without a layout shift.
 */

const site = demoSite();

const cookieHeader = (cookies: readonly { name: string; value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test.describe('a public page', () => {
  test('is the same for a visitor and for a signed-in user, and may be cached by others', async () => {
    const { cookies } = await startReading(site, 'client@demo.test');
    const asVisitor = await fetch(`${site.url}/services`);
    const signedIn = await fetch(`${site.url}/services`, {
      headers: { cookie: cookieHeader(cookies) },
    });
    expect(await signedIn.text()).toBe(await asVisitor.text());
    expect(signedIn.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(signedIn.headers.get('set-cookie')).toBeNull();
    const again = await fetch(`${site.url}/services`, {
      headers: { 'if-none-match': signedIn.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('is one document for every language and cookie, unless it shows amounts', async () => {
    const read = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(`${site.url}${path}`, { headers });
      return { text: await response.text(), vary: response.headers.get('vary') };
    };
    const priced: string[] = [];
    for (const path of publicPaths) {
      const english = await read(path, { 'accept-language': 'en-US' });
      const german = await read(path, { 'accept-language': 'de-DE' });
      const chosen = await read(path, { 'accept-language': 'de-DE', cookie: 'currency=JPY' });
      expect([german.vary, chosen.vary], path).toEqual([english.vary, english.vary]);
      if (english.vary === 'accept-encoding') {
        expect([german.text, chosen.text], path).toEqual([english.text, english.text]);
      } else {
        expect(english.vary, path).toBe('accept-encoding, accept-language, cookie');
        expect(german.text, path).toContain('data-currency="EUR de-DE"');
        expect(chosen.text, path).toContain('data-currency="JPY de-DE"');
        priced.push(path);
      }
    }
    expect(priced).toEqual(['/', '/business-home', '/consultant-home', '/consultants']);
  });

  test('without amounts leads to one with the reader’s own', async () => {
    const context = await site.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await open(page, '/about');
    expect(await page.evaluate(() => document.documentElement.dataset.currency)).toBeUndefined();
    await page.getByRole('link', { name: 'Consultants' }).first().click();
    await expect(page.getByText('69').first()).toBeVisible();
    await context.close();
  });

  test('forbids caching of signed-in pages', async () => {
    const { cookies } = await startReading(site, 'client@demo.test');
    const own = await fetch(`${site.url}/client/portal`, {
      headers: { cookie: cookieHeader(cookies) },
    });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });
});

// Words of libraries that pages which inform have no use for: they would come with a value that stands in their module.
const onlyForForms = { zod: 'ZodError', Temporal: 'Cannot convert bigint to' };

/** The addresses of all scripts that this page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const sources: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sources.push(response.url());
  });
  return sources;
}

/** In one order: how well they compress together depends on it. */
async function readScripts(sources: readonly string[], context: BrowserContext): Promise<string[]> {
  expect(sources.length).toBeGreaterThan(0);
  return Promise.all(
    sources.toSorted().map(async (url) => (await context.request.get(url)).text()),
  );
}

/** In bytes. */
const compressedSize = (scripts: readonly string[]): number => gzipSync(scripts.join('')).length;

test.describe('a public page that is only read', () => {
  for (const path of publicPaths)
    test(`loads next to no scripts on ${path} until the user is about to use it`, async () => {
      const { page, context } = await site.openWindow({ isNew: true });
      const sources = scriptsOf(page);
      await page.goto(path);
      // A browser sends a new page the position of the pointer: that is not a sign of intent. Neither is reading, nor
      // the modifier keys of a link.
      await page.evaluate(
        `document.querySelector('input').dispatchEvent(
          new PointerEvent('pointermove', { movementX: 0, movementY: 0, bubbles: true }));
        for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'focusin'])
          for (const read of document.querySelectorAll('main, h1, a[href]:not([data-consent])'))
            read.dispatchEvent(new Event(sign, { bubbles: true }));
        true`,
      );
      await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))');
      await answered(page);
      expect(await page.evaluate('globalThis.isPageHydrated === true')).toBe(false);
      expect(compressedSize(await readScripts(sources, context))).toBeLessThan(6.5 * 1024);
      await settled(page);
      expect(await page.evaluate('globalThis.isPageHydrated === true')).toBe(true);
      await context.close();
    });

  test('is counted once, and so is the next one', async () => {
    const { page, context } = await site.openWindow();
    // A person in front of a browser as people have it: nothing about it says that it is driven.
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    });
    const views: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/page-views')) views.push(request.postDataJSON());
    });
    await page.goto('/about');
    await expect.poll(() => views).toEqual([{ path: '/about' }]);
    await settled(page);
    expect(views).toEqual([{ path: '/about' }]);
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect.poll(() => views).toEqual([{ path: '/about' }, { path: '/terms' }]);
    await context.close();
  });

  for (const name of ['Open the menu', 'Dark', 'Cookie preferences'])
    test(`is hydrated when the user is about to use "${name}"`, async () => {
      const { page, context } = await site.openWindow({ width: 360, height: 740 });
      await page.goto('/about');
      await answered(page);
      expect(await page.evaluate('globalThis.isPageHydrated === true')).toBe(false);
      const part = page.getByRole(/^[MO]/.test(name) ? 'button' : 'radio', { name });
      await (name === 'Cookie preferences' ? page.getByText(name) : part).focus();
      await expect.poll(() => page.evaluate('globalThis.isPageHydrated === true')).toBe(true);
      await context.close();
    });

  test('leads to the next one without its scripts, which the browser has fetched before the click', async () => {
    const { page, context, complaints } = await site.openWindow();
    const asked: string[] = [];
    page.on('requestfinished', (request) => {
      const purpose = request.headers()['sec-purpose'];
      if (purpose) asked.push(`${purpose} ${new URL(request.url()).pathname}`);
    });
    const sources = scriptsOf(page);
    await page.goto('/about');
    await answered(page);
    // Signed-in pages are not prefetched: without a session they are only a redirect.
    await page.getByRole('link', { name: 'Sign In' }).hover();
    const link = page.getByRole('link', { name: 'For Consultants' }).first();
    await link.hover();
    await expect.poll(() => asked).toEqual(['prefetch /consultant-home']);
    await link.click();
    await page.waitForURL('**/consultant-home');
    await answered(page);
    const [entry] = z
      .array(z.object({ deliveryType: z.string() }))
      .parse(
        await page.evaluate(
          "performance.getEntriesByType('navigation').map(({ deliveryType }) => ({ deliveryType }))",
        ),
      );
    expect(entry?.deliveryType).toBe('navigational-prefetch');
    expect(await page.evaluate('globalThis.isPageHydrated === true')).toBe(false);
    const scripts = await readScripts([...new Set(sources)], context);
    expect(compressedSize(scripts)).toBeLessThan(6.5 * 1024);
    // From now on the router fetches what links lead to.
    await settled(page);
    await page.getByRole('link', { name: 'How It Works' }).first().hover();
    await answered(page);
    expect(asked).toEqual(['prefetch /consultant-home']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is hydrated when the user signs in in another tab', async () => {
    const { page, context } = await site.openWindow({ isNew: true });
    await page.goto('/about');
    await answered(page);
    const { cookies } = await startReading(site, 'client@demo.test');
    const { hostname } = new URL(site.url);
    await context.addCookies(cookies.map((each) => ({ ...each, domain: hostname, path: '/' })));
    await page.evaluate("dispatchEvent(new Event('focus')); true");
    await expect(page.getByRole('navigation', { name: 'Your work' })).toBeVisible();
    await context.close();
  });
});

test.describe('the scripts of a public page', () => {
  for (const [path, limit] of [
    ['/about', 160],
    ['/', 176],
    ['/services', 176],
    ['/consultant-home', 176],
    ['/how-it-works?for=consultants', 184],
  ] as const) {
    test(`stay small on ${path}, and leave out what only forms need`, async () => {
      const { page, context } = await site.openWindow({ isNew: true });
      const sources = scriptsOf(page);
      await open(page, path);
      const scripts = await readScripts(sources, context);
      expect(compressedSize(scripts)).toBeLessThan(limit * 1024);
      for (const [library, words] of Object.entries(onlyForForms)) {
        expect(
          scripts.filter((source) => source.includes(words)),
          library,
        ).toEqual([]);
      }
      await context.close();
    });
  }
});

test.describe('a signed-in user', () => {
  test('finds their menu on a public page, and nothing has moved for it', async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test');
    await page.goto('/services');
    const bar = page.getByRole('navigation', { name: 'Account' });
    await expect(bar.getByRole('link', { name: 'Client Portal' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    const shift = await layoutShift(page);
    expect(shift).toBeLessThan(0.005);

    await bar.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth?mode=signin');
    await page.goto('/services');
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is a visitor again when the session has ended elsewhere', async () => {
    const { page, context } = await site.openWindow();
    await context.addCookies([{ name: sessionHintCookie, value: '1', url: site.url }]);
    await page.goto('/about');
    await expect(
      page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }),
    ).toBeVisible();
    // The remaining cookie says that a user has been signed in here.
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
      [sessionHintCookie, '0'],
    ]);
    await context.close();
  });
});

test.describe('a visitor on a phone', () => {
  test('opens the menu from the bar, follows a link, and gets focus back when it is closed', async () => {
    const { page, context, complaints } = await site.openWindow({
      width: 360,
      height: 740,
    });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open the menu' });
    await button.focus();
    // That brings the page to life; the menu is there once it has happened.
    await settled(page);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'How It Works' }).click();
    await page.waitForURL('**/how-it-works');
    await expect(menu).toBeHidden();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('gets prices in the currency of the browser’s language from the server, and keeps them', async () => {
    const context = await site.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    const response = await page.goto('/consultant-home');
    const sent = (await response?.text()) ?? '';
    expect(sent).toContain('69\u00a0€');
    expect(sent).not.toContain('$75');
    await settled(page);
    await expect(page.getByText('69\u00a0€').first()).toBeVisible();
    await context.close();
  });

  test('who has an account may choose the language that amounts are written in, everywhere and again', async () => {
    const person = await site.openAs('client@demo.test');
    const { page } = person;
    await open(page, '/account');
    const saved = page.waitForResponse('**/api/me/language');
    await page.getByLabel('Language').selectOption('de');
    expect((await saved).status()).toBe(200);
    await expect(page.getByLabel('Currency')).toHaveValue('EUR');
    const shared = await page.goto('/consultant-home');
    expect(await shared?.text()).toContain('69\u00a0€');
    await person.context.close();

    const elsewhere = await site.openAs('client@demo.test');
    await open(elsewhere.page, '/account');
    await expect(elsewhere.page.getByLabel('Language')).toHaveValue('de');
    await expect(elsewhere.page.getByLabel('Currency')).toHaveValue('EUR');
    const forgotten = elsewhere.page.waitForResponse('**/api/me/language');
    await elsewhere.page.getByLabel('Language').selectOption({ label: 'As in my browser' });
    expect((await forgotten).status()).toBe(200);
    await expect(elsewhere.page.getByLabel('Currency')).toHaveValue('USD');
    const plain = await elsewhere.page.goto('/consultant-home');
    expect(await plain?.text()).toContain('$75');
    expect(elsewhere.complaints).toEqual([]);
    await elsewhere.context.close();
  });

  test('may choose another currency, which applies on every page, with and without an account', async () => {
    const context = await site.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await open(page, '/subscribe');
    await expect(page.getByText('$75').first()).toBeVisible();
    await page.getByLabel('Currency').selectOption('GBP');
    await expect(page.getByText('£59').first()).toBeVisible();
    await expect(page.getByText('shown and charged in GBP (British Pound)')).toBeVisible();
    const again = await page.goto('/consultant-home');
    expect(await again?.text()).toContain('£59');
    await context.close();

    // Saved with the account, it is there in another browser too.
    const person = await site.openAs('new-consultant@demo.test');
    await open(person.page, '/subscribe');
    const saved = person.page.waitForResponse('**/api/me/currency');
    await person.page.getByLabel('Currency').selectOption('JPY');
    await expect(person.page.getByText('¥11,175').first()).toBeVisible();
    expect((await saved).status()).toBe(200);
    await person.context.close();
    const elsewhere = await site.openAs('new-consultant@demo.test');
    const own = await elsewhere.page.goto('/subscribe');
    expect(await own?.text()).toContain('¥11,175');
    expect(elsewhere.complaints).toEqual([]);
    await elsewhere.context.close();
  });
});
