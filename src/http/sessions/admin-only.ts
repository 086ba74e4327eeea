import type { Context } from 'hono';
import { meetsNeed } from '#access/assurance.ts';
import { type AdminViewer, isAdmin, isSignedIn } from '#access/viewer.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { refuseImpersonation } from './impersonation-guard.ts';

export interface AdminRoutesOptions {
  services: Services;
  addressOf: (request: Request) => string;
}

type AnswerAdmin = (admin: AdminViewer) => Promise<Response>;

/**
 * For addresses beside the API that answer only admins: every other caller gets the error that an operation would give.
 */
export function adminOnly({ services, addressOf }: AdminRoutesOptions) {
  const { db, keys, clock, publicUrl } = services;
  return async (context: Context, answer: AnswerAdmin): Promise<Response> => {
    const viewer = await findViewer(
      { db, keys, publicUrl, address: addressOf(context.req.raw) },
      context.req.header('cookie'),
      clock.now(),
    );
    if (isAdmin(viewer)) {
      // As with every operation of admins.
      if (meetsNeed('strong', viewer.session, clock.now())) return answer(viewer);
      return sendToProof(context);
    }
    if (viewer.lookingIn) return refuseImpersonation(context);
    return isSignedIn(viewer)
      ? respondWithProblem(context, {
          code: 'FORBIDDEN',
          status: 403,
          detail: "You don't have permission to do this.",
        })
      : respondWithProblem(context, {
          code: 'UNAUTHORIZED',
          status: 401,
          detail: 'Please sign in.',
        });
  };
}

/** A reader of a page is redirected to confirm their identity, and back afterwards; other callers get an error. */
function sendToProof(context: Context): Response {
  const isFollowed =
    context.req.header('accept')?.includes('text/html') &&
    context.req.header('sec-fetch-dest') !== 'iframe';
  if (isFollowed) {
    const from = URL.parse(context.req.header('referer') ?? '');
    const next = from ? `${from.pathname}${from.search}` : '/admin';
    return context.redirect(`/auth/again?${new URLSearchParams({ next })}`, 303);
  }
  return respondWithProblem(context, {
    code: 'SIGN_IN_AGAIN',
    status: 403,
    detail: 'Please confirm that it is you first.',
  });
}
