import { Hono } from 'hono';
import { isAuthPath } from '#features/identity/accounts/rules/auth-requests.ts';
import type { Auth } from '#features/identity/accounts/server/auth.ts';
import { clientAddressHeader } from '#features/identity/accounts/server/auth-library.ts';
import { respondNotFound, respondWithProblem } from '../edge/problems.ts';
import { authAnswer } from './auth-answers.ts';
import type { AuthCall } from './auth-calls.ts';

/** The auth library behind our own edge: a list of open paths, counted attempts, a proven address. */
export function authRoutes(options: {
  auth: Auth;
  callAuth: AuthCall;
  addressOf: (request: Request) => string;
}): Hono {
  const { auth, callAuth, addressOf } = options;
  return new Hono().all('/auth/v1/*', async (context) => {
    const { method } = context.req;
    const request = context.req.raw;
    const path = context.req.path.slice('/auth/v1'.length);
    if (method === 'GET' && path === '/get-session') {
      const headers = new Headers(request.headers);
      headers.set(clientAddressHeader, addressOf(request));
      return authAnswer(await auth.handle(new Request(request, { headers })));
    }
    // Everything else the library could answer stays closed until a screen needs it.
    if (method !== 'POST' || !isAuthPath(path)) return respondNotFound(context);
    if (!isJson(request.headers.get('content-type'))) {
      return respondWithProblem(context, {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        status: 415,
        detail: 'This address takes application/json and nothing else.',
      });
    }
    const body: unknown = await request.json().catch(() => undefined);
    return callAuth(path, body, { headers: request.headers, address: addressOf(request) });
  });
}

const isJson = (contentType: string | null): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
