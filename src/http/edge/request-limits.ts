import { createMiddleware } from 'hono/factory';
import type { AttemptCounter } from './attempt-limits.ts';
import { addressBlock, addressGroup } from './client-address.ts';
import { respondWithProblem } from './problems.ts';

/** Public operations that write to users, send mail to others, or sign in: rate-limited per IP address. */
const countedPaths = [
  '/api/service-requests',
  '/api/briefs/provider',
  '/api/passkey-sign-in/challenge',
  '/api/passkey-sign-in',
  '/api/microsoft-sign-in',
];

/** The calls that are counted so, as `POST /api/service-requests`. */
export const addressLimitedCalls = countedPaths.map((path) => `POST ${path}`);

/** Refuses more of them, before anything of the request is read. */
export const requestLimits = (options: {
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}) =>
  createMiddleware(async (context, next) => {
    const { path, method, raw } = context.req;
    if (method !== 'POST' || !countedPaths.includes(path)) return next();
    const address = options.addressOf(raw);
    const wait = await options.attempts.count(path, {
      addressGroup: addressGroup(address),
      addressBlock: addressBlock(address),
    });
    if (wait === null) return next();
    return respondWithProblem(
      context,
      {
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        detail: `Too many requests were sent from here. Please try again in ${Math.ceil(wait / 60)} minutes.`,
      },
      { 'retry-after': String(wait) },
    );
  });
