import { isPublicPath } from '#features/site/public-pages/content/public-paths.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { type Crawl, crawlSite, reachedFrom } from './crawl/crawl-site.ts';
import { linkedDataSchema, trailEndsOf, wordsToBeSeen } from './crawl/linked-data.ts';
import { openPageReader, type PageReader, type SeenPage } from './crawl/seen-page.ts';
import { startReading } from './pages/reading.ts';

/*
 * Every link of the site leads somewhere, for a visitor and for each kind of user. The metadata of pages for search
 * engines and shared links is complete, correct and unique.
 */

const site = demoSite();

let reader: PageReader;
let crawl: Crawl;
let inSitemap: string[];

test.beforeAll(async ({ browser }) => {
  reader = await openPageReader(browser);
  inSitemap = await readSitemap();
  crawl = await crawlSite({ url: site.url, reader }, ['/', ...inSitemap]);
});

/** The addresses in the sitemap. */
async function readSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(addresses.filter((url) => url.includes('/consultants/city/'))).not.toEqual([]);
  return addresses.map((url) => {
    expect(url.startsWith(`${site.url}/`)).toBe(true);
    return url.slice(site.url.length);
  });
}

/** The public pages that were reached, aliases and later pages of lists included. */
function publicPages(): [string, SeenPage][] {
  return [...crawl.pages].flatMap(([path, { seen, landedOn }]): [string, SeenPage][] =>
    seen && landedOn === path && isPublicPath(new URL(path, site.url).pathname)
      ? [[path, seen]]
      : [],
  );
}

const isContinuation = (path: string): boolean => path.includes('after=');
const isAlias = (path: string): boolean => path === '/original-home';

/** What a page has to say of itself to machines. */
function kindsOn(path: string): string[] {
  if (path === '/' || isAlias(path)) return ['Organization', 'WebSite'];
  const kinds = ['BreadcrumbList'];
  if (path.startsWith('/how-it-works')) kinds.push('FAQPage');
  if (['/business-services', '/services'].includes(path)) kinds.push('Service');
  if (path.startsWith('/consultants/skill/')) kinds.push('Service');
  return kinds;
}

/** Those of them that search engines are to show. */
const canonicalPages = () =>
  publicPages().filter(([path]) => !isContinuation(path) && !isAlias(path));

/** Says which pages do not pass, and why: one answer for all of them. */
function faults(
  pages: readonly [string, SeenPage][],
  faultOf: (seen: SeenPage, path: string) => unknown,
): Record<string, unknown> {
  expect(pages.length).toBeGreaterThan(40);
  return Object.fromEntries(
    pages.flatMap(([path, seen]) => {
      const fault = faultOf(seen, path);
      return fault ? [[path, fault]] : [];
    }),
  );
}

test.describe('a visitor', () => {
  test('finds no link that leads nowhere, and no place on a page that is not there', () => {
    expect(crawl.broken).toEqual([]);
  });

  test('reaches every page of the sitemap by links', () => {
    const reached = reachedFrom('/', { url: site.url, pages: crawl.pages });
    expect(inSitemap.filter((path) => !reached.has(path))).toEqual([]);
  });
});

for (const person of ['client@demo.test', 'consultant@demo.test', 'admin@demo.test'] as const)
  test.describe(`${person}`, () => {
    test('finds no link that leads nowhere', async () => {
      const { cookie } = await startReading(site, person);
      const home = {
        'client@demo.test': '/client/portal',
        'consultant@demo.test': '/consultant/portal',
        'admin@demo.test': '/admin',
      }[person];
      const { broken, pages } = await crawlSite({ url: site.url, reader, cookie }, [home]);
      expect(pages.get(home)?.landedOn).toBe(home);
      expect(broken).toEqual([]);
    });
  });

