import { createMiddleware } from 'hono/factory';
import { isBearerOnly } from '../sessions/bearer-tokens.ts';
import { respondWithProblem } from './problems.ts';

const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Refuses writes that another site's page sends with a person's cookies. A request without an Origin
 * and without a cookie comes from a program, not from a page, and may pass; so may one that a token proves.
 */
export const originCheck = (publicUrl: string) =>
  createMiddleware(async (context, next) => {
    if (isSafe(context.req.method) || isBearerOnly(context, publicUrl)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const fromElsewhere =
      (origin !== undefined && origin !== publicUrl) ||
      (site !== undefined && site !== 'same-origin' && site !== 'none');
    const isUnnamed = origin === undefined && context.req.header('cookie') !== undefined;
    if (fromElsewhere || (isUnnamed && site === undefined)) {
      return respondWithProblem(context, {
        code: 'FOREIGN_ORIGIN',
        status: 403,
        detail: 'This request did not come from this site.',
      });
    }
    return next();
  });
