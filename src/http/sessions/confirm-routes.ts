import { type Context, Hono } from 'hono';
import { presentSignIn } from '#access/viewer.ts';
import type { AppContext } from '#app/services.ts';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import type { Auth } from '#features/identity/accounts/server/auth.ts';
import { cookieValue, signUpCookieName } from '#lib/auth/session-token.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import type { AuthCall } from './auth-calls.ts';

const path = '/auth/confirm';

/**
 * What the page of a confirmation link sends: plain forms, so that it works without scripts. The page itself, and
 * whatever else reads the link, confirms nothing.
 */
export function confirmRoutes(options: {
  auth: Auth;
  attempts: AttemptCounter;
  callAuth: AuthCall;
  publicUrl: string;
  addressOf: (request: Request) => string;
  contextOf: (context: Context) => Promise<AppContext>;
}): Hono {
  const { auth, attempts, callAuth, publicUrl, addressOf, contextOf } = options;

  async function confirm(context: Context, form: Form): Promise<URLSearchParams | string> {
    const token = form.token ?? '';
    const password = form.password || undefined;
    // A token of ours names its sign-up before the dot; the passwords of one are counted together.
    const account = password ? token.split('.')[0] : undefined;
    const address = addressOf(context.req.raw);
    const group = addressGroup(address);
    const wait = await attempts.count(path, { account, addressGroup: group });
    if (wait !== null) return new URLSearchParams({ token, problem: 'too-many-attempts' });
    const browserToken = cookieValue(context.req.header('cookie'), signUpCookieName(publicUrl));
    const { viewer, userAgent, setSessionCookie, log } = await contextOf(context);
    const isSignedOut = !presentSignIn(viewer) && !viewer.lookingIn;
    const found = await auth.confirmAddress({
      token,
      browserToken: browserToken ?? undefined,
      password,
      signedOut: isSignedOut ? { userAgent, address } : undefined,
    });
    if (found.outcome === 'confirmed') {
      const { session, nextPath } = found;
      if (session) {
        setSessionCookie?.(session.cookie);
        log.info(
          { event: 'confirm', outcome: 'signed-in', address, person: session.userId },
          'account',
        );
      }
      return signInAddress(nextPath);
    }
    const problem = problems[found.outcome];
    return new URLSearchParams({ token, ...(problem ? { problem } : {}) });
  }

  async function resend(context: Context, { token = '', email = '' }: Form) {
    const { headers } = context.req.raw;
    const address = addressOf(context.req.raw);
    const response = await callAuth('/send-verification-email', { email }, { headers, address });
    const problem = response.status === 429 ? 'too-many-mails' : 'not-sent';
    return new URLSearchParams({ token, ...(response.ok ? { sent: 'true' } : { problem }) });
  }

  return (
    new Hono()
      .post(path, async (context) => {
        const form = textsOf(await context.req.parseBody());
        const target = await (form.intent === 'resend' ? resend : confirm)(context, form);
        return context.redirect(typeof target === 'string' ? target : `${path}?${target}`, 303);
      })
      // Links of earlier mails: they lead to the page, which says how to go on.
      .on(['GET', 'HEAD'], '/auth/v1/verify-email', (context) => context.redirect(path, 302))
  );
}

type Form = Partial<Record<string, string>>;

const textsOf = (body: Record<string, unknown>): Form =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

// The page detects the other outcomes.
const problems: Partial<Record<string, string>> = {
  'password-needed': 'password-needed',
  'wrong-password': 'wrong-password',
};

function signInAddress(nextPath: string): string {
  const search = new URLSearchParams({ mode: 'signin', confirmed: 'true' });
  const next = safeNextPath(nextPath);
  if (next) search.set('next', next);
  return `/auth?${search}`;
}
