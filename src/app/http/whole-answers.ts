import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptedEncoding, type Compressed } from './accepted-encoding.ts';

/** Of an answer that was made whole: its text. */
const bodies = new WeakMap<Response, readonly string[]>();

/**
 * The text of an answer, which is let go of: what lies in a weak map stays at the next collection of what is young, even where nothing
 * asks for it any more, and lies among what is old then. Of pages that is their largest piece of memory.
 */
function takeBody(answer: Response): readonly string[] | undefined {
  const parts = bodies.get(answer);
  bodies.delete(answer);
  return parts;
}

/**
 * An answer whose body is in memory already: it is compressed in one go, and its length is known. A long text with something before it
 * is given in parts, for the engine would copy it to join them.
 */
export function wholeAnswer(parts: readonly string[], init: ResponseInit): Response {
  const answer = new Response(joined(parts), init);
  bodies.set(answer, parts);
  return answer;
}

/** A sum, which the engine puts together only where somebody reads it; `join` does so at once. */
const joined = (parts: readonly string[]): string => parts.reduce((text, part) => text + part);

/** What is shorter comes in one packet, compressed or not. */
const leastBytes = 1024;

/** One way to compress, here and now or in another thread. */
interface Compression {
  now: (bytes: Buffer) => Buffer;
  aside: (bytes: Buffer) => Promise<Buffer>;
  /** What is shorter takes some tenths of a millisecond: to hand it to another thread takes as long. */
  asideFromBytes: number;
}

// A quarter to a half less time than brotli at its quickest, and 4 to 9 % less to send; most browsers read it.
const quickest = { params: { [constants.ZSTD_c_compressionLevel]: 2 } };
// A third of the time of gzip, and a seventh less to send. What one reader is sent once is not worth more. Looking back by 256 KiB is all
// that there is of most, and takes a sixteenth of the usual memory.
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
// Of a text, a quarter less time than at the usual level of 6, for 3 % more to send.
const middling = { level: 4 };
const [zstdAside, brotliAside, gzipAside] = [
  promisify(zstdCompress),
  promisify(brotliCompress),
  promisify(gzip),
];

const compressions: Record<Compressed, Compression> = {
  zstd: {
    now: (bytes) => zstdCompressSync(bytes, quickest),
    aside: (bytes) => zstdAside(bytes, quickest),
    asideFromBytes: 256 * 1024,
  },
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

/** In the order in which they are taken. */
const offered = ['zstd', 'br', 'gzip'] as const;

/** Where texts become bytes: new memory for each page would be cleared by the system first, and given back at once. */
const workplace = Buffer.allocUnsafeSlow(768 * 1024);
/** No character takes more. */
const bytesOfUnit = 3;

/** The text in bytes, which stand in the work place until the next text comes. */
function bytesOf(parts: readonly string[]): Buffer {
  let units = 0;
  for (const part of parts) units += part.length;
  if (units * bytesOfUnit > workplace.length) return Buffer.from(joined(parts));
  let length = 0;
  for (const part of parts) length += workplace.write(part, length);
  return workplace.subarray(0, length);
}

const copyOf = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const compress = async (
  bytes: Buffer,
  { now, aside, asideFromBytes }: Compression,
): Promise<Uint8Array<ArrayBuffer>> =>
  // Another thread reads them while the next text comes.
  copyOf(bytes.length < asideFromBytes ? now(bytes) : await aside(Buffer.from(bytes)));

/** Compresses answers that are whole. The usual way is by streams, each of which costs more than the work itself. */
export const compressWhole = createMiddleware(async (context, next) => {
  await next();
  const { res, req } = context;
  const parts = takeBody(res);
  if (parts === undefined || req.method === 'HEAD') return;
  const bytes = bytesOf(parts);
  if (bytes.length < leastBytes) {
    res.headers.set('content-length', String(bytes.length));
    return;
  }
  const headers = new Headers(res.headers);
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(req.header('accept-encoding') ?? null, offered);
  const sent =
    encoding === 'identity' ? copyOf(bytes) : await compress(bytes, compressions[encoding]);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(sent.length));
  // Without this the headers of the first answer would be put over those of the second.
  context.res = undefined;
  context.res = new Response(sent, { status: res.status, headers });
});
