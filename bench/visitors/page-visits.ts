import { randomUUID } from 'node:crypto';
import { ask, oneOf, type SoakedSite } from './site.ts';

const publicPages = [
  ...['/', '/services', '/get-started', '/business-home', '/consultant-home', '/consultants'],
  ...['/how-it-works', '/how-ranking-works', '/d365-expertise', '/about', '/contact', '/terms'],
  ...['/privacy', '/auth', '/auth/forgot-password', '/find-consultants', '/sitemap.xml'],
  ...['/consultants/skill/power-apps', '/consultants/city/london', '/consultants?after=none'],
];

/** A public page, and again with the tag that came along: 200, then mostly 304. */
export async function visitPublicPage(site: SoakedSite): Promise<void> {
  const page = oneOf(publicPages);
  const tag = (await ask(site, page)).headers.get('etag');
  if (tag) await ask(site, page, { headers: { 'if-none-match': tag } });
}

/** A page that does not exist: of another skill, city, list page, project or folder each time. */
export async function visitMissingPage(site: SoakedSite): Promise<void> {
  const nowhere = randomUUID();
  const page = oneOf([
    `/consultants/skill/${nowhere}`,
    `/consultants/city/${nowhere}`,
    `/consultants?after=${nowhere}`,
    `/consultants/skill/power-apps?after=${nowhere}`,
    `/project/${nowhere}`,
    `/consultant/${nowhere}`,
    `/${nowhere}`,
    `/assets/${nowhere}.js`,
    `/find-consultants?text=${nowhere}`,
  ]);
  await ask(site, page);
}

/** An address that is none. */
export async function visitMalformedAddress(site: SoakedSite): Promise<void> {
  const path = oneOf([
    '/%E0%A4%A',
    '/%00',
    '/.//example.com',
    '/consultants/skill/%ff%fe',
    `/${'a/'.repeat(1500)}`,
    `/find-consultants?text=${'%25'.repeat(1500)}`,
    '/auth?next=/.//example.com',
    '/api/projects/%00',
    '/api/consultants?cursor=%E0%A4%A',
  ]);
  await ask(site, path);
}
