import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sessionLifetimeSeconds } from '#features/accounts/rules/session-lifetime.ts';
import { holdsSessionHint, sessionHintCookie } from '#lib/auth/session-hint.ts';
import { sessionCookieName } from '#lib/auth/session-token.ts';

const viewerKnown = 'isSignedIn';
const prolonged = 'prolongedSession';

/** Notes for the hint what this request's session turned out to be. */
export const noteViewer = (context: Context, isSignedIn: boolean): void =>
  context.set(viewerKnown, isSignedIn);

/** Has this request's answer set the session cookie: the same one for longer, or that of a new session. */
export const noteProlonged = (context: Context, cookie: string): void =>
  context.set(prolonged, cookie);

/**
 * Keeps the hint true: it comes and goes with the session cookie, and anyone who turns out to be signed in without it, or
 * not to be signed in with it, is told so with the same answer. Shared pages ask for no viewer and carry no cookie.
 */
export const sessionHint = (publicUrl: string) =>
  createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    const cookie: string | undefined = context.get(prolonged);
    if (cookie) headers.append('set-cookie', cookie);
    const wanted = sessionIn(headers.getSetCookie(), sessionCookieName(publicUrl));
    const isSignedIn: boolean | undefined = wanted ?? context.get(viewerKnown);
    if (isSignedIn === undefined) return;
    const isHinted = holdsSessionHint(context.req.header('cookie') ?? '');
    // Set together with the session cookie, for it lasts as long.
    if (wanted !== true && isSignedIn === isHinted) return;
    headers.append('set-cookie', hint(isSignedIn, publicUrl.startsWith('https://')));
  });

/** Whether these cookies begin a session (true) or end it (false); undefined when they say nothing of one. */
function sessionIn(cookies: readonly string[], name: string): boolean | undefined {
  const cookie = cookies.findLast((each) => each.startsWith(`${name}=`));
  if (cookie === undefined) return undefined;
  return !cookie.startsWith(`${name}=;`) && !/;\s*max-age=0\b/i.test(cookie);
}

function hint(isSignedIn: boolean, isSecure: boolean): string {
  // What is over is remembered as long as a session lasts.
  const value = isSignedIn ? 1 : 0;
  const secure = isSecure ? '; Secure' : '';
  return `${sessionHintCookie}=${value}; Max-Age=${sessionLifetimeSeconds}; Path=/; SameSite=Lax${secure}`;
}
