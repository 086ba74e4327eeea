import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isSignedIn, type Viewer } from '#access/viewer.ts';
import { sessionLifetimeSeconds } from '#features/identity/accounts/rules/session-lifetime.ts';
import {
  includesImpersonationHint,
  includesSessionHint,
  type SessionHint,
  sessionHintCookie,
  sessionHintValues,
} from '#lib/auth/session-hint.ts';
import { sessionCookieName } from '#lib/auth/session-token.ts';

const viewerKnown = 'viewerHint';
const prolonged = 'prolongedSession';

/** Notes for the hint what this request's session turned out to be. */
export const noteViewer = (context: Context, viewer: Viewer): void =>
  context.set(viewerKnown, hintOf(viewer));

function hintOf(viewer: Viewer): SessionHint {
  if (viewer.lookingIn) return 'looking-in';
  return isSignedIn(viewer) ? 'signed-in' : 'over';
}

/** Has this request's answer set the session cookie: the same one for longer, or that of a new session. */
export const noteProlonged = (context: Context, cookie: string): void =>
  context.set(prolonged, cookie);

/**
 * Keeps the hint correct: it is set and cleared with the session cookie. An answer also corrects it for a signed-in
 * reader without it, and for a signed-out reader with it. Shared pages read no viewer and set no cookie.
 */
export const sessionHint = (publicUrl: string) =>
  createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    const cookie: string | undefined = context.get(prolonged);
    if (cookie) headers.append('set-cookie', cookie);
    const begun = sessionIn(headers.getSetCookie(), sessionCookieName(publicUrl));
    const known: SessionHint | undefined = context.get(viewerKnown);
    const hint = begun ?? known;
    if (hint === undefined) return;
    const isHinted = hintIn(context.req.header('cookie') ?? '');
    // Set together with the session cookie, for it lasts as long.
    if (begun !== 'signed-in' && hint === isHinted) return;
    headers.append('set-cookie', hintCookie(hint, publicUrl.startsWith('https://')));
  });

/** The state that the browser assumes; without a hint: signed out. */
function hintIn(cookies: string): SessionHint {
  if (includesImpersonationHint(cookies)) return 'looking-in';
  return includesSessionHint(cookies) ? 'signed-in' : 'over';
}

/** Whether these cookies begin a session or end it; undefined when they say nothing of one. */
function sessionIn(cookies: readonly string[], name: string): SessionHint | undefined {
  const cookie = cookies.findLast((each) => each.startsWith(`${name}=`));
  if (cookie === undefined) return undefined;
  const isBegun = !cookie.startsWith(`${name}=;`) && !/;\s*max-age=0\b/i.test(cookie);
  return isBegun ? 'signed-in' : 'over';
}

function hintCookie(hint: SessionHint, isSecure: boolean): string {
  // What is over is remembered as long as a session lasts.
  const secure = isSecure ? '; Secure' : '';
  return `${sessionHintCookie}=${sessionHintValues[hint]}; Max-Age=${sessionLifetimeSeconds}; Path=/; SameSite=Lax${secure}`;
}
