import type { AssuranceLevel } from '#access/assurance.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { sessionLifetimeSeconds } from '../../rules/session-lifetime.ts';
import * as events from '../jobs.ts';

/** The secret of a new session: what its row keeps of it, and the cookie that carries it. */
export interface SessionKey {
  hash: string;
  cookie: string;
}

interface NewSession {
  userId: string;
  key: SessionKey;
  madeBy: 'password' | 'passkey' | 'microsoft';
  assurance: AssuranceLevel;
  /** When its person proved who they are; now, without it. */
  provenAt?: Date;
  userAgent: string | undefined;
  address: string | undefined;
  /** The session that the browser had until now: its cookie is gone with the new one. */
  replaced: string | undefined;
  now: Date;
}

/** Begins a session for a user who has just proven who they are. */
export async function beginSession(tx: Tx, session: NewSession): Promise<void> {
  const { userId, key, madeBy, assurance, provenAt, userAgent, address, replaced, now } = session;
  if (replaced) await tx.deleteFrom('auth.sessions').where('id', '=', replaced).execute();
  await tx
    .insertInto('auth.sessions')
    .values({
      user_id: userId,
      token: key.hash,
      made_by: madeBy,
      assurance,
      user_agent: userAgent ?? null,
      ip_address: address ?? null,
      proven_at: provenAt ?? now,
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + sessionLifetimeSeconds * 1000),
    })
    .execute();
}

/**
 * Records that the user of a session has proven who they are once more. The session gets a new secret, so that a copy
 * of the old one is worthless. Its level rises and never falls; a second step by mail leaves it unchanged. False when
 * the session has ended meanwhile.
 */
export async function renewSession(
  tx: Tx,
  sessionId: string,
  proof: { key: SessionKey; assurance?: 'aal2'; isSecondStep?: boolean; now: Date },
): Promise<boolean> {
  const { key, assurance, isSecondStep, now } = proof;
  const { numUpdatedRows } = await tx
    .updateTable('auth.sessions')
    .set({
      token: key.hash,
      proven_at: now,
      ...(assurance && { assurance }),
      ...(isSecondStep && { second_step_at: now }),
    })
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends one session of this person. False when they have no such session. */
export async function endSession(tx: Tx, userId: UserId, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Ends all sessions of this person but one, or all, and what programs do with the tokens they have; returns how many.
 */
export async function endOtherSessions(
  tx: Tx,
  userId: string,
  keptId: string | undefined,
): Promise<number> {
  await tx
    .updateTable('auth.users')
    .set(({ ref, eb }) => ({ token_epoch: eb(ref('token_epoch'), '+', 1) }))
    .where('id', '=', userId)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('auth.sessions')
    .where('user_id', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Ends all sessions of a user for the operator, as when an account is in wrong hands: audited, and the user is notified
 * by mail. Returns how many there were; without any nothing happens.
 */
export async function endAllSessions(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  userId: UserId,
): Promise<number> {
  const ended = await endOtherSessions(tx, userId, undefined);
  if (ended === 0) return 0;
  await recordAudit(tx, { actor: null, action: 'sessions-ended', subjectId: userId });
  await jobs.enqueue(tx, events.accountSecured, { userId, change: 'signed-out' });
  return ended;
}

/** Signs a user out everywhere, for a caller that sends its own notification. */
export async function endAllSessionsQuietly(tx: Tx, userId: UserId): Promise<void> {
  await endOtherSessions(tx, userId, undefined);
}
