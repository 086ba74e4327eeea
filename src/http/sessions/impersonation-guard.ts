import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isSignedIn, type Viewer } from '#access/viewer.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import {
  impersonationHeader,
  noImpersonation,
  viewerChanged,
} from '#lib/api/impersonation-header.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from '../edge/problems.ts';

/** Refuses an admin who impersonates a user: this is not available meanwhile. */
export const refuseImpersonation = (context: Context): Response =>
  respondWithProblem(context, {
    code: 'LOOKING_IN',
    status: 403,
    detail: 'You are impersonating a user (read-only). Stop impersonating to make changes.',
  });

/**
 * Whether a call comes from a page of another viewer than the present one: the impersonation has ended, or was begun in
 * another tab. The call was not meant for the present viewer.
 */
export function wasMadeForOthers({ req }: Context, viewer: Viewer): boolean {
  const { lookingIn } = viewer;
  const browserToken = req.header(impersonationHeader);
  // A user who has signed out is sent to sign-in by the answers for visitors.
  if (!isSignedIn(viewer) && !lookingIn) return false;
  return browserToken !== undefined && browserToken !== (lookingIn?.lookInId ?? noImpersonation);
}

/** Refuses a call of such a page, which then reloads. */
export const refuseChangedViewer = (context: Context): Response =>
  respondWithProblem(context, {
    code: viewerChanged,
    status: 409,
    detail: 'You started or stopped impersonating a user. Reload the page.',
  });

/** Whether a request only reads: reads of an impersonating admin are answered as for the user. */
export const isRead = ({ req: { method } }: Context): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * Refuses what an admin sends beside the operations while impersonating a user, such as the forms of signing up and in.
 * The operations refuse on their own. An admin who signs out ends their own session.
 */
export function impersonationGuard({ services }: { services: Services }) {
  const { db, keys, publicUrl, clock } = services;
  const isLeft = (context: Context): boolean =>
    isRead(context) ||
    context.req.path.startsWith('/api/') ||
    context.req.path === '/auth/v1/sign-out';
  return createMiddleware(async (context, next) => {
    if (isLeft(context)) return next();
    const cookies = context.req.header('cookie');
    const source = { db, keys, publicUrl };
    const viewer: Viewer = await findViewer(source, cookies, clock.now());
    return viewer.lookingIn ? refuseImpersonation(context) : next();
  });
}
