import { demoPassword } from '#demo/accounts.ts';
import type { LinkedPage, Reader } from './every-page.ts';

interface Cookie {
  name: string;
  value: string;
}

/** The pages of a site as one person gets them, without a browser. */
export interface Reading {
  /** The cookies of the session, for a browser; none for a visitor. */
  cookies: readonly Cookie[];
  /** The HTML that the server sends for an address. */
  read(path: string): Promise<string>;
  /** The address of a page that is named by the links that lead to it. */
  find(page: string | LinkedPage): Promise<string>;
}

/** Starts reading a site; people of the demo sign in first. */
export async function startReading(siteUrl: string, reader: Reader): Promise<Reading> {
  const cookies = reader === 'visitor' ? [] : await signIn(siteUrl, reader);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  async function read(path: string): Promise<string> {
    const response = await fetch(new URL(path, siteUrl), {
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

  return {
    cookies,
    read,
    async find(page) {
      if (typeof page === 'string') return page;
      const path = await follow(page.from, page.links);
      if (!path) throw new Error(`${page.name}: no way there from ${page.from}`);
      return path;
    },
  };
}

async function signIn(siteUrl: string, email: string): Promise<Cookie[]> {
  const response = await fetch(new URL('/auth/v1/sign-in/email', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  return response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
}
