import type { PendingSignIn } from '#access/viewer.ts';
import { renewSession } from '#features/identity/accounts/server/commands/sessions.ts';
import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import type { ProvenIdentity } from '#features/identity/lib/openid/sign-in-provider.ts';
import { isAskedAnew } from '../../rules/proven-at.ts';
import { findConnection } from '../queries.ts';
import { noteUse } from './connections.ts';
import type { Flow } from './flows.ts';
import type { AnswerTools } from './returning-browser.ts';

type Proof =
  | { refused: 'other-account' | 'not-anew' | 'session-over' }
  | { refused: null; cookie: string };

/**
 * Makes a session fresh, when Microsoft has asked its own user anew. That we asked for it is no proof: the request went
 * by way of the browser, where an attacker could take it out.
 */
export async function proveByIdentity(
  { write, clock, auth }: Pick<AnswerTools, 'write' | 'clock' | 'auth'>,
  { began }: Flow,
  identity: ProvenIdentity,
  { userId, sessionId }: PendingSignIn,
): Promise<Proof> {
  const now = clock.now();
  return write(async (tx): Promise<Proof> => {
    const connection = await findConnection(tx, identity);
    if (connection?.userId !== userId) return { refused: 'other-account' };
    if (!isAskedAnew(identity.authenticatedAt, new Date(began))) return { refused: 'not-anew' };
    // A second factor that was added meanwhile is what proves them from now on.
    const { hasSecondFactor } = await findSignInMeans(tx, userId);
    const key = auth.createSessionKey();
    if (hasSecondFactor || !(await renewSession(tx, sessionId, { key, now }))) {
      return { refused: 'session-over' };
    }
    await noteUse(tx, connection.connectionId, now);
    return { refused: null, cookie: key.cookie };
  });
}
