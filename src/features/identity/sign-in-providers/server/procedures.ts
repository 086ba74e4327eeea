import type { SignedIn } from '#access/viewer.ts';
import { findUnconfirmed } from '#features/identity/accounts/server/queries/confirmation.ts';
import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { connectedSignInsContract } from '../contract.ts';
import { beginFlow } from './commands/begin-flow.ts';
import { disconnect, mostConnections } from './commands/connections.ts';
import { findWaiting } from './commands/waiting-identities.ts';
import { findConnection, listConnections } from './queries.ts';
import type { ConnectedSignInsRequest } from './services.ts';
import { viewConnection } from './views.ts';

const operations = implementOperations<typeof connectedSignInsContract, ConnectedSignInsRequest>(
  connectedSignInsContract,
);

/** What going to the provider is bound to; a person without a session, such as the command line, has none to name. */
const signInOf = ({ userId, session }: SignedIn) => ({
  userId,
  sessionId: session?.id ?? userId,
});

export const connectedSignInsProcedures = {
  listOffered: operations.listOffered.handler(async ({ context }) => ({
    microsoft: context.microsoft !== undefined,
  })),

  begin: operations.begin.handler(async ({ context, input, errors }) => {
    const { next: nextPath = '', userType } = input;
    const begun = await beginFlow(context, { purpose: 'sign-in', userType, nextPath });
    if (begun.refused) throw errors[begun.refused]();
    return { url: begun.url };
  }),

  readSignUp: operations.readSignUp.handler(async ({ context, input, errors }) => {
    const { db, clock, microsoftBrowser } = context;
    const browserToken = microsoftBrowser?.browserToken;
    const waiting =
      browserToken && (await findWaiting(db, { ...input, browserToken, now: clock.now() }));
    if (!waiting) throw errors.SIGN_UP_NOT_FOUND();
    const connection = await findConnection(db, waiting);
    const before = connection && (await findUnconfirmed(db, connection.userId));
    const { firstName, lastName, claimedEmail, userType } = waiting;
    return {
      ...(before ?? { firstName, lastName, userType, email: claimedEmail ?? '' }),
      isUnconfirmed: before !== undefined,
    };
  }),

  list: operations.list.handler(async ({ context: { db, person, microsoft } }) => ({
    isOffered: microsoft !== undefined,
    connections: (await listConnections(db, person.userId)).map(viewConnection),
  })),

  beginConnecting: operations.beginConnecting.handler(async ({ context, errors }) => {
    const { db, person } = context;
    const present = await listConnections(db, person.userId);
    // Asked before anything is done at Microsoft.
    if (present.length >= mostConnections) throw errors.TOO_MANY_CONNECTIONS();
    const flow = { purpose: 'connect', signIn: signInOf(person), nextPath: '/account' } as const;
    const begun = await beginFlow(context, flow);
    if (begun.refused) throw errors[begun.refused]();
    return { url: begun.url };
  }),

  disconnect: operations.disconnect.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      disconnect(tx, context, context.person, input.connectionId),
    );
    if (refused) throw errors[refused]();
    return { disconnected: true as const };
  }),

  beginProof: operations.beginProof.handler(async ({ context, input, errors }) => {
    const { db, person } = context;
    const [used] = await listConnections(db, person.userId);
    if (!used) throw errors.CONNECTION_NOT_FOUND();
    if ((await findSignInMeans(db, person.userId)).hasSecondFactor) {
      throw errors.SECOND_FACTOR_NEEDED();
    }
    const { next: nextPath = '' } = input;
    const flow = { purpose: 'proof', signIn: signInOf(person), nextPath } as const;
    const begun = await beginFlow(context, flow, used.claimedEmail ?? undefined);
    if (begun.refused) throw errors[begun.refused]();
    return { url: begun.url };
  }),
};
