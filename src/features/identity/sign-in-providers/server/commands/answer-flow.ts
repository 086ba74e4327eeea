import { type PendingSignIn, presentSignIn } from '#access/viewer.ts';
import { renewSession } from '#features/identity/accounts/server/commands/sessions.ts';
import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import {
  type ProvenIdentity,
  ProviderFailure,
} from '#features/identity/lib/openid/sign-in-provider.ts';
import type { FlowPurpose, MicrosoftProblem } from '../../rules/problems.ts';
import { isAskedAnew } from '../../rules/proven-at.ts';
import { findConnection } from '../queries.ts';
import { connect, noteUse } from './connections.ts';
import { type Flow, roundOf, takeFlow } from './flows.ts';
import type { AnswerTools, ReturningBrowser } from './returning-browser.ts';
import { signInByIdentity } from './sign-in.ts';

/** What came of it, and where to go on to; empty for nowhere in particular. */
export type FlowOutcome = { purpose: FlowPurpose; nextPath: string } & (
  | { kind: 'signed-in'; cookie: string; userId: string }
  /** A form waits; of whose unconfirmed sign-up this turned out to be the owner, if there is one. */
  | { kind: 'sign-up'; waitingId: string; unconfirmedId: string | undefined }
  | { kind: 'connected'; userId: string }
  | { kind: 'proven'; cookie: string; userId: string }
  /** `detail` is for the log. */
  | { kind: 'problem'; problem: MicrosoftProblem; detail?: string }
);

// What travels works once: there is no repetition to answer alike.
const onceOnly = { withoutKey: true };

/** Does what a user went to Microsoft for, once they are back: once, and in the browser that went. */
export async function answerFlow(
  tools: AnswerTools,
  parameters: URLSearchParams,
  browser: ReturningBrowser,
): Promise<FlowOutcome> {
  const { microsoft, write, clock } = tools;
  const ended = (problem: MicrosoftProblem, flow?: Flow, detail = ''): FlowOutcome => ({
    kind: 'problem',
    problem,
    ...(detail ? { detail } : {}),
    purpose: flow?.purpose ?? 'sign-in',
    nextPath: flow?.nextPath ?? '',
  });
  if (!microsoft) return ended('not-offered');
  if (browser.viewer.lookingIn) return ended('looking-in');
  const { browserToken } = browser;
  const state = parameters.get('state');
  if (!browserToken || !state) return ended('expired');
  const flow = await write(
    (tx) => takeFlow(tx, { state, browserToken, now: clock.now() }),
    onceOnly,
  );
  if (!flow) return ended('expired');
  let identity: ProvenIdentity;
  try {
    // Outside of any transaction: no lock is kept while Microsoft answers.
    identity = await microsoft.identify(roundOf(tools, state), parameters);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return ended(error.refusal, flow, error.message);
  }
  const { purpose, nextPath } = flow;
  if (purpose === 'sign-in') {
    return {
      purpose,
      nextPath,
      ...(await signInByIdentity(tools, flow, identity, { ...browser, browserToken })),
    };
  }
  const signIn = presentSignIn(browser.viewer);
  // Signed out meanwhile, or another user by now.
  if (signIn?.userId !== flow.userId || signIn?.sessionId !== flow.sessionId) {
    return ended('session-over', flow);
  }
  if (browser.viewer.kind !== 'signed-in') return ended('session-over', flow);
  const { userId } = browser.viewer;
  if (purpose === 'proof') {
    const proof = await proveByIdentity(tools, flow, identity, signIn);
    if (proof.refused) return ended(proof.refused, flow);
    return { kind: 'proven', cookie: proof.cookie, userId, purpose, nextPath };
  }
  const { jobs } = tools;
  const { refused } = await write((tx) =>
    connect(tx, { jobs, now: clock.now() }, { userId }, identity),
  );
  if (refused) return ended(refused, flow);
  return { kind: 'connected', userId, purpose, nextPath };
}

type Proof =
  | { refused: 'other-account' | 'not-anew' | 'session-over' }
  | { refused: null; cookie: string };

/**
 * Makes a session fresh, when Microsoft has asked its own user anew. That we asked for it is no proof: the request went
 * by way of the browser, where an attacker could take it out.
 */
async function proveByIdentity(
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
