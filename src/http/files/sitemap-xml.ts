import type { SitemapEntry } from './sitemap-entries.ts';

/** The most entries that one file may contain. (https://www.sitemaps.org/protocol.html) */
export const entriesPerSitemap = 50_000;

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
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
  });
  return [declaration, `<urlset xmlns="${namespace}">`, ...urls, '</urlset>', ''].join('\n');
}

/** An index of as many sitemaps, `/sitemaps/1.xml` and on. */
export function sitemapIndexXml(publicUrl: string, sitemaps: number): string {
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
