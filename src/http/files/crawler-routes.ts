import { Hono } from 'hono';
import type { Db } from '#db/client.ts';
import { listPublicGroupPages } from '#features/profiles/directory/server/queries/public-groups.ts';
import { contactAddresses } from '#features/site/public-pages/content/contact-addresses.ts';
import { pageMetadata } from '#features/site/public-pages/content/page-metadata.ts';
import { dayOf } from '#lib/calendar-days.ts';
import type { Services } from '#server/services.ts';

/** The most entries that one file may contain. (https://www.sitemaps.org/protocol.html) */
const entriesPerSitemap = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A sitemap of these pages. */
function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
  });
  return [declaration, `<urlset xmlns="${namespace}">`, ...urls, '</urlset>', ''].join('\n');
}

/** An index of as many sitemaps, `/sitemaps/1.xml` and on. */
function sitemapIndexXml(publicUrl: string, sitemaps: number): string {
  const locations = Array.from(
    { length: sitemaps },
    (_, index) => `<sitemap><loc>${escapeXml(publicUrl)}/sitemaps/${index + 1}.xml</loc></sitemap>`,
  );
  return [
    declaration,
    `<sitemapindex xmlns="${namespace}">`,
    ...locations,
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** What search engines have no business in: each reader's own pages, and what is there for programs. */
const privateFolders = [
  '/admin',
  '/api/',
  '/apply/',
  '/application/',
  '/auth/v1/',
  '/client/',
  '/consultant/',
  '/dev/',
  '/project/',
] as const;

const xml = { 'content-type': 'application/xml; charset=utf-8' };
const text = { 'content-type': 'text/plain; charset=utf-8' };
const hour = { 'cache-control': 'public, max-age=3600' };
const minutes = { 'cache-control': 'public, max-age=300' };

const day = 24 * 60 * 60 * 1000;
// Well below the year that RFC 9116 recommends as the most; made anew with every answer.
const securityTextLasts = 180 * day;

/** What the operator's site publishes for crawlers and security researchers: robots.txt, the sitemaps, security.txt. */
export function crawlerRoutes(
  { db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  { perSitemap = entriesPerSitemap }: { perSitemap?: number } = {},
): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.body(
        [
          'User-agent: *',
          ...privateFolders.map((folder) => `Disallow: ${folder}`),
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
        200,
        { ...text, ...hour },
      ),
    )
    .get('/sitemap.xml', async (context) => {
      const entries = await listSitemapEntries(db, publicUrl);
      const sitemaps = Math.ceil(entries.length / perSitemap);
      const body = sitemaps > 1 ? sitemapIndexXml(publicUrl, sitemaps) : sitemapXml(entries);
      return context.body(body, 200, { ...xml, ...minutes });
    })
    .get('/sitemaps/:file{[1-9][0-9]{0,4}\\.xml}', async (context) => {
      const number = Number.parseInt(context.req.param('file'), 10);
      const entries = await listSitemapEntries(db, publicUrl);
      const part = entries.slice((number - 1) * perSitemap, number * perSitemap);
      if (part.length === 0) return context.notFound();
      return context.body(sitemapXml(part), 200, { ...xml, ...minutes });
    })
    .get('/.well-known/security.txt', (context) => {
      const expires = new Date(clock.now().getTime() + securityTextLasts);
      return context.body(
        [
          `Contact: mailto:${contactAddresses.security}`,
          `Expires: ${dayOf(expires)}T00:00:00Z`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
        200,
        { ...text, ...hour },
      );
    });
}

/** One page of the sitemap. */
interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** When it last became different, as W3C date or time; absent where that is not recorded. */
  changed?: string | undefined;
}

/** Every canonical public page: those of the register, then the skills and cities that have consultants. */
async function listSitemapEntries(db: Db, publicUrl: string): Promise<SitemapEntry[]> {
  const { skills, cities } = await listPublicGroupPages(db);
  return [
    ...Object.entries(pageMetadata).map(([path, { lastChanged }]) => ({
      url: `${publicUrl}${path}`,
      changed: lastChanged,
    })),
    ...skills.map(({ name, changedAt }) => ({
      url: `${publicUrl}/consultants/skill/${name}`,
      changed: changedAt.toISOString(),
    })),
    ...cities.map(({ name, changedAt }) => ({
      url: `${publicUrl}/consultants/city/${encodeURIComponent(name)}`,
      changed: changedAt.toISOString(),
    })),
  ];
}
