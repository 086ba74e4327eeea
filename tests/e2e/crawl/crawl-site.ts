import type { PageReader, SeenPage } from './seen-page.ts';

/** A page that was reached, by its address without the origin. */
export interface CrawledPage {
  status: number;
  /** Where redirects led, when they did. */
  landedOn: string;
  robotsHeader: string | null;
  /** Absent for what is no page: a style sheet, a document of the API. */
  seen: SeenPage | undefined;
}

export interface Crawl {
  pages: ReadonlyMap<string, CrawledPage>;
  /** Links that lead nowhere, with the page they stand on. */
  broken: readonly string[];
}

/** Beside the site: worth an answer, but not worth following. */
const isElsewhere = (path: string): boolean => /^\/(api|dev)\//.test(path);

/** Follows every internal link from these addresses on, as the person the cookies belong to. */
export async function crawlSite(
  { url, reader, cookie = '' }: { url: string; reader: PageReader; cookie?: string },
  from: readonly string[],
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const mentions: { from: string; path: string; hash: string }[] = [];
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const page = await load({ url, reader, cookie }, path);
    pages.set(path, page);
    for (const target of linksOf(url, path, page)) {
      const next = target.pathname + target.search;
      mentions.push({ from: path, path: next, hash: decodeURIComponent(target.hash.slice(1)) });
      waiting.push(next);
    }
  }
  return { pages, broken: mentions.flatMap((mention) => faultOf(mention, pages)) };
}

/** Where the links of a page lead within the site, if they are worth following. */
function linksOf(url: string, path: string, { seen, landedOn }: CrawledPage): URL[] {
  if (!seen || isElsewhere(path)) return [];
  return seen.links
    .map((href) => new URL(href, new URL(landedOn, url)))
    .filter(({ origin }) => origin === url);
}

/** What links lead to from this address on, of the pages that a crawl has seen. */
export function reachedFrom(
  start: string,
  { url, pages }: { url: string; pages: Crawl['pages'] },
): ReadonlySet<string> {
  const reached = new Set<string>([start]);
  for (const path of reached) {
    const page = pages.get(path);
    if (!page) continue;
    for (const { pathname, search } of linksOf(url, path, page)) reached.add(pathname + search);
  }
  return reached;
}

function faultOf(
  { from, path, hash }: { from: string; path: string; hash: string },
  pages: ReadonlyMap<string, CrawledPage>,
): string[] {
  const target = pages.get(path);
  if (!target || target.status >= 400) return [`${from} → ${path}: ${target?.status}`];
  const isThere = hash === '' || target.landedOn !== path || target.seen?.ids.includes(hash);
  return isThere ? [] : [`${from} → ${path}#${hash}: no such place on the page`];
}

async function load(
  { url, reader, cookie }: { url: string; reader: PageReader; cookie: string },
  path: string,
): Promise<CrawledPage> {
  const response = await fetch(new URL(path, url), { headers: { accept: 'text/html', cookie } });
  const { pathname, search } = new URL(response.url);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  return {
    status: response.status,
    landedOn: pathname + search,
    robotsHeader: response.headers.get('x-robots-tag'),
    seen: isPage ? await reader.see(body) : undefined,
  };
}
