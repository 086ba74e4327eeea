import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineScriptHashes } from './inline-scripts.ts';

/** A page that is the same for everybody, in each form in which it is sent. */
export interface PublicPage {
  etag: string;
  /** What the content security policy has to allow for this page. */
  scriptHashes: readonly string[];
  bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** The HTML of a page, or undefined when there is nothing to keep. */
type Render = () => Promise<string | undefined>;

interface Entry {
  page: Promise<PublicPage | undefined>;
  renderedAt: number;
  isRenewing: boolean;
}

const freshMs = 5000;
const staleMs = 30_000;
const maxEntries = 500;
// Milliseconds since 1970: when the data of the page was read. A page that differs in these alone is the same.
const moments = /\b\d{13}\b/g;
// Between the quick end and the thorough one: some 3 ms for a page, and about a tenth larger than the best.
const brotliQuality = 6;

/**
 * Keeps the pages that are the same for everybody: rendering one costs more than ten times as much as
 * sending it. After some seconds a page is made anew behind the reader's back; after half a minute
 * nobody sees the old one. Readers who come at once wait for one rendering.
 */
export class PublicPages {
  readonly #entries = new Map<string, Entry>();

  /** The page at this address, from memory or by `render`; what is undefined or fails is not kept. */
  get(address: string, render: Render): Promise<PublicPage | undefined> {
    const entry = this.#entries.get(address);
    const age = entry ? performance.now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (!entry || age > staleMs) return this.#keep(address, renderPage(render));
    if (age > freshMs && !entry.isRenewing) {
      entry.isRenewing = true;
      void this.#renew(address, render, entry);
    }
    return entry.page;
  }

  /** Whoever comes when the page is too old meets a failure; until then the old one is good. */
  async #renew(address: string, render: Render, entry: Entry): Promise<void> {
    try {
      const page = await renderPage(render, await entry.page);
      await this.#keep(address, Promise.resolve(page));
    } catch {
      entry.isRenewing = false;
    }
  }

  async #keep(
    address: string,
    page: Promise<PublicPage | undefined>,
  ): Promise<PublicPage | undefined> {
    this.#entries.delete(address);
    this.#entries.set(address, { page, renderedAt: performance.now(), isRenewing: false });
    this.#dropOldest();
    try {
      const rendered = await page;
      if (!rendered) this.#entries.delete(address);
      return rendered;
    } catch (error) {
      this.#entries.delete(address);
      throw error;
    }
  }

  #dropOldest(): void {
    for (const address of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries) return;
      this.#entries.delete(address);
    }
  }
}

/** A page that has not changed since the last time is not compressed again. */
async function renderPage(render: Render, previous?: PublicPage): Promise<PublicPage | undefined> {
  const html = await render();
  if (html === undefined) return undefined;
  const identity = new Uint8Array(Buffer.from(html));
  const etag = `"${createHash('sha256').update(html.replaceAll(moments, '')).digest('base64url').slice(0, 22)}"`;
  if (previous?.etag === etag) return previous;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
    promisify(gzip)(identity),
  ]);
  return {
    etag,
    scriptHashes: inlineScriptHashes(html),
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(zipped) },
  };
}

/** The answer that this reader can read, or 304 when the page they have is this one. */
export function respondWithPublicPage(
  { etag, bodies }: PublicPage,
  request: Request,
  headers: Headers,
): Response {
  // A shared cache may send another form of the same page; the tag names the page, so it is a weak one.
  const tag = `W/${etag}`;
  headers.set('etag', tag);
  headers.set('vary', 'accept-encoding');
  headers.set('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  const known = request.headers.get('if-none-match') ?? '';
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  headers.set('content-type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = bodies[encoding];
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { headers });
}

/** The best encoding among those the reader names; one that is refused with `q=0` is not named. */
export function encodingFor(accepted: string | null): Encoding {
  const named = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim()),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
}
