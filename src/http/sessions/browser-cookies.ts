import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { cookieName, cookieValue } from '#lib/auth/session-token.ts';
import { hiddenCookie } from './auth-answers.ts';

/**
 * Marks that a browser keeps while it signs in by something that takes several steps, and where it sends them. They
 * last longer than what they are asked for with.
 */
const kept = {
  passkey: { path: '/api/passkey-sign-in', seconds: 60 * 60 },
  // From an operation to the address that Microsoft sends people back to, and to the form of a sign-up.
  microsoft: { path: '/', seconds: 2 * 60 * 60 },
} as const;

const noted = 'browserCookies';

/** The mark that a browser keeps while it signs in in this way: it alone goes on with what it has begun. */
export function browserCookie(context: Context, publicUrl: string, way: keyof typeof kept) {
  const name = cookieName(publicUrl, way);
  return {
    browserToken: cookieValue(context.req.header('cookie'), name) ?? undefined,
    keepCookie(browserToken: string): void {
      const present: readonly string[] = context.get(noted) ?? [];
      context.set(noted, [
        ...present,
        hiddenCookie(name, browserToken, { publicUrl, ...kept[way] }),
      ]);
    },
  };
}

/** Has the answer carry the marks that were noted while it was made. */
export const keepBrowserCookies = createMiddleware(async (context, next) => {
  await next();
  const cookies: readonly string[] = context.get(noted) ?? [];
  for (const cookie of cookies) context.res.headers.append('set-cookie', cookie);
});
