import { createMiddleware } from 'hono/factory';
import { isSignedIn } from '#access/viewer.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import type { Services } from '#server/services.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import { respondWithProblem } from '../edge/problems.ts';

/** The rate-limited operations of a user who is signed in or signing in, each with the name of its limit. */
const counted: Readonly<Record<string, string>> = {
  'PUT /api/me/password': '/api/me/password',
  'POST /api/me/session/password-proof': '/api/me/password',
  'PUT /api/me/email-change': '/api/me/email-change',
  'POST /api/me/session/passkey-proof/challenge': '/api/me/session/passkey-proof',
  'POST /api/me/session/passkey-proof': '/api/me/session/passkey-proof',
  'POST /api/me/passkeys/challenge': '/api/me/passkeys',
  'POST /api/me/passkeys': '/api/me/passkeys',
  'POST /api/me/connected-sign-ins': '/api/me/connected-sign-ins',
  'POST /api/me/session/microsoft-proof': '/api/me/connected-sign-ins',
};

/** The calls that are counted so, as `PUT /api/me/password`. */
export const accountLimitedCalls = Object.keys(counted);

/** Counts such tries per account and per address, and refuses those that are too many. */
export const accountLimits = (options: {
  services: Services;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}) => {
  const { services, attempts, addressOf } = options;
  const { db, keys, publicUrl, clock } = services;
  return createMiddleware(async (context, next) => {
    const limit = counted[`${context.req.method} ${context.req.path}`];
    if (!limit) return next();
    const cookies = context.req.header('cookie');
    const viewer = await findViewer({ db, keys, publicUrl }, cookies, clock.now());
    const { userId } = isSignedIn(viewer) ? viewer : (viewer.pending ?? {});
    // The operation itself refuses every other caller.
    if (!userId) return next();
    const wait = await attempts.count(limit, {
      account: userId,
      addressGroup: addressGroup(addressOf(context.req.raw)),
    });
    if (wait === null) return next();
    return respondWithProblem(
      context,
      {
        code: 'TOO_MANY_ATTEMPTS',
        status: 429,
        detail: `Too many attempts. Please try again in ${Math.ceil(wait / 60)} minutes.`,
      },
      { 'retry-after': String(wait) },
    );
  });
};
