import { sql } from 'kysely';
import { toUserId } from '#access/user.ts';
import { type Impersonating, type SignedIn, type Viewer, visitor } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import { snapshotHorizon } from '#db/snapshot-horizon.ts';
import { cookieValue, hashSessionToken, sessionCookieName } from '#lib/auth/session-token.ts';
import type { Services } from '#server/services.ts';
import { longestSessionSeconds, sessionLifetimeSeconds } from '../rules/session-lifetime.ts';
import { selectViewers } from './queries/viewers.ts';

const prolongAfterSeconds = 24 * 60 * 60;

export interface ViewerSource extends Pick<Services, 'keys'> {
  db: Db;
  publicUrl: string;
  /** Where the request came from, as far as it is proven. */
  address?: string | undefined;
  /** The request only reads. For any other request an admin who impersonates a user is a visitor. */
  isRead?: boolean | undefined;
  /** Receives the oldest transaction that was open when the session was read: what is read later knows all below it. */
  onHorizon?: ((xid: string) => void) | undefined;
}

/** For callers whose answer can carry the cookie again. */
interface Prolonging extends Pick<Services, 'write'> {
  /** Receives the whole cookie that the answer has to set. */
  onProlonged(cookie: string): void;
}

/** A code by mail will do while there is no stronger factor; every other makes the session aal2. */
const secondStepLeft = sql<boolean>`"user".has_second_factor and session.assurance = 'aal1'
  and not ("user".email_step_enough and session.second_step_at is not null)`;

/**
 * Who sent this Cookie header: the signature first, then one statement. Anything doubtful is a visitor. A session is
 * prolonged only for a caller whose answer can carry the cookie again, for the browser keeps it no longer than it was
 * told.
 */
export async function findViewer(
  { db, keys, publicUrl, address, isRead = false, onHorizon }: ViewerSource,
  cookieHeader: string | null | undefined,
  now: Date,
  prolonging?: Prolonging,
): Promise<Viewer> {
  const cookie = cookieValue(cookieHeader, sessionCookieName(publicUrl));
  const carried = cookie && keys.readSession(cookie);
  if (!carried) return visitor;
  const row = await liveSessions(db, { now, provenAfter: longestSessionAgo(now) })
    .select(snapshotHorizon.as('horizon'))
    .where('session.token', '=', hashSessionToken(carried.token))
    .executeTakeFirst();
  if (!row) return visitor;
  const { sessionId, sessionUsedAt, assurance, provenAt, hasSecondStepLeft, ...others } = row;
  const { lookInId, lookedAtId, impersonationEndsAt, horizon, ...rest } = others;
  onHorizon?.(horizon);
  const { userId: id, ...person } = rest;
  const userId = toUserId(id);
  // The one place that says so: a user with a second factor is not signed in by the first alone.
  if (hasSecondStepLeft) {
    return { kind: 'visitor', pending: { userId, sessionId } };
  }
  const session = { id: sessionId, assurance, provenAt };
  const found = { session, address: address ?? null };
  const isActive = person.accountState !== 'suspended' && person.accountState !== 'leaving';
  const mayImpersonate = person.isAdmin && isActive;
  if (mayImpersonate && lookInId && lookedAtId && impersonationEndsAt) {
    const lookingIn = {
      lookInId,
      adminId: userId,
      endsAt: impersonationEndsAt,
      address: found.address,
    };
    const seen = await impersonatedOf(db, lookedAtId, lookingIn);
    // The one place that says so: what does not only read is never asked with another one's eyes.
    if (seen) return isRead ? { ...seen, ...found } : { ...visitor, lookingIn };
  }
  const isDue = now.getTime() - sessionUsedAt.getTime() > prolongAfterSeconds * 1000;
  if (prolonging && isDue) await prolonging.write((tx) => prolongSession(tx, sessionId, now));
  // Forgetting an older secret signs no user out: the first visit replaces the cookie that it has signed.
  if (prolonging && (isDue || !carried.isAsSigned)) {
    prolonging.onProlonged(sessionCookie(carried.signAnew(), publicUrl));
  }
  return { kind: 'signed-in', ...person, userId, ...found };
}

/**
 * The users of these sessions, by the session's id, as they are now. Excluded are sessions that have ended, that wait
 * for their second step, and those in which an admin impersonates a user.
 */
export async function findSessionViewers(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, SignedIn>> {
  const rows = await liveSessions(db, { now, provenAfter: longestSessionAgo(now) })
    .where('session.id', 'in', sessionIds)
    .where('look_in.id', 'is', null)
    .execute();
  const viewers = new Map<string, SignedIn>();
  for (const { sessionId, assurance, provenAt, hasSecondStepLeft, ...row } of rows) {
    if (hasSecondStepLeft) continue;
    const {
      sessionUsedAt: _,
      lookInId: __,
      lookedAtId: ___,
      impersonationEndsAt: ____,
      ...person
    } = row;
    const session = { id: sessionId, assurance, provenAt };
    const userId = toUserId(person.userId);
    viewers.set(sessionId, { kind: 'signed-in', ...person, userId, session, address: null });
  }
  return viewers;
}

/** The user that an admin impersonates; undefined for one who has become an admin. */
async function impersonatedOf(
  db: Db,
  userId: string,
  lookingIn: Impersonating,
): Promise<Omit<SignedIn, 'session' | 'address'> | undefined> {
  const person = await selectViewers(db)
    .where('user.id', '=', userId)
    .where('user.email_verified', '=', true)
    .where('admin.user_id', 'is', null)
    .executeTakeFirst();
  return person && { kind: 'signed-in', ...person, userId: toUserId(userId), lookingIn };
}

/** A person as viewer, without a session: for the command line and for tests. */
export async function viewerOf(db: Db, userId: string): Promise<SignedIn> {
  const { userId: id, ...person } = await selectViewers(db)
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    kind: 'signed-in',
    ...person,
    userId: toUserId(id),
    session: null,
    address: null,
  };
}

/** Sessions that have not ended, with their people and the impersonations that are in progress in them. */
const liveSessions = (db: Db, { now, provenAfter }: { now: Date; provenAfter: Date }) =>
  selectViewers(db)
    .innerJoin('auth.sessions as session', 'session.user_id', 'user.id')
    .leftJoin('auth.look_ins as look_in', (join) =>
      join
        .onRef('look_in.session_id', '=', 'session.id')
        .on('look_in.ended_at', 'is', null)
        .on('look_in.ends_at', '>', now),
    )
    .select([
      'session.id as sessionId',
      'session.updated_at as sessionUsedAt',
      'session.assurance',
      'session.proven_at as provenAt',
      secondStepLeft.as('hasSecondStepLeft'),
      'look_in.id as lookInId',
      'look_in.user_id as lookedAtId',
      'look_in.ends_at as impersonationEndsAt',
    ])
    .where('session.expires_at', '>', now)
    .where('session.proven_at', '>', provenAfter)
    .where('user.email_verified', '=', true);

const longestSessionAgo = (now: Date): Date =>
  new Date(now.getTime() - longestSessionSeconds * 1000);

/** The cookie of a session, as the auth library sets it at sign-in. */
export function sessionCookie(value: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${sessionCookieName(publicUrl)}=${value}; Max-Age=${sessionLifetimeSeconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

async function prolongSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth.sessions')
    .set({
      updated_at: now,
      expires_at: new Date(now.getTime() + sessionLifetimeSeconds * 1000),
    })
    .where('id', '=', sessionId)
    .execute();
}
