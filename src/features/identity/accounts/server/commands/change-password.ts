import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import * as events from '../jobs.ts';
import { replacePasswordHash } from './replace-password-hash.ts';
import { endOtherSessions, renewSession, type SessionKey } from './sessions.ts';

interface PasswordChange {
  /** The hash that the current password was held against. */
  replacedHash: string;
  newHash: string;
  key: SessionKey;
  now: Date;
}

/**
 * Stores a new password, signs all other devices out, and gives this one a new secret. The links for a new password
 * that were sent before lead nowhere from now on. `CHANGED_MEANWHILE` when the password is another one by now.
 */
export async function changePassword(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  { userId, session }: SignedIn,
  { replacedHash, newHash, key, now }: PasswordChange,
): Promise<{ refused: 'CHANGED_MEANWHILE' } | { refused: null; endedSessions: number }> {
  const isReplaced = await replacePasswordHash(tx, { userId, replacedHash, newHash, now });
  if (!isReplaced) return { refused: 'CHANGED_MEANWHILE' };
  await tx.deleteFrom('auth.verifications').where('value', '=', userId).execute();
  const endedSessions = await endOtherSessions(tx, userId, session?.id);
  if (session) await renewSession(tx, session.id, { key, now });
  await jobs.enqueue(tx, events.accountSecured, { userId, change: 'password-changed' });
  return { refused: null, endedSessions };
}
