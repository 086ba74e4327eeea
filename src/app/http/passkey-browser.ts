import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { cookieName, cookieValue } from '#lib/auth/session-token.ts';
import { hiddenCookie } from './auth-answers.ts';

// A window of the sign-in page asks for a new challenge before the one it has runs out, and this lasts longer than each.
const seconds = 60 * 60;
const path = '/api/passkey-sign-in';
const noted = 'passkeyBrowserCookie';

/** The mark that a browser keeps while it signs in with a passkey: it alone may answer what it was asked to sign. */
export function passkeyBrowser(context: Context, publicUrl: string) {
  const name = cookieName(publicUrl, 'passkey');
  return {
    mark: cookieValue(context.req.header('cookie'), name) ?? undefined,
    keepMark: (mark: string) =>
      context.set(noted, hiddenCookie(name, mark, { publicUrl, path, seconds })),
  };
}

/** Has the answer carry the mark that was noted while it was made. */
export const keepPasskeyBrowser = createMiddleware(async (context, next) => {
  await next();
  const cookie: string | undefined = context.get(noted);
  if (cookie) context.res.headers.append('set-cookie', cookie);
});
