import { Hono } from 'hono';
import { type Auth, clientAddressHeader } from '#features/accounts/server/auth.ts';
import type { AttemptCounter } from './attempt-limits.ts';
import { addressGroup } from './client-address.ts';
import { respondWithProblem } from './problems.ts';

// Everything else the library could answer stays closed until a screen needs it.
const openPaths: Record<string, 'GET' | 'POST'> = {
  '/sign-up/email': 'POST',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/send-verification-email': 'POST',
  '/verify-email': 'GET',
  '/request-password-reset': 'POST',
  '/reset-password': 'POST',
  '/get-session': 'GET',
};

/** The auth library behind our own edge: a list of open paths, counted attempts, a proven address. */
export function authRoutes(options: {
  auth: Auth;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}): Hono {
  const { auth, attempts, addressOf } = options;
  return new Hono().all('/auth/v1/*', async (context) => {
    const path = context.req.path.slice('/auth/v1'.length);
    if (openPaths[path] !== context.req.method) {
      return respondWithProblem(context, {
        code: 'NOT_FOUND',
        status: 404,
        detail: 'There is nothing at this address.',
      });
    }
    const address = addressOf(context.req.raw);
    const account = context.req.method === 'POST' ? await accountIn(context.req.raw) : undefined;
    const wait = await attempts.count(path, account, addressGroup(address));
    if (wait !== null) {
      return respondWithProblem(
        context,
        {
          code: 'TOO_MANY_ATTEMPTS',
          status: 429,
          detail: `Too many attempts. Please try again in ${inWords(wait)}.`,
        },
        { 'retry-after': String(wait) },
      );
    }
    const headers = new Headers(context.req.raw.headers);
    headers.set(clientAddressHeader, address);
    const response = await auth.handle(new Request(context.req.raw, { headers }));
    if (path === '/sign-in/email' && response.ok && account) await attempts.forgive(path, account);
    return response;
  });
}

async function accountIn(request: Request): Promise<string | undefined> {
  try {
    const body: unknown = await request.clone().json();
    if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
    return typeof body.email === 'string' ? body.email.slice(0, 320) : undefined;
  } catch {
    return undefined;
  }
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
