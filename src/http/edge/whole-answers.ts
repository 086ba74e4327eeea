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
import { DocumentWriter } from '#ssr/document-writer.ts';
import { acceptedEncoding, type Compressed } from './accepted-encoding.ts';

/** A body in memory, for the first who takes it: what was written is theirs alone. */
type HeldBody = () => DocumentWriter | string | undefined;

/** Of an answer that was made whole: its text. */
const bodies = new WeakMap<Response, HeldBody>();

/**
 * The text of an answer, which is let go of: what lies in a weak map stays at the next collection of what is young, even where nothing
 * asks for it any more, and lies among what is old then. Of answers that is their largest piece of memory.
 */
function takeBody(answer: Response): DocumentWriter | string | undefined {
  const take = bodies.get(answer);
  bodies.delete(answer);
  return take?.();
}

function heldBody(body: DocumentWriter | string): HeldBody {
  let held: DocumentWriter | string | undefined = body;
  return () => {
    const taken = held;
    held = undefined;
    return taken;
  };
}

/** What was written, for the reader of an answer that was derived from this one. */
const asStream = (take: HeldBody): ReadableStream =>
  new ReadableStream(
    {
      pull(controller) {
        const written = take();
        if (!written || typeof written === 'string') {
          controller.error(new Error('This body was sent already.'));
          return;
        }
        controller.enqueue(copyOf(written.bytes));
        controller.close();
        written.free();
      },
    },
    // Not before it is read.
    { highWaterMark: 0 },
  );

/**
 * An answer whose body is in memory already: it is compressed in one go, and its length is known. A body that was written is the
 * answer's from now on.
 */
export function wholeAnswer(body: DocumentWriter | string, init: ResponseInit): Response {
  const take = heldBody(body);
  const answer = new Response(typeof body === 'string' ? body : asStream(take), init);
  bodies.set(answer, take);
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

const copyOf = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** A text in bytes, in a place that is the caller's to free. */
function writtenText(text: string): DocumentWriter {
  const writer = new DocumentWriter();
  writer.write(text);
  return writer;
}

const compress = async (
  bytes: Buffer,
  { now, aside, asideFromBytes }: Compression,
): Promise<Uint8Array<ArrayBuffer>> =>
  // Another thread reads them while the next text comes.
  copyOf(bytes.length < asideFromBytes ? now(bytes) : await aside(Buffer.from(bytes)));

/** Compresses complete answers. The usual way is by streams, but a stream costs more than the compression itself. */
export const compressWhole = createMiddleware(async (context, next) => {
  await next();
  const { res, req } = context;
  const body = takeBody(res);
  if (body === undefined) return;
  const written = typeof body === 'string' ? writtenText(body) : body;
  const { bytes } = written;
  if (req.method === 'HEAD') {
    // Its head is all that is sent.
  } else if (typeof body === 'string' && bytes.length < leastBytes) {
    res.headers.set('content-length', String(bytes.length));
  } else {
    const answer = await answerOf(bytes, res, req.header('accept-encoding') ?? null);
    // Without this the headers of the first answer would be put over those of the second.
    context.res = undefined;
    context.res = answer;
  }
  written.free();
});

/** What is sent in the place of this answer, whose bytes are free afterwards. */
async function answerOf(bytes: Buffer, { status, headers }: Response, accepted: string | null) {
  const sentHeaders = new Headers(headers);
  sentHeaders.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(accepted, offered);
  const sent =
    encoding === 'identity' ? copyOf(bytes) : await compress(bytes, compressions[encoding]);
  if (encoding !== 'identity') sentHeaders.set('content-encoding', encoding);
  sentHeaders.set('content-length', String(sent.length));
  return new Response(sent, { status, headers: sentHeaders });
}
