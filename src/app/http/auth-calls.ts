import { type AuthPath, authRequestSchemas } from '#features/accounts/rules/auth-requests.ts';
import { type Auth, clientAddressHeader } from '#features/accounts/server/auth.ts';
import type { AttemptCounter } from './attempt-limits.ts';
import { addressGroup } from './client-address.ts';
import { problemResponse } from './problems.ts';

/** Who makes the call: the request's own headers (cookies, origin, browser), and its proven address. */
export interface AuthCaller {
  headers: Headers;
  address: string;
}

/**
 * Parses the body, counts the attempt, and only then asks the auth library, with what was parsed. The body may come
 * from wherever: JSON at /auth/v1, or a form that was sent without scripts (`Object.fromEntries(await
 * request.formData())`); its keys are those of `authRequestSchemas`, and any other is refused.
 *
 * Answers what the library does, cookies included: 200, or a problem with `code` and `detail`: 400 `INVALID_INPUT`,
 * 429 `TOO_MANY_ATTEMPTS` with `Retry-After`, or the library's own refusal. A caller that redirects instead hands on
 * `response.headers.getSetCookie()`.
 */
export type AuthCall = (path: AuthPath, body: unknown, caller: AuthCaller) => Promise<Response>;

/** The one way to the auth library's writes, so that nothing reaches it uncounted. */
export function createAuthCall(options: {
  auth: Auth;
  attempts: AttemptCounter;
  publicUrl: string;
}): AuthCall {
  const { auth, attempts, publicUrl } = options;
  return async (path, body, { headers, address }) => {
    const parsed = authRequestSchemas[path].safeParse(body);
    if (!parsed.success) {
      return problemResponse({
        code: 'INVALID_INPUT',
        status: 400,
        detail: parsed.error.issues[0]?.message ?? 'The form is not complete.',
      });
    }
    const account = 'email' in parsed.data ? parsed.data.email : undefined;
    const wait = await attempts.count(path, account, addressGroup(address));
    if (wait !== null) return tooManyAttempts(wait);
    const response = await auth.handle(
      new Request(`${publicUrl}/auth/v1${path}`, {
        method: 'POST',
        headers: handedOn(headers, address),
        body: JSON.stringify(parsed.data),
      }),
    );
    if (path === '/sign-in/email' && response.ok && account) await attempts.forgive(path, account);
    return response;
  };
}

// What the library reads of a request; the rest describes a body that it does not get.
const handedOnHeaders = ['cookie', 'origin', 'referer', 'user-agent'];

function handedOn(from: Headers, address: string): Headers {
  const headers = new Headers({
    'content-type': 'application/json',
    [clientAddressHeader]: address,
  });
  for (const name of handedOnHeaders) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** The answer to one attempt too many; `wait` in seconds. */
export const tooManyAttempts = (wait: number): Response =>
  problemResponse(
    {
      code: 'TOO_MANY_ATTEMPTS',
      status: 429,
      detail: `Too many attempts. Please try again in ${inWords(wait)}.`,
    },
    { 'retry-after': String(wait) },
  );

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
