import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Clock } from '#lib/clock.ts';
import type { Account } from './account.ts';
import { ApiProblem } from './api-problem.ts';
import { allCalls } from './calls/all-calls.ts';
import type { Call } from './calls/call.ts';
import { keyLifeMs } from './commit.ts';
import { apiVersion } from './events.ts';
import { expanded } from './expand.ts';
import { newId } from './ids.ts';
import { readParameters } from './parameters.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Store } from './store.ts';
import { carryOut } from './work.ts';

/** Refuses a request, with 401, that does not carry the secret key as its bearer token. */
function requireKey(authorization: string | undefined, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (given && timingSafeEqual(digest(given), digest(secretKey))) return;
  throw new ApiProblem(401, {
    type: 'invalid_request_error',
    message: given
      ? 'Invalid API Key provided.'
      : 'You did not provide an API key. Send it as a Bearer token in the Authorization header.',
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface ApiSettings {
  store: Store;
  secretKey: string;
  account: Account;
  clock: Clock;
  rateLimit: RateLimit;
  /** Settled before the first request is answered. */
  ready: () => Promise<void>;
  /** Called after events may have been written. */
  onEvents: () => void;
  onFault: (error: unknown) => void;
}

const longestKey = 255;

/** The part of Stripe's REST API that the product uses, under `/v1`. */
export function createApi(settings: ApiSettings): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    c.header('request-id', newId('req', 14));
    c.header('stripe-version', apiVersion);
    requireKey(c.req.header('authorization'), settings.secretKey);
    await settings.ready();
    settings.rateLimit.take();
    await next();
  });

  for (const [name, act] of Object.entries(allCalls)) {
    const [method = '', address = ''] = name.split(' ');
    app.on(method, address.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(c, settings, name, act));
  }

  app.notFound((c) => {
    const { status, body } = unknownAddress(c.req.method, c.req.path);
    return c.json(body, status);
  });
  app.onError((error, c) => {
    if (error instanceof ApiProblem) {
      // The SDK retries this status.
      const tooMany = 429;
      if (error.status === tooMany) c.header('stripe-should-retry', 'true');
      return c.json(error.body, error.status);
    }
    settings.onFault(error);
    return c.json({ error: { type: 'api_error', message: 'The local Stripe failed.' } }, 500);
  });
  return app;
}

async function answer(c: Context, settings: ApiSettings, name: string, act: Call) {
  const { store, clock, account } = settings;
  const isRead = c.req.method === 'GET';
  const sent = isRead ? new URL(c.req.url).search.slice(1) : await c.req.text();
  const key = isRead ? undefined : c.req.header('idempotency-key');
  if (key !== undefined && key.length > longestKey) {
    throw new ApiProblem(400, {
      type: 'invalid_request_error',
      message: `Idempotency keys can be at most ${longestKey} characters.`,
    });
  }
  const now = clock.now();
  const fingerprint = fingerprintOf(c.req.method, c.req.path, sent);
  if (key !== undefined) {
    c.header('idempotency-key', key);
    const earlier = await findEarlier(store, { key, fingerprint, now });
    if (earlier) return replay(c, earlier);
  }
  const { expand, ...parameters } = readParameters(name, sent, {
    // Who names no version gets that of the account, and may write as before.
    isEarlier: c.req.header('stripe-version') === undefined,
  });
  const paths = Array.isArray(expand) ? expand.map(String) : [];
  const options = {
    account,
    now,
    request: { id: c.res.headers.get('request-id') ?? '', idempotencyKey: key },
    remember: key
      ? (status: number, body: unknown) => ({ key, fingerprint, status, answer: body })
      : undefined,
    // Another request was quicker with this key: its answer is returned.
    isAnswered: () => (key ? findEarlier(store, { key, fingerprint, now }) : Promise.resolve(null)),
  };
  const done = await carryOut(store, options, async (work) =>
    expanded(store, await act(work, parameters, c.req.param()), paths),
  );
  if (!isRead) settings.onEvents();
  if ('earlier' in done) return replay(c, done.earlier);
  return c.json(done.answer);
}

interface Earlier {
  status: number;
  answer: unknown;
}

async function findEarlier(
  store: Store,
  { key, fingerprint, now }: { key: string; fingerprint: string; now: Date },
): Promise<Earlier | null> {
  const earlier = await store.findAnswer(key, new Date(now.getTime() - keyLifeMs));
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw new ApiProblem(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  return earlier;
}

function replay(c: Context, { status, answer: body }: Earlier) {
  c.header('idempotent-replayed', 'true');
  const paymentRequired = 402;
  return c.json(body as object, status === paymentRequired ? paymentRequired : 200);
}

const fingerprintOf = (method: string, path: string, sent: string): string =>
  createHash('sha256').update(`${method} ${path}\n${sent}`).digest('hex');

const unknownAddress = (method: string, path: string): ApiProblem =>
  new ApiProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
