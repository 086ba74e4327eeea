import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { respondWithProblem } from './problems.ts';

/** What any request but an upload may bring. */
export const maxBodyBytes = 256 * 1024;

/**
 * Receives a request's body completely before it is handled, within a size and a time, so that a slow client occupies
 * only its own connection. Later middleware gets the same request with its body in memory.
 */
export const receiveBody = (options: {
  isLeftAlone: (context: Context) => boolean;
  onReplaced: (from: Request, to: Request) => void;
  timeoutMs: number;
}) => {
  const { isLeftAlone, onReplaced, timeoutMs } = options;
  return createMiddleware(async (context, next) => {
    const request = context.req.raw;
    // These have none, and asking for it makes a whole request of what Node knows of it.
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    if (request.body === null || isLeftAlone(context)) return next();
    const body = await readBody(request, maxBodyBytes, timeoutMs);
    if (body === 'too-large') {
      return respondWithProblem(
        context,
        {
          code: 'TOO_LARGE',
          status: 413,
          detail: 'The request is larger than anything this address takes.',
        },
        { connection: 'close' },
      );
    }
    if (body === 'too-slow') {
      return respondWithProblem(
        context,
        {
          code: 'REQUEST_TIMEOUT',
          status: 408,
          detail: 'The request took too long to arrive. Please try again.',
        },
        { connection: 'close' },
      );
    }
    const { url, method, headers, signal } = request;
    // A body that is there and empty is not the same as none, to anyone who reads its type.
    const received = new Request(url, {
      ...{ method, headers, signal },
      ...(body.length > 0 ? { body } : {}),
    });
    onReplaced(request, received);
    context.req.raw = received;
    return next();
  });
};

/** Reads a body up to `maxBytes` and `timeoutMs`; what comes after that is not taken. */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'too-slow'> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large';
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const { promise: late, resolve: giveUp } = Promise.withResolvers<'too-slow'>();
  const timer = setTimeout(() => giveUp('too-slow'), timeoutMs);
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late]);
      if (read === 'too-slow') return read;
      if (read.done) return joined(parts, length);
      length += read.value.length;
      if (length > maxBytes) return 'too-large';
      parts.push(read.value);
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
