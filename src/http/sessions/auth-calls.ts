import type { z } from 'zod';
import {
  type AuthPath,
  authRequestSchemas,
} from '#features/identity/accounts/rules/auth-requests.ts';
import type { Auth } from '#features/identity/accounts/server/auth.ts';
import { clientAddressHeader } from '#features/identity/accounts/server/auth-library.ts';
import { passwordForgotten } from '#features/identity/accounts/server/jobs.ts';
import { signUpByIdentity } from '#features/identity/sign-in-providers/server/commands/sign-up.ts';
import { cookieName, cookieValue, signUpCookieName } from '#lib/auth/session-token.ts';
import type { Services } from '#server/services.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import { problemResponse } from '../edge/problems.ts';
import { noteAuthCall } from '../edge/security-events.ts';
import { authAnswer, hiddenCookie } from './auth-answers.ts';
import { knownDevices } from './known-devices.ts';

/** Who makes the call: the request's own headers (cookies, origin, browser), and its proven address. */
export interface AuthCaller {
  headers: Headers;
  address: string;
}

/**
 * Parses the body, counts the attempt, and only then signs up or asks the auth library, with what was parsed. The body
 * may come from wherever: JSON at /auth/v1, or a form that was sent without scripts (`Object.fromEntries(await
 * request.formData())`). Its keys are those of `authRequestSchemas`, and any other is refused.
 *
 * Answers 200 with cookies, or a problem with `code` and `detail`: 400 `INVALID_INPUT`, 429 `TOO_MANY_ATTEMPTS` with
 * `Retry-After`, or another refusal. A caller that redirects instead hands on `response.headers.getSetCookie()`. Faults
 * are thrown.
 */
export type AuthCall = (path: AuthPath, body: unknown, caller: AuthCaller) => Promise<Response>;

type SignUpBody = z.output<(typeof authRequestSchemas)['/sign-up/email']>;

type MicrosoftSignUpBody = z.output<(typeof authRequestSchemas)['/sign-up/microsoft']>;

const isSignUp = (data: object): data is SignUpBody => 'userType' in data && 'password' in data;
const isMicrosoftSignUp = (data: object): data is MicrosoftSignUpBody => 'waitingId' in data;

type ResetRequest = z.output<(typeof authRequestSchemas)['/request-password-reset']>;
const isResetRequest = (path: AuthPath, _data: object): _data is ResetRequest =>
  path === '/request-password-reset';

/** The one way to what people do about their accounts without being signed in, so that nothing goes uncounted. */
export function createAuthCall(options: {
  services: Pick<Services, 'publicUrl' | 'keys' | 'log' | 'write' | 'jobs' | 'clock'> & {
    auth: Auth;
  };
  attempts: AttemptCounter;
}): AuthCall {
  const { services, attempts } = options;
  const { auth, publicUrl } = services;
  const devices = knownDevices(services);

  async function signUp(body: SignUpBody, caller: AuthCaller): Promise<Response> {
    const intentKey = caller.headers.get('idempotency-key');
    const outcome = await auth.signUp(body, intentKey, circumstancesOf(caller));
    if ('refused' in outcome) {
      const { code, message } = outcome.refused;
      return problemResponse({ code, status: 400, detail: message });
    }
    return signedUp(outcome.browserToken);
  }

  async function signUpByMicrosoft(
    { waitingId, ...request }: MicrosoftSignUpBody,
    caller: AuthCaller,
  ): Promise<Response> {
    const { headers } = caller;
    const browserToken = await signUpByIdentity(
      services,
      {
        waitingId,
        browserToken:
          cookieValue(headers.get('cookie'), cookieName(publicUrl, 'microsoft')) ?? undefined,
        intentKey: headers.get('idempotency-key'),
        circumstances: circumstancesOf(caller),
      },
      request,
    );
    if (browserToken !== null) return signedUp(browserToken);
    return problemResponse({
      code: 'SIGN_UP_NOT_FOUND',
      status: 400,
      detail: 'This form has run out. Please sign in with Microsoft again.',
    });
  }

  /** The same for whichever address, known or not. */
  function signedUp(browserToken: string): Response {
    const response = Response.json({ status: true }, { headers: { 'cache-control': 'no-store' } });
    const cookie = { publicUrl, path: '/', seconds: signUpCookieSeconds };
    response.headers.append(
      'set-cookie',
      hiddenCookie(signUpCookieName(publicUrl), browserToken, cookie),
    );
    return response;
  }

  /** The same for whichever address, and as fast: a job finds out whether it has an account. */
  async function letReset({ email, next = '' }: ResetRequest): Promise<Response> {
    await services.write((tx) => services.jobs.enqueue(tx, passwordForgotten, { email, next }));
    return Response.json({ status: true }, { headers: { 'cache-control': 'no-store' } });
  }

  const askLibrary = async (path: AuthPath, body: object, { headers, address }: AuthCaller) =>
    authAnswer(
      await auth.handle(
        new Request(`${publicUrl}/auth/v1${path}`, {
          method: 'POST',
          headers: handedOn(headers, address),
          body: JSON.stringify(body),
        }),
      ),
    );

  function carryOut(path: AuthPath, data: object, caller: AuthCaller): Promise<Response> {
    if (isMicrosoftSignUp(data)) return signUpByMicrosoft(data, caller);
    if (isSignUp(data)) return signUp(data, caller);
    return isResetRequest(path, data) ? letReset(data) : askLibrary(path, data, caller);
  }

  const answer: AuthCall = async (path, body, caller) => {
    const parsed = authRequestSchemas[path].safeParse(body);
    if (!parsed.success) {
      return problemResponse({
        code: 'INVALID_INPUT',
        status: 400,
        detail: parsed.error.issues[0]?.message ?? 'The form is not complete.',
      });
    }
    const { data } = parsed;
    const account = 'email' in data ? data.email : undefined;
    const deviceId =
      account && path === '/sign-in/email' ? devices.find(caller.headers, account) : null;
    const attempt = { account, deviceId, addressGroup: addressGroup(caller.address) };
    const wait = await attempts.count(path, attempt);
    if (wait !== null) return tooManyAttempts(wait);
    const response = await carryOut(path, data, caller);
    if (path === '/sign-in/email' && response.ok && account) {
      await attempts.forgive(path, attempt);
      response.headers.append('set-cookie', devices.remember(caller.headers, account));
    }
    return response;
  };

  return async (path, body, caller) => {
    const response = await answer(path, body, caller);
    await noteAuthCall(services, { path, body, address: caller.address, response });
    return response;
  };
}

/** Where a sign-up comes from. */
const circumstancesOf = ({ headers, address }: AuthCaller) => ({
  address,
  language: headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim().slice(0, 35) || null,
  browser: headers.get('user-agent')?.slice(0, 300) || null,
});

/** A little longer than the link in the mail. */
export const signUpCookieSeconds = 25 * 60 * 60;

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
const tooManyAttempts = (wait: number): Response =>
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
