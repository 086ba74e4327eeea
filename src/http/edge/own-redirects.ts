import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Log } from '#lib/log.ts';
import { problemResponse } from './problems.ts';

/**
 * Redirects lead to our own paths and nowhere else, whatever a caller wrote into the path or the Host header. Two
 * things see to that. A path that a browser could take for an address (`//host`) is nothing of ours, and a `Location`
 * with the asked host in it is shortened to its path.
 */
export const ownRedirects = (publicUrl: string, log: Log) =>
  createMiddleware(async (context, next) => {
    if (isTakenForAddress(new URL(context.req.url).pathname)) return nothingThere();
    await next();
    const { res } = context;
    const location = res.headers.get('location');
    if (location === null) return undefined;
    if (location === context.get(allowedKey)) return undefined;
    const target = ownTarget(location, [publicUrl, new URL(context.req.url).origin]);
    if (target === location) return undefined;
    // Without this the headers of the first answer would be put over those of the second.
    context.res = undefined;
    if (target === undefined) {
      log.error({ path: context.req.path }, 'a redirect to another site was blocked');
      await res.body?.cancel();
      context.res = nothingThere();
    } else {
      const headers = new Headers(res.headers);
      headers.set('location', target);
      context.res = new Response(res.body, { status: res.status, headers });
    }
    return undefined;
  });

const allowedKey = 'allowedRedirect';

/** Lets this one answer lead to another site: to the registered address of an app whose request was answered. */
export const allowRedirect = (context: Context, location: string): void =>
  context.set(allowedKey, location);

/**
 * Where a `Location` may lead: a path stays as it is, one of our own addresses becomes its path unless it is the
 * public one; undefined is somewhere else.
 */
export function ownTarget(
  location: string,
  [publicUrl = '', asked = '']: string[],
): string | undefined {
  if (location.startsWith('/')) return isTakenForAddress(location) ? undefined : location;
  if (!URL.canParse(location)) return undefined;
  const { origin, pathname, search, hash } = new URL(location);
  if (origin === publicUrl) return location;
  const path = `${pathname}${search}${hash}`;
  return origin === asked && !isTakenForAddress(path) ? path : undefined;
}

/** Browsers read `//host` and `/\host` as another site, and leave out tabs and line breaks on the way. */
export const isTakenForAddress = (path: string): boolean =>
  /^[/\\]{2}/.test(path.replaceAll(/[\t\r\n]/g, ''));

// Not made by the context: that would set the blocked `Location` again.
const nothingThere = (): Response =>
  problemResponse({
    code: 'NOT_FOUND',
    status: 404,
    detail: 'There is nothing at this address.',
  });
