import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { LastWrite, Replicas } from '#db/replicas/replicas.ts';
import { cookieName, cookieValue } from '#lib/auth/session-token.ts';
import { readPosition, writePosition } from '#lib/database/wal-position.ts';
import { hasWritten } from '#lib/request-scope.ts';
import { programOf } from '../sessions/bearer-tokens.ts';

/** Longer than any replica is behind that is read from at all, so that the mark may be forgotten after it. */
const lifetimeSeconds = 60;

const unknown = 'unknown';

const lastWriteCookieName = (publicUrl: string): string => cookieName(publicUrl, 'last_write');

/**
 * Has a browser carry the position of its last write for a minute, to whatever node it asks next, so that nothing it
 * reads there is older. It is no secret and proves nothing: a wrong one makes its own answers slower, or some seconds
 * older.
 */
export const lastWriteCookie = (replicas: Pick<Replicas, 'lastWrite'>, publicUrl: string) =>
  createMiddleware(async (context, next) => {
    await next();
    if (!hasWritten() || isForEverybody(context.res) || programOf(context)) return;
    const position = await replicas.lastWrite();
    if (position === null) return;
    const value = position === unknown ? unknown : writePosition(position);
    const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
    context.res.headers.append(
      'set-cookie',
      `${lastWriteCookieName(publicUrl)}=${value}; Max-Age=${lifetimeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    );
  });

/** Others are sent the same answer; what was written meanwhile is not its reader's. */
const isForEverybody = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.startsWith('public') ?? false;

/** The position of the caller's last write. Programs carry no cookies: they read on the primary. */
export function lastWriteOf(context: Context, publicUrl: string): LastWrite | undefined {
  if (programOf(context)) return unknown;
  const value = cookieValue(context.req.header('cookie'), lastWriteCookieName(publicUrl));
  return value === null ? undefined : (readPosition(value) ?? unknown);
}
