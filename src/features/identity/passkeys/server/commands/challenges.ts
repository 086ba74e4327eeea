import type { PendingSignIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { challengeMs } from '#features/identity/lib/webauthn/verify-answers.ts';
import { hashBrowserToken } from '#lib/auth/browser-token.ts';

/** What a challenge is for, and who may answer it: a session, or a visitor's browser by its mark. */
export type ChallengeOf =
  | { purpose: 'add' | 'proof'; signIn: PendingSignIn }
  | { purpose: 'sign-in'; browserCookie: string };

const columnsOf = (of: ChallengeOf) =>
  of.purpose === 'sign-in'
    ? { user_id: null, session_id: null, browser_hash: hashBrowserToken(of.browserCookie) }
    : { user_id: of.signIn.userId, session_id: of.signIn.sessionId, browser_hash: null };

/** Keeps what a device is asked to sign; returns the challenge's id. */
export async function keepChallenge(
  tx: Tx,
  of: ChallengeOf,
  { challenge, friendlyName, now }: { challenge: string; friendlyName?: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('auth.passkey_challenges')
    .values({
      purpose: of.purpose,
      ...columnsOf(of),
      challenge,
      friendly_name: friendlyName ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Takes a challenge, which is gone with that, whatever the answer is worth. Null when there is none of these for it.
 */
export async function takeChallenge(
  tx: Tx,
  of: ChallengeOf,
  { challengeId, now }: { challengeId: string; now: Date },
): Promise<{ challenge: string; friendlyName: string } | null> {
  const { user_id, session_id, browser_hash } = columnsOf(of);
  const taken = await tx
    .deleteFrom('auth.passkey_challenges')
    .where('id', '=', challengeId)
    .where('purpose', '=', of.purpose)
    .where('user_id', 'is not distinct from', user_id)
    .where('session_id', 'is not distinct from', session_id)
    .where('browser_hash', 'is not distinct from', browser_hash)
    .where('expires_at', '>', now)
    .returning(['challenge', 'friendly_name as friendlyName'])
    .executeTakeFirst();
  return taken ? { challenge: taken.challenge, friendlyName: taken.friendlyName ?? '' } : null;
}
