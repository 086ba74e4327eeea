import type { Reader, SessionCookie } from '#tests/support/e2e/demo-session.ts';
import type { DemoSite } from '#tests/support/e2e/demo-site.ts';
import type { LinkedPage } from './every-page.ts';

/** The pages of a site as one person gets them, without a browser. */
export interface Reading {
  /** The cookies of the session, for a browser; none for a visitor. */
  cookies: readonly SessionCookie[];
  /** The same as a request sends them. */
  cookie: string;
  /** The HTML that the server sends for an address. */
  read(path: string): Promise<string>;
  /** The address of a page that is named by the links that lead to it. */
  find(page: string | LinkedPage): Promise<string>;
}

/** Starts reading a site as a signed-in user, or as a visitor. */
export async function startReading(site: DemoSite, reader: Reader): Promise<Reading> {
  const cookies = await site.cookiesOf(reader);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  async function read(path: string): Promise<string> {
    const response = await fetch(new URL(path, site.url), {
      headers: { accept: 'text/html', cookie },
    });
    return response.text();
  }

  /** Follows links from page to page; where the first one leads nowhere, the next. */
  async function follow(from: string, links: readonly RegExp[]): Promise<string | undefined> {
    const [link, ...rest] = links;
    if (!link) return from;
    const hrefs = [...(await read(from)).matchAll(/<a [^>]*?href="([^"]+)"/g)];
    for (const [, href = ''] of hrefs) {
      const found = link.test(href) ? await follow(href, rest) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  async function firstOf(list: string, pageOf: (id: string) => string) {
    const [, id] = /"id":"([^"]+)"/.exec(await read(list)) ?? [];
    return id === undefined ? undefined : pageOf(id);
  }

  return {
    cookies,
    cookie,
    read,
    async find(page) {
      if (typeof page === 'string') return page;
      const path = page.pageOf
        ? await firstOf(page.from, page.pageOf)
        : await follow(page.from, page.links);
      if (!path) throw new Error(`${page.name}: no way there from ${page.from}`);
      return path;
    },
  };
}
