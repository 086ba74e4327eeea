import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const bodies = new WeakMap<Response, string>();

/** An answer whose body is in memory already: it is compressed in one go, and its length is known. */
export function wholeAnswer(body: string, init: ResponseInit): Response {
  const answer = new Response(body, init);
  bodies.set(answer, body);
  return answer;
}

/** What is shorter comes in one packet, compressed or not. */
const leastBytes = 1024;

/** One way to compress, here and now or in another thread. */
interface Compression {
  now: (bytes: Buffer) => Buffer;
  aside: (bytes: Buffer) => Promise<Buffer>;
  /** What is shorter takes some tenths of a millisecond: to hand it to another thread takes as long. */
  asideFromBytes: number;
}

// A third of the time of gzip, and a seventh less to send. What one reader is sent once is not worth more.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
// Of a text, a quarter less time than at the usual level of 6, for 3 % more to send.
const middling = { level: 4 };
const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)];

const compressions: Record<Exclude<Encoding, 'identity'>, Compression> = {
  br: {
    now: (bytes) => brotliCompressSync(bytes, quick),
    aside: (bytes) => brotliAside(bytes, quick),
    asideFromBytes: 256 * 1024,
  },
  gzip: {
    now: (bytes) => gzipSync(bytes, middling),
    aside: (bytes) => gzipAside(bytes, middling),
    asideFromBytes: 64 * 1024,
  },
};

const compress = async (
  bytes: Buffer,
  { now, aside, asideFromBytes }: Compression,
): Promise<Buffer> => (bytes.length < asideFromBytes ? now(bytes) : aside(bytes));

/** Compresses answers that are whole. The usual way is by streams, each of which costs more than the work itself. */
export const compressWhole = createMiddleware(async (context, next) => {
  await next();
  const { res, req } = context;
  const body = bodies.get(res);
  if (body === undefined || req.method === 'HEAD') return;
  const bytes = Buffer.from(body);
  const headers = new Headers(res.headers);
  const isLong = bytes.length >= leastBytes;
  if (isLong) headers.append('vary', 'Accept-Encoding');
  const encoding = isLong ? acceptedEncoding(req.header('accept-encoding') ?? null) : 'identity';
  const sent = encoding === 'identity' ? bytes : await compress(bytes, compressions[encoding]);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(sent.length));
  // Without this the headers of the first answer would be put over those of the second.
  context.res = undefined;
  context.res = new Response(new Uint8Array(sent), { status: res.status, headers });
});
