import { sql } from 'kysely';
import { toUserId } from '#access/user.ts';
import { type LookingIn, type SignedIn, type Viewer, visitor } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import {
  cookieValue,
  hashSessionToken,
  readSignedSessionToken,
  sessionCookieName,
} from '#lib/auth/session-token.ts';
import type { Services } from '#server/services.ts';
import { longestSessionSeconds, sessionLifetimeSeconds } from '../rules/session-lifetime.ts';
import { accountState } from './queries/account-state.ts';

const prolongAfterSeconds = 24 * 60 * 60;

export interface ViewerSource {
  db: Db;
  authSecret: string;
  publicUrl: string;
  /** Where the request came from, as far as it is proven. */
  address?: string | undefined;
  /** The request only reads. For any other an admin who looks in as somebody is a visitor. */
  isRead?: boolean | undefined;
}

/** For callers whose answer can carry the cookie again. */
interface Prolonging extends Pick<Services, 'write'> {
  /** Receives the whole cookie that the answer has to set. */
  onProlonged(cookie: string): void;
}

/**
 * Who sent this Cookie header: the signature first, then one statement. Anything doubtful is a visitor. A session is
 * prolonged only for a caller whose answer can carry the cookie again, for the browser keeps it no longer than it was told.
 */
export async function findViewer(
  { db, authSecret, publicUrl, address, isRead = false }: ViewerSource,
  cookieHeader: string | null | undefined,
  now: Date,
  prolonging?: Prolonging,
): Promise<Viewer> {
  const cookie = cookieValue(cookieHeader, sessionCookieName(publicUrl));
  const token = cookie && readSignedSessionToken(cookie, authSecret);
  if (!token) return visitor;
  const row = await liveSessions(db, now)
    .where('session.token', '=', hashSessionToken(token))
    .executeTakeFirst();
  if (!row) return visitor;
  const { sessionId, sessionUsedAt, assurance, provenAt, hasSecondFactor, ...others } = row;
  const { lookInId, lookedAtId, lookInEndsAt, ...rest } = others;
  const { userId: id, ...person } = rest;
  const userId = toUserId(id);
  // The one place that says so: nobody with a second factor is signed in by the first alone.
  if (hasSecondFactor && assurance === 'aal1') {
    return { kind: 'visitor', pending: { userId, sessionId } };
  }
  const session = { id: sessionId, assurance, provenAt };
  const found = { session, address: address ?? null };
  const mayLookIn = person.isAdmin && person.accountState !== 'suspended';
  if (mayLookIn && lookInId && lookedAtId && lookInEndsAt) {
    const lookingIn = { lookInId, adminId: userId, endsAt: lookInEndsAt, address: found.address };
    const seen = await eyesOf(db, lookedAtId, lookingIn);
    // The one place that says so: what does not only read is never asked with another one's eyes.
    if (seen) return isRead ? { ...seen, ...found } : { ...visitor, lookingIn };
  }
  if (prolonging && now.getTime() - sessionUsedAt.getTime() > prolongAfterSeconds * 1000) {
    await prolonging.write((tx) => prolongSession(tx, sessionId, now));
    prolonging.onProlonged(sessionCookie(cookie, publicUrl));
  }
  return { kind: 'signed-in', ...person, userId, ...found };
}

/**
 * The people of these sessions, by the session's id, as they are now. Left out are sessions that have ended, that wait for their
 * second step, and those in which an admin looks in as somebody.
 */
export async function findSessionViewers(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, SignedIn>> {
  const rows = await liveSessions(db, now)
    .where('session.id', 'in', sessionIds)
    .where('look_in.id', 'is', null)
    .where((where) =>
      where.or([where('user.has_second_factor', '=', false), where('assurance', '<>', 'aal1')]),
    )
    .execute();
  return new Map(
    rows.map(({ sessionId, assurance, provenAt, userId, ...row }) => {
      const { email, userType, firstName, lastName, currency } = row;
      const { isApproved, accountState, isAdmin } = row;
      const person = { email, userType, firstName, lastName, currency };
      const standing = { isApproved, accountState, isAdmin };
      const session = { id: sessionId, assurance, provenAt };
      const viewer = { kind: 'signed-in', ...person, ...standing, session, address: null } as const;
      return [sessionId, { ...viewer, userId: toUserId(userId) }];
    }),
  );
}

/** The person that an admin looks in as; undefined for one who has become an admin. */
async function eyesOf(
  db: Db,
  userId: string,
  lookingIn: LookingIn,
): Promise<Omit<SignedIn, 'session' | 'address'> | undefined> {
  const person = await selectPeople(db)
    .where('user.id', '=', userId)
    .where('user.email_verified', '=', true)
    .where('admin.user_id', 'is', null)
    .executeTakeFirst();
  return person && { kind: 'signed-in', ...person, userId: toUserId(userId), lookingIn };
}

/** A person as viewer, without a session: for the command line and for tests. */
export async function viewerOf(db: Db, userId: string): Promise<SignedIn> {
  const { userId: id, ...person } = await selectPeople(db)
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

/** Sessions that have not ended, with their people and the look-ins that are under way in them. */
const liveSessions = (db: Db, now: Date) =>
  selectPeople(db)
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
      'user.has_second_factor as hasSecondFactor',
      'look_in.id as lookInId',
      'look_in.user_id as lookedAtId',
      'look_in.ends_at as lookInEndsAt',
    ])
    .where('session.expires_at', '>', now)
    .where('session.proven_at', '>', new Date(now.getTime() - longestSessionSeconds * 1000))
    .where('user.email_verified', '=', true);

const selectPeople = (db: Db) =>
  db
    .selectFrom('auth.users as user')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .leftJoin('admins as admin', 'admin.user_id', 'user.id')
    .select([
      'user.email',
      'profile.user_id as userId',
      'profile.user_type as userType',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.currency',
      sql<boolean>`profile.approved_at is not null and profile.suspended_at is null`.as(
        'isApproved',
      ),
      accountState.as('accountState'),
      sql<boolean>`admin.user_id is not null`.as('isAdmin'),
    ]);

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
