import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#lib/clock.ts';
import { acceptedEncoding } from '../edge/accepted-encoding.ts';
import { speculationRulesPath } from '../files/speculation-routes.ts';

/** In which a page is kept: compressed once for many, the smallest first. */
const keptEncodings = ['br', 'gzip'] as const;

/** What the renderer has answered for a page, read to its end. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The content security policy that goes with this document, and with no other. */
  policy: string;
  /** It shows amounts in its reader's currency. */
  isPriced: boolean;
}

/** A shared page (the same document for every reader), in each form in which it is sent. */
export interface PublicPage {
  status: 200;
  /** Names the document and its policy: anyone who has this tag has both. */
  etag: string;
  policy: string;
  isPriced: boolean;
  bodies: Readonly<Record<(typeof keptEncodings)[number] | 'identity', Uint8Array<ArrayBuffer>>>;
}

type Answer = PublicPage | RenderedPage;
type Render = () => Promise<RenderedPage>;

interface Entry {
  answer: Promise<Answer>;
  renderedAt: number;
  isRenewing: boolean;
}

const freshMs = 5000;
const staleMs = 30_000;
const maxEntries = 500;
// Between the quick end and the thorough one: some 3 ms for a page, and about a tenth larger than the best.
const brotliQuality = 6;

/**
 * Keeps the shared pages: rendering one costs more than ten times as much as
 * sending it. After some seconds a page is rendered again in the background. After half a minute the old one is no
 * longer served. Concurrent readers wait for one rendering.
 */
export class PublicPages {
  readonly #entries = new LRUCache<string, Entry>({ max: maxEntries });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The page at this address, from memory or by `render`; what is not a page (not 200) or fails is not kept. */
  get(address: string, render: Render): Promise<Answer> {
    const entry = this.#entries.get(address);
    const age = entry ? this.#clock.now().getTime() - entry.renderedAt : Number.POSITIVE_INFINITY;
    // A clock that was set back says nothing about the age of a page.
    if (!entry || age > staleMs || age < 0) return this.#keep(address, renderPage(render));
    if (age > freshMs && !entry.isRenewing) {
      entry.isRenewing = true;
      void this.#renew(address, render, entry);
    }
    return entry.answer;
  }

  /** Anyone who comes when the page is too old meets a failure; until then the old one is good. */
  async #renew(address: string, render: Render, entry: Entry): Promise<void> {
    try {
      const answer = await renderPage(render, await entry.answer);
      await this.#keep(address, Promise.resolve(answer));
    } catch {
      entry.isRenewing = false;
    }
  }

  async #keep(address: string, answer: Promise<Answer>): Promise<Answer> {
    const renderedAt = this.#clock.now().getTime();
    const entry: Entry = { answer, renderedAt, isRenewing: false };
    this.#entries.set(address, entry);
    try {
      const rendered = await answer;
      if (!isKept(rendered)) this.#drop(address, entry);
      return rendered;
    } catch (error) {
      this.#drop(address, entry);
      throw error;
    }
  }

  /** Not what has been put in its place meanwhile. */
  #drop(address: string, entry: Entry): void {
    if (this.#entries.peek(address) === entry) this.#entries.delete(address);
  }
}

const isKept = (answer: Answer): answer is PublicPage => 'etag' in answer;

/** A page that has not changed since the last time is not compressed again. */
async function renderPage(render: Render, previous?: Answer): Promise<Answer> {
  const rendered = await render();
  if (rendered.status !== 200) return rendered;
  const { html, policy, isPriced } = rendered;
  const digest = createHash('sha256').update(policy).update('\0').update(html).digest('base64url');
  const etag = `"${digest.slice(0, 22)}"`;
  if (previous && isKept(previous) && previous.etag === etag) return previous;
  const identity = new Uint8Array(Buffer.from(html));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
    promisify(gzip)(identity),
  ]);
  const bodies = { identity, br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
  return { status: 200, etag, policy, isPriced, bodies };
}

/** The answer that this reader can read, or 304 when the page they have is this one. */
export function respondWithPublicPage(answer: Answer, request: Request): Response {
  if (!isKept(answer)) return respondWithoutKeeping(answer);
  const { etag, policy, isPriced, bodies } = answer;
  const headers = new Headers({
    'content-security-policy': policy,
    // A shared cache may send another form of the same page; the tag names the page, so it is a weak one.
    etag: `W/${etag}`,
    // Amounts are rendered in the reader's currency: of their language, or the one their cookie names.
    vary: isPriced ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'speculation-rules': `"${speculationRulesPath}"`,
  });
  const known = request.headers.get('if-none-match') ?? '';
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'), keptEncodings);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = bodies[encoding];
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { headers });
}

/** A page that is missing, has moved or has failed: sent as it is and not cached. */
function respondWithoutKeeping({ status, headers: own, html, policy }: RenderedPage): Response {
  const headers = new Headers(own);
  headers.set('content-security-policy', policy);
  headers.set('cache-control', 'private, no-store');
  return new Response(html === '' ? null : html, { status, headers });
}
