import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptedEncoding, type Compressed } from './accepted-encoding.ts';

/** Of an answer that was made whole: its text. */
const texts = new WeakMap<Response, string>();

/** An answer whose body is in memory already: it is compressed in one go, and its length is known. */
export function wholeAnswer(text: string, init: ResponseInit): Response {
  const answer = new Response(text, init);
  texts.set(answer, text);
  return answer;
}

/** What is shorter comes in one packet, compressed or not. */
const leastBytes = 1024;

// Brotli at its quickest takes a third of the time of gzip, for a seventh less to send.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressions: Record<Compressed, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, brotliOptions),
  gzip: (bytes) => zip(bytes),
};

/** In the order of preference. */
const offered = ['br', 'gzip'] as const;

/** Compresses answers that are whole; other answers are compressed as streams. */
export const compressWhole = createMiddleware(async (context, next) => {
  await next();
  const { res, req } = context;
  const text = texts.get(res);
  // A text that stayed in the map would outlive the next collection of what is young.
  texts.delete(res);
  if (text === undefined || req.method === 'HEAD') return;
  const bytes = Buffer.from(text);
  if (bytes.length < leastBytes) {
    res.headers.set('content-length', String(bytes.length));
    return;
  }
  const encoding = acceptedEncoding(req.header('accept-encoding') ?? null, offered);
  const body = encoding === 'identity' ? bytes : await compressions[encoding](bytes);
  const headers = new Headers(res.headers);
  headers.append('vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  // Without this the headers of the first answer would be put over those of the second.
  context.res = undefined;
  context.res = new Response(new Uint8Array(body), { status: res.status, headers });
});
