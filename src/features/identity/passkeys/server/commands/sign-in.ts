import type { PendingSignIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import {
  beginSession,
  renewSession,
  type SessionKey,
} from '#features/identity/accounts/server/commands/sessions.ts';
import { isConfirmed } from '#features/identity/accounts/server/queries/confirmation.ts';
import type { SignedAnswer } from '#features/identity/lib/webauthn/ceremonies.ts';
import { takeChallenge } from './challenges.ts';
import { type AnswerTools, checkAnswer } from './check-answer.ts';

interface Proof {
  challengeId: string;
  answer: SignedAnswer;
  /** The secret of the session that the proof opens or renews. */
  key: SessionKey;
}

interface Browser {
  browserToken: string | undefined;
  userAgent: string | undefined;
  address: string | undefined;
  /** The session that this browser has already; its cookie is about to be replaced. */
  present: PendingSignIn | undefined;
}

type Refusal = { refused: 'PASSKEY_NOT_ACCEPTED' | 'PASSKEY_BLOCKED' };

const notAccepted = { refused: 'PASSKEY_NOT_ACCEPTED' } as const;

/** Opens a session at aal2 for the user whose passkey signed, in the browser that had asked. */
export async function signInByPasskey(
  tx: Tx,
  tools: AnswerTools,
  { challengeId, answer, key }: Proof,
  { browserToken, userAgent, address, present }: Browser,
): Promise<Refusal | { refused: 'EMAIL_NOT_VERIFIED' } | { refused: null; userId: string }> {
  const { now } = tools;
  // Only a passkey's own authenticator names its user, and without an e-mail that is all there is to go by.
  if (browserToken === undefined || answer.response.userHandle === undefined) return notAccepted;
  const of = { purpose: 'sign-in', browserCookie: browserToken } as const;
  const taken = await takeChallenge(tx, of, { challengeId, now });
  if (!taken) return notAccepted;
  const checked = await checkAnswer(tx, tools, answer, taken);
  if (checked.refused) return checked;
  const { userId } = checked;
  if (!(await isConfirmed(tx, userId))) return { refused: 'EMAIL_NOT_VERIFIED' };
  const how = { madeBy: 'passkey', assurance: 'aal2', userAgent, address } as const;
  await beginSession(tx, { userId, key, ...how, replaced: present?.sessionId, now });
  return { refused: null, userId };
}

/** Raises this session to aal2, when a passkey of its own person signed what was asked in it. */
export async function proveByPasskey(
  tx: Tx,
  tools: AnswerTools,
  { challengeId, answer, key }: Proof,
  signIn: PendingSignIn,
): Promise<Refusal | { refused: null }> {
  const { now } = tools;
  const taken = await takeChallenge(tx, { purpose: 'proof', signIn }, { challengeId, now });
  if (!taken) return notAccepted;
  const asked = { challenge: taken.challenge, owner: signIn.userId };
  const checked = await checkAnswer(tx, tools, answer, asked);
  if (checked.refused) return checked;
  const isRenewed = await renewSession(tx, signIn.sessionId, { key, assurance: 'aal2', now });
  return isRenewed ? { refused: null } : notAccepted;
}