test.describe('a public page', () => {
  test('stands in the sitemap if it is to be found, and only then', () => {
    expect(
      canonicalPages()
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(inSitemap.toSorted());
    expect(crawl.pages.has('/consultants')).toBe(true);
  });

  test('has one heading, one title, one description and one address of its own', () => {
    const pages = publicPages();
    expect(
      faults(pages, ({ headings, titles, descriptions, canonicals }, path) => {
        const own = `${site.url}${isAlias(path) ? '/' : path}`;
        const counts = [headings, titles, descriptions, canonicals].map(({ length }) => length);
        return counts.every((count) => count === 1) && canonicals[0] === own
          ? null
          : { counts, canonicals };
      }),
    ).toEqual({});
    for (const what of ['titles', 'descriptions'] as const) {
      const texts = canonicalPages().map(([, seen]) => seen[what][0]);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(
      faults(canonicalPages(), ({ titles, descriptions }) => {
        const [title = '', description = ''] = [titles[0], descriptions[0]];
        const fits = title.length <= 65 && description.length >= 80 && description.length <= 165;
        return fits ? null : { title, description };
      }),
    ).toEqual({});
  });

  test('may be found, and the continuation of a list may not', () => {
    expect(faults(canonicalPages(), ({ robots }) => robots.length > 0)).toEqual({});
    const later = publicPages().filter(([path]) => isContinuation(path));
    expect(later.length).toBeGreaterThan(0);
    for (const [, { robots }] of later) expect(robots).toEqual(['noindex, follow']);
  });

  test('shows a picture of its own where it is shared', async () => {
    const pictures = new Map<string, string>();
    for (const [path, { shared, titles, descriptions, canonicals }] of canonicalPages()) {
      expect(shared).toMatchObject({
        'og:title': titles[0],
        'og:description': descriptions[0],
        'og:url': canonicals[0],
        'og:type': 'website',
        'og:site_name': 'Direct365',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:image': shared['og:image'],
      });
      pictures.set(shared['og:image'] ?? '', path);
    }
    expect(pictures.size).toBe(canonicalPages().length);
    for (const [url, path] of pictures) {
      expect(url.startsWith(`${site.url}/pictures/`)).toBe(true);
      const picture = await fetch(url, { redirect: 'manual' });
      expect([path, picture.status, picture.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/png',
      ]);
    }
  });

  test('says to machines what it says to people, completely', () => {
    const schema = linkedDataSchema(site.url);
    const thingsOf = ({ linkedData }: SeenPage) =>
      linkedData.flatMap((source) => schema.parse(JSON.parse(source))['@graph']);
    const unseenWords = (seen: SeenPage) =>
      thingsOf(seen)
        .flatMap(wordsToBeSeen)
        .filter((words) => !seen.text.includes(words.replace(/\s+/g, ' ')));
    expect(
      faults(publicPages(), (seen) => {
        const unseen = unseenWords(seen);
        return unseen.length > 0 ? unseen : null;
      }),
    ).toEqual({});
    expect(
      faults(publicPages(), (seen, path) => {
        const types: string[] = thingsOf(seen).map((thing) => thing['@type']);
        const isMissing = kindsOn(path).some((kind) => !types.includes(kind));
        const isElsewhere =
          !isContinuation(path) &&
          thingsOf(seen)
            .flatMap(trailEndsOf)
            .some((end) => end !== site.url + path);
        return isMissing || isElsewhere ? types : null;
      }),
    ).toEqual({});
  });

  test('keeps room for its images, and says what they show', () => {
    expect(
      faults(publicPages(), ({ images }) => {
        const bare = images.filter(({ hasSize, hasAlternative }) => !hasSize || !hasAlternative);
        return bare.length > 0 ? bare : null;
      }),
    ).toEqual({});
  });
});

test.describe('a private page', () => {
  test('stays out of search results', async () => {
    for (const path of ['/auth', '/auth?mode=signin', '/subscribe', '/auth/forgot-password']) {
      const page =
        crawl.pages.get(path) ??
        (await crawlSite({ url: site.url, reader }, [path])).pages.get(path);
      expect([path, page?.robotsHeader, page?.seen?.robots]).toEqual([
        path,
        'noindex',
        ['noindex'],
      ]);
    }
  });
});
