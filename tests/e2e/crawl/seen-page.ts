import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const seenSchema = z.object({
  titles: z.array(z.string()),
  descriptions: z.array(z.string()),
  canonicals: z.array(z.string()),
  robots: z.array(z.string()),
  /** Open Graph and Twitter properties, by name. */
  shared: z.record(z.string(), z.string()),
  headings: z.array(z.string()),
  ids: z.array(z.string()),
  links: z.array(z.string()),
  images: z.array(z.object({ src: z.string(), hasSize: z.boolean(), hasAlternative: z.boolean() })),
  linkedData: z.array(z.string()),
  /** All words of the page, shown or folded away, with single spaces. */
  text: z.string(),
});

/** What a page says of itself and where it leads, as the server sends it: no script has run. */
export type SeenPage = z.infer<typeof seenSchema>;

/** Reads HTML with a browser's own parser. */
export interface PageReader {
  see(html: string): Promise<SeenPage>;
  close(): Promise<void>;
}

const see = `(html) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector) => [...page.querySelectorAll(selector)];
  const contents = (selector) => all(selector).map((element) => element.getAttribute('content') ?? '');
  const linkedData = all('script[type="application/ld+json"]').map((element) => element.textContent);
  const ids = all('[id]').map((element) => element.id);
  const links = all('a[href]').map((element) => element.getAttribute('href'));
  for (const element of all('script, style, noscript')) element.remove();
  return {
    titles: all('head > title').map((element) => element.textContent),
    descriptions: contents('meta[name="description"]'),
    canonicals: all('link[rel="canonical"]').map((element) => element.getAttribute('href')),
    robots: contents('meta[name="robots"]'),
    shared: Object.fromEntries(
      all('meta[property^="og:"], meta[name^="twitter:"]').map((element) => [
        element.getAttribute('property') ?? element.getAttribute('name'),
        element.getAttribute('content'),
      ]),
    ),
    headings: all('h1').map((element) => element.textContent),
    ids,
    links,
    images: all('img').map((element) => ({
      src: element.getAttribute('src') ?? '',
      hasSize: element.hasAttribute('width') && element.hasAttribute('height'),
      hasAlternative: element.hasAttribute('alt'),
    })),
    linkedData,
    text: page.body.textContent.replace(/\\s+/g, ' '),
  };
}`;

/** Opens a reader in an empty window of the browser; it sends no requests of its own. */
export async function openPageReader(browser: Browser): Promise<PageReader> {
  const page: Page = await browser.newPage();
  return {
    see: async (html) => seenSchema.parse(await page.evaluate(`(${see})(${JSON.stringify(html)})`)),
    close: () => page.close(),
  };
}
