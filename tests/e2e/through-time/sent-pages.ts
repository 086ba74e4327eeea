import { createHash } from 'node:crypto';

/* What the server sends of pages, looked at without a browser: all that has to be right for a browser to show them. */

export interface SentPage {
  status: number;
  /** Where redirects have led. */
  path: string;
  heading: string;
  /** How much text there is, in letters. */
  letters: number;
  /** The files it names. */
  files: readonly string[];
  /** The beginnings of its scripts that its own policy refuses. */
  refused: readonly string[];
}

/** Reads a page as the owner of this cookie gets it. */
export async function readSent(address: string, cookie: string): Promise<SentPage> {
  const response = await fetch(address, { headers: { accept: 'text/html', cookie } });
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    status: response.status,
    path: new URL(response.url).pathname,
    heading: wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    letters: wordsOf(html.slice(html.indexOf('<body'))).length,
    files: [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))],
    refused: scriptsOf(html)
      .filter((script) => !allows(policy, script))
      .map(({ source }) => source.slice(0, 80)),
  };
}

const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Script {
  source: string;
  nonce: string | undefined;
}

/** The scripts that stand in the page itself. */
const scriptsOf = (html: string): Script[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([, attributes = '', source = '']) => ({ attributes, source }))
    .filter(({ attributes }) => !/\bsrc=|type="application\//.test(attributes))
    .map(({ attributes, source }) => ({ source, nonce: /nonce="([^"]+)"/.exec(attributes)?.[1] }));

function allows(policy: string, { source, nonce }: Script): boolean {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const hash = createHash('sha256').update(source).digest('base64');
  return scripts.includes(`'sha256-${hash}'`) || scripts.includes(`'nonce-${nonce}'`);
}

/** Those of the files of a site that it does not have. */
export async function missingFiles(siteUrl: string, files: Iterable<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const file of new Set(files)) {
    const { ok } = await fetch(siteUrl + file, { method: 'HEAD' });
    if (!ok) missing.push(file);
  }
  return missing;
}
