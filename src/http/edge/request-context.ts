import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isSignedIn, type Viewer, visitor } from '#access/viewer.ts';
import type { AppContext, AppServices } from '#app/services.ts';
import { createWrite, type Intent } from '#db/write.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { cookieValue, signUpCookieName } from '#lib/auth/session-token.ts';
import { programOf } from '../sessions/bearer-tokens.ts';
import { browserCookie } from '../sessions/browser-cookies.ts';
import { isRead } from '../sessions/impersonation-guard.ts';
import { noteProlonged, noteViewer } from '../sessions/session-hint.ts';
import { lastWriteOf } from './last-write-cookie.ts';
import { notePerson } from './security-events.ts';

/** The context of a shared page: it is rendered for no particular person. */
export const visitorContext = (services: AppServices): AppContext => ({
  ...services,
  viewer: visitor,
});

/** Proves who asks, and binds the request's writes to its idempotency key if it has one. */
export async function requestContext(
  services: AppServices,
  context: Context,
  address: string,
): Promise<AppContext> {
  const { db, keys, write, publicUrl, clock } = services;
  const program = programOf(context);
  const lastWrite = lastWriteOf(context, publicUrl);
  if (program) {
    notePerson(context, program);
    // No cookie that came along means anything, and none is set.
    const intent = await intentOf(context, program);
    return { ...services, viewer: program, lastWrite, address, write: createWrite(db, intent) };
  }
  const cookies = context.req.header('cookie');
  let horizon: string | undefined;
  const onHorizon = (xid: string) => {
    horizon = xid;
  };
  const source = { db, keys, publicUrl, address, isRead: isRead(context), onHorizon };
  const viewer = await findViewer(source, cookies, clock.now(), {
    write,
    onProlonged: (cookie) => noteProlonged(context, cookie),
  });
  const signUpCookie = cookieValue(cookies, signUpCookieName(publicUrl)) ?? undefined;
  notePerson(context, viewer);
  noteViewer(context, viewer);
  const intent = await intentOf(context, viewer);
  return {
    ...services,
    viewer,
    horizon,
    lastWrite,
    signUpCookie,
    setSessionCookie: (cookie) => noteProlonged(context, cookie),
    userAgent: context.req.header('user-agent'),
    address,
    passkeyBrowser: browserCookie(context, publicUrl, 'passkey'),
    microsoftBrowser: browserCookie(context, publicUrl, 'microsoft'),
    write: createWrite(db, intent),
  };
}

/** The intent that a signed-in user's write names. */
async function intentOf(context: Context, viewer: Viewer): Promise<Intent | undefined> {
  const key = context.req.header('idempotency-key');
  if (!key || isRead(context) || !isSignedIn(viewer)) return undefined;
  return { userId: viewer.userId, key, requestHash: await hashRequest(context) };
}

async function hashRequest(context: Context): Promise<string> {
  const body = await context.req.raw.clone().arrayBuffer();
  return createHash('sha256')
    .update(`${context.req.method} ${context.req.path}\n`)
    .update(new Uint8Array(body))
    .digest('base64url');
}
