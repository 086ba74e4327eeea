import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refreshPublicGroups } from '#features/profiles/directory/server/commands.ts';
import { publicPaths } from '#features/site/public-pages/content/public-paths.ts';
import { guideOf } from '#features/site/public-pages/content/skill-guides/all-skill-guides.ts';
import {
  addressOfPicture,
  pictureOfCity,
  pictureOfPage,
  pictureOfSkill,
} from '#features/site/public-pages/rules/page-picture.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { crawlerRoutes } from './crawler-routes.ts';

const get = (path: string) => app.http.request(path);

const app = await sharedTestApp();
await app.make.consultant({ city: 'Bath', primarySkills: ['sales', 'power-bi', 'commerce'] });
await app.make.consultant({ city: 'Łódź & Co' });
const at = { now: app.clock.now(), isDemo: false };
await app.db.transaction().execute((tx) => refreshPublicGroups(tx, at));

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

describe('the list of words that scores are recomputed with', () => {
  it('has every saying with its weight, and the common words', async () => {
    const response = await get('/how-ranking-works/words.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toContain('4 month end close – General Ledger – Financial Reporting');
    expect(lines).toContain('3 salesforce');
    expect(lines).toContain('0 voice');
    expect(lines).toContain('3 kreditorenbuchhaltung – Accounts Payable');
    const [trade = '', plain = ''] = lines.filter((line) => line.split(' ').length > 100);
    expect(trade.split(' ')).toContain('databas');
    expect(plain.split(' ')).toEqual(expect.arrayContaining(['becaus', 'friend']));
  });
});

describe('the rules for pages that a browser fetches ahead', () => {
  it('let it fetch shared pages, and never run one', async () => {
    const response = await get('/speculation-rules.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
    const rules = z
      .strictObject({
        prefetch: z.tuple([
          z.strictObject({
            where: z.strictObject({
              and: z.tuple([
                z.strictObject({ href_matches: z.array(z.string()) }),
                z.strictObject({ selector_matches: z.string() }),
              ]),
            }),
            eagerness: z.literal('moderate'),
          }),
        ]),
      })
      .parse(await response.json());
    const patterns = rules.prefetch[0].where.and[0].href_matches.map(
      (pattern) => new URLPattern(pattern, testPublicUrl),
    );
    const isFetched = (path: string) =>
      patterns.some((pattern) => pattern.test(new URL(path, testPublicUrl)));
    for (const path of [
      ...publicPaths,
      '/how-it-works?for=consultants',
      '/consultants/skill/sales',
    ])
      expect(isFetched(path), path).toBe(true);
    for (const path of ['/auth', '/client/portal', '/messages', '/api/me', '/consultant/portal'])
      expect(isFetched(path), path).toBe(false);
  });
});

describe('the sitemap', () => {
  it('names every canonical page once, absolutely, with the change of skills and cities', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const addresses = addressesIn(xml);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      '/',
      '/terms',
      '/how-it-works?for=consultants',
      '/consultants',
      '/consultants/skill/sales',
      '/consultants/city/bath-uk',
      '/consultants/city/lodz-co-uk',
    ]) {
      expect(addresses).toContain(`${testPublicUrl}${path}`);
    }
    for (const path of ['/original-home', '/auth', '/consultants/skill/marketing']) {
      expect(addresses).not.toContain(`${testPublicUrl}${path}`);
    }
    const changed = app.clock.now().toISOString();
    expect(xml).toContain(
      `<url><loc>${testPublicUrl}/consultants/skill/sales</loc><lastmod>${changed}</lastmod></url>`,
    );
    expect(xml).toContain(`${testPublicUrl}/terms</loc><lastmod>2025-01</lastmod>`);
  });

  it('is split when it grows, and loses nothing by it', async () => {
    const routes = crawlerRoutes(app.services, { perSitemap: 5 });
    const whole = addressesIn(await (await get('/sitemap.xml')).text());
    const index = await (await routes.request('/sitemap.xml')).text();
    expect(index).toContain('<sitemapindex');
    const parts = addressesIn(index);
    expect(parts).toHaveLength(Math.ceil(whole.length / 5));
    const found: string[] = [];
    for (const part of parts) {
      const response = await routes.request(part.slice(testPublicUrl.length));
      const addresses = addressesIn(await response.text());
      expect(addresses.length).toBeLessThanOrEqual(5);
      found.push(...addresses);
    }
    expect(found).toEqual(whole);
    for (const absent of ['99', '0', '1e3', '-1']) {
      expect((await routes.request(`/sitemaps/${absent}.xml`)).status).toBe(404);
    }
  });
});

describe('files for crawlers and security researchers', () => {
  it('robots.txt keeps them out of private pages and names the sitemap', async () => {
    const text = await (await get('/robots.txt')).text();
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const isClosed = (path: string) => closed.some((folder) => path.startsWith(folder));
    for (const path of ['/admin', '/client/portal', '/api/me', '/project/1', '/dev/mailbox']) {
      expect([path, isClosed(path)]).toEqual([path, true]);
    }
    for (const path of ['/', '/consultants', '/consultant-home', '/project-posting-guide']) {
      expect([path, isClosed(path)]).toEqual([path, false]);
    }
    expect(text).toContain(`\nSitemap: ${testPublicUrl}/sitemap.xml\n`);
  });

  it('security.txt names a contact, and is never out of date', async () => {
    const response = await get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await response.text())
        .trim()
        .split('\n')
        .map((line): [string, string] => {
          const [name = '', ...value] = line.split(': ');
          return [name, value.join(': ')];
        }),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
    expect(fields.get('Canonical')).toBe(`${testPublicUrl}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('pictures of shared links', () => {
  it('are PNGs of the size that the pages declare, cached permanently', async () => {
    for (const picture of [
      pictureOfPage('/'),
      pictureOfPage('/how-it-works?for=consultants'),
      pictureOfSkill('sales', guideOf('sales').title),
      pictureOfCity('lodz-co-uk', 'Łódź & Co'),
    ]) {
      const response = await get(addressOfPicture(picture));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });

  it('differ from one another', async () => {
    const of = async (path: '/' | '/about') =>
      Buffer.from(await (await get(addressOfPicture(pictureOfPage(path)))).arrayBuffer());
    expect((await of('/')).equals(await of('/about'))).toBe(false);
  });

  it('redirect from an older address that a client has kept', async () => {
    const address = addressOfPicture(pictureOfPage('/about'));
    const old = address.replace(/\.[0-9a-z]{11}\./, '.00000000000.');
    const response = await get(old);
    expect([response.status, response.headers.get('location')]).toEqual([302, address]);
  });

  it('say nothing that only an address says', async () => {
    for (const path of [
      '/pictures/page/free-money.00000000000.png',
      '/pictures/skill/free-money.00000000000.png',
      '/pictures/city/free-money.00000000000.png',
      '/pictures/anything',
      '/icons/icon-4096.png',
      '/icons/__proto__',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('files for devices', () => {
  const manifestSchema = z.object({
    name: z.string(),
    start_url: z.literal('/'),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  });

  it('a manifest whose icons are there, in the sizes it names', async () => {
    const response = await get('/site.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const { icons } = manifestSchema.parse(await response.json());
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of [
      ...icons,
      { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
    ]) {
      const { width, height, format } = await sharp(
        await (await get(src)).arrayBuffer(),
      ).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });
});
