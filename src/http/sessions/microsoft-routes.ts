import { type Context, Hono } from 'hono';
import { isSignedIn, type Viewer } from '#access/viewer.ts';
import type { AppContext } from '#app/services.ts';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import type { MicrosoftProblem } from '#features/identity/sign-in-providers/rules/problems.ts';
import {
  answerFlow,
  type FlowOutcome,
} from '#features/identity/sign-in-providers/server/commands/answer-flow.ts';
import { returnPath } from '#features/identity/sign-in-providers/server/commands/flows.ts';
import { signUpCookieName } from '#lib/auth/session-token.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import { hiddenCookie } from './auth-answers.ts';
import { signUpCookieSeconds } from './auth-calls.ts';

/**
 * Where Microsoft sends people back to. What they bring is used up here and goes no further: they are led on to an
 * address that says nothing of it.
 */
export function microsoftRoutes(options: {
  attempts: AttemptCounter;
  contextOf: (context: Context) => Promise<AppContext>;
  addressOf: (request: Request) => string;
}): Hono {
  const { attempts, contextOf, addressOf } = options;

  return new Hono().get(returnPath, async (context) => {
    // A look at the address is no return.
    if (context.req.method !== 'GET') return context.body(null, 204);
    const address = addressOf(context.req.raw);
    const wait = await attempts.count(returnPath, { addressGroup: addressGroup(address) });
    const asked = await contextOf(context);
    const { viewer, userAgent, log, publicUrl, auth } = asked;
    const outcome: FlowOutcome =
      wait === null
        ? await answerFlow(asked, new URL(context.req.url).searchParams, {
            ...{ viewer, userAgent, address },
            browserToken: asked.microsoftBrowser?.browserToken,
          })
        : { kind: 'problem', problem: 'too-many-attempts', purpose: 'sign-in', nextPath: '' };
    const line = {
      event: `microsoft/${outcome.purpose}`,
      outcome: outcome.kind === 'problem' ? outcome.problem : outcome.kind,
      address,
      person: 'userId' in outcome ? outcome.userId : personOf(viewer),
      ...('detail' in outcome ? { detail: outcome.detail } : {}),
    };
    if (outcome.kind === 'problem') log.warn(line, 'account');
    else log.info(line, 'account');
    if ('cookie' in outcome) asked.setSessionCookie?.(outcome.cookie);
    if (outcome.kind === 'sign-up' && outcome.unconfirmedId !== undefined) {
      // The owner of this Microsoft account made that sign-up, in whichever browser.
      const browserToken = auth.signUpCookie(outcome.unconfirmedId);
      const cookie = { publicUrl, path: '/', seconds: signUpCookieSeconds };
      context.header('set-cookie', hiddenCookie(signUpCookieName(publicUrl), browserToken, cookie));
    }
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    return context.redirect(addressAfter(outcome), 303);
  });
}

const personOf = (viewer: Viewer) => (isSignedIn(viewer) ? viewer.userId : undefined);

/** Where to redirect to. Each of these pages handles any reader. */
function addressAfter(outcome: FlowOutcome): string {
  const next = safeNextPath(outcome.nextPath) ?? '';
  const onTo = next ? { next } : {};
  switch (outcome.kind) {
    case 'signed-in':
      return `/auth?${new URLSearchParams({ mode: 'signin', ...onTo })}`;
    case 'sign-up':
      // Back to the link from the mail, which this browser may confirm now.
      if (outcome.unconfirmedId !== undefined && next.startsWith('/auth/confirm?')) return next;
      return `/auth/microsoft/sign-up?${new URLSearchParams({ id: outcome.waitingId })}`;
    case 'connected':
      return '/account?notice=microsoft-connected';
    case 'proven':
      return next || '/account';
    case 'problem':
      return problemAddress(outcome.problem, { for: outcome.purpose, ...onTo });
  }
}

const problemAddress = (problem: MicrosoftProblem, more: Record<string, string>): string =>
  `/auth/microsoft?${new URLSearchParams({ problem, ...more })}`;
