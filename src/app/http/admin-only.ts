import type { Context } from 'hono';
import { type AdminViewer, isAdmin, isSignedIn } from '#access/viewer.ts';
import { findViewer } from '#features/accounts/server/viewer.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from './problems.ts';

export interface AdminRoutesOptions {
  services: Services;
  authSecret: string;
  addressOf: (request: Request) => string;
}

type AnswerAdmin = (admin: AdminViewer) => Promise<Response>;

/** For addresses beside the API that answer admins alone: everybody else is refused as an operation would. */
export function adminOnly({ services, authSecret, addressOf }: AdminRoutesOptions) {
  const { db, clock, publicUrl } = services;
  return async (context: Context, answer: AnswerAdmin): Promise<Response> => {
    const viewer = await findViewer(
      { db, authSecret, publicUrl, address: addressOf(context.req.raw) },
      context.req.header('cookie'),
      clock.now(),
    );
    if (isAdmin(viewer)) return answer(viewer);
    return isSignedIn(viewer)
      ? respondWithProblem(context, {
          code: 'FORBIDDEN',
          status: 403,
          detail: 'Your account may not do this.',
        })
      : respondWithProblem(context, {
          code: 'UNAUTHORIZED',
          status: 401,
          detail: 'Please sign in.',
        });
  };
}
