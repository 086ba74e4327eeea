import { createHash, randomBytes } from 'node:crypto';
import type { UserType } from '#access/user.ts';
import type { PendingSignIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { SignInRound } from '#features/identity/lib/openid/sign-in-provider.ts';
import { hashBrowserToken } from '#lib/auth/browser-token.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import type { FlowPurpose } from '../../rules/problems.ts';

/** How long a user may take at the provider, in ms: some have to look for their telephone. */
const flowMs = 15 * 60_000;

/** What a user goes to the provider for, and for whom: for a session, or for the user who comes back. */
export type FlowOf =
  | { purpose: 'sign-in'; userType: UserType | undefined; nextPath: string }
  | { purpose: 'connect' | 'proof'; signIn: PendingSignIn; nextPath: string };

export type Flow = {
  purpose: FlowPurpose;
  userId: string | null;
  sessionId: string | null;
  userType: UserType | null;
  nextPath: string;
  began: string;
};

/** The path to which the provider sends people back; it is registered there. */
export const returnPath = '/auth/microsoft/return';

export const createState = ({ keys }: Pick<Services, 'keys'>): string =>
  keys.nameRound(randomBytes(32).toString('base64url'));

const hashOf = (state: string): string => createHash('sha256').update(state).digest('base64url');

/** All values of one round, made of its state by this site's secret: none of them has to be stored. */
export const roundOf = (
  { publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>,
  state: string,
): SignInRound => ({
  redirectUri: `${publicUrl}${returnPath}`,
  state,
  nonce: keys.ofRound(keyUses.microsoftNonce, state),
  verifier: keys.ofRound(keyUses.microsoftVerifier, state),
});

/** Records that a user has gone to the provider, in this browser. */
export async function keepFlow(
  tx: Tx,
  of: FlowOf,
  { state, browserToken, now }: { state: string; browserToken: string; now: Date },
): Promise<void> {
  const whose =
    of.purpose === 'sign-in'
      ? { user_type: of.userType ?? null }
      : { user_id: of.signIn.userId, session_id: of.signIn.sessionId };
  await tx
    .insertInto('auth.sign_in_flows')
    .values({
      ...whose,
      purpose: of.purpose,
      state_hash: hashOf(state),
      browser_hash: hashBrowserToken(browserToken),
      next_path: of.nextPath,
      created_at: now,
      expires_at: new Date(now.getTime() + flowMs),
    })
    .execute();
}

/**
 * Takes what a browser has come back for, which is gone with that, whatever it brings. Null when there is none of these
 * for it.
 */
export async function takeFlow(
  tx: Tx,
  { state, browserToken, now }: { state: string; browserToken: string; now: Date },
): Promise<Flow | null> {
  const taken = await tx
    .deleteFrom('auth.sign_in_flows')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashBrowserToken(browserToken))
    .where('expires_at', '>', now)
    .returning([
      'purpose',
      'user_id as userId',
      'session_id as sessionId',
      'user_type as userType',
      'next_path as nextPath',
      'created_at as began',
    ])
    .executeTakeFirst();
  return taken ? { ...taken, began: taken.began.toISOString() } : null;
}
