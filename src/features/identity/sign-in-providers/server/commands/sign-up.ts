import type { Tx } from '#db/client.ts';
import type { SignUp } from '#features/identity/accounts/rules/sign-up.ts';
import {
  removeUnconfirmed,
  type SignUpCircumstances,
  type SignUpMeans,
  takeSignUp,
} from '#features/identity/accounts/server/commands/sign-up.ts';
import { isConfirmed } from '#features/identity/accounts/server/queries/confirmation.ts';
import type { Services } from '#server/services.ts';
import { findConnection } from '../queries.ts';
import type { ConnectedSignInsRequest } from '../services.ts';
import { insertConnection, type KeptIdentity, lockIdentity } from './connections.ts';
import { findWaiting } from './waiting-identities.ts';

type Tools = Pick<Services, 'write' | 'jobs' | 'clock'> & Pick<ConnectedSignInsRequest, 'auth'>;

/** Who sends the form, and by which browser. */
interface Sender {
  waitingId: string;
  browserToken: string | undefined;
  /** The client's name for this sign-up, if it gave one. */
  intentKey: string | null;
  circumstances: SignUpCircumstances;
}

/**
 * Signs a user up whom a provider has vouched for, and returns the value of their browser's cookie; null when no
 * identity waits here any more. The address that they typed is confirmed by our own mail, regardless of the provider;
 * that of an existing account stays with its owner, who is notified.
 */
export async function signUpByIdentity(
  { write, jobs, clock, auth }: Tools,
  { waitingId, browserToken, intentKey, circumstances }: Sender,
  request: Omit<SignUp, 'password'>,
): Promise<string | null> {
  if (browserToken === undefined) return null;
  const now = clock.now();
  const userId = await write(async (tx) => {
    const waiting = await findWaiting(tx, { waitingId, browserToken, now });
    if (!waiting) return null;
    await lockIdentity(tx, waiting);
    const present = await findConnection(tx, waiting);
    // It has an account by now: signing in leads there.
    if (present && (await isConfirmed(tx, present.userId))) return null;
    const surroundings = { tx, jobs, now, circumstances };
    const means = meansOf(waiting, present?.userId);
    const wish = { ...request, next: waiting.nextPath };
    return takeSignUp({ ...surroundings, means }, wish, intentKey, 'any');
  });
  return userId === null ? null : auth.signUpCookie(userId);
}

const meansOf = (identity: KeptIdentity, unconfirmedId: string | undefined): SignUpMeans => ({
  byProvider: true,
  isThatOf: async (_tx: Tx, userId: string) => userId === unconfirmedId,
  async give(tx, userId, now) {
    // The one before, with another address, was theirs and is forgotten.
    if (unconfirmedId !== undefined) await removeUnconfirmed(tx, unconfirmedId);
    await insertConnection(tx, userId, identity, now);
  },
});
