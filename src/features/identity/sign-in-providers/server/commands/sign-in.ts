import { presentSignIn } from '#access/viewer.ts';
import { beginSession } from '#features/identity/accounts/server/commands/sessions.ts';
import { isConfirmed } from '#features/identity/accounts/server/queries/confirmation.ts';
import type { ProvenIdentity } from '#features/identity/lib/openid/sign-in-provider.ts';
import { provenAt } from '../../rules/proven-at.ts';
import { findConnection } from '../queries.ts';
import { noteUse } from './connections.ts';
import type { Flow } from './flows.ts';
import type { AnswerTools, ReturningBrowser } from './returning-browser.ts';
import { keepWaiting } from './waiting-identities.ts';

type SignedInOrUp =
  | { kind: 'signed-in'; cookie: string; userId: string }
  | { kind: 'sign-up'; waitingId: string; unconfirmedId: string | undefined };

/**
 * Opens a session at aal1 for the user whose account the identity is connected with: the second step is asked of users
 * who have one, as after a password. An unconnected identity waits for the form of a sign-up; no mail address leads it
 * to an account.
 */
export async function signInByIdentity(
  { write, clock, auth }: Pick<AnswerTools, 'write' | 'clock' | 'auth'>,
  { userType, nextPath }: Flow,
  identity: ProvenIdentity,
  { browserToken, viewer, userAgent, address }: ReturningBrowser & { browserToken: string },
): Promise<SignedInOrUp> {
  const now = clock.now();
  return write(async (tx): Promise<SignedInOrUp> => {
    const connection = await findConnection(tx, identity);
    if (!connection || !(await isConfirmed(tx, connection.userId))) {
      const waitingId = await keepWaiting(
        tx,
        identity,
        { userType, nextPath },
        { browserToken, now },
      );
      return { kind: 'sign-up', waitingId, unconfirmedId: connection?.userId };
    }
    const { connectionId, userId } = connection;
    const key = auth.createSessionKey();
    await noteUse(tx, connectionId, now);
    await beginSession(tx, {
      userId,
      key,
      madeBy: 'microsoft',
      assurance: 'aal1',
      provenAt: provenAt(identity.authenticatedAt, now),
      userAgent,
      address,
      replaced: presentSignIn(viewer)?.sessionId,
      now,
    });
    return { kind: 'signed-in', cookie: key.cookie, userId };
  });
}
