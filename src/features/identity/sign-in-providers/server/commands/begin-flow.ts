import { ProviderFailure } from '#features/identity/lib/openid/sign-in-provider.ts';
import { createBrowserToken } from '#lib/auth/browser-token.ts';
import type { Services } from '#server/services.ts';
import type { ConnectedSignInsRequest } from '../services.ts';
import { createState, type FlowOf, keepFlow, roundOf } from './flows.ts';

type Tools = Pick<Services, 'write' | 'clock' | 'publicUrl' | 'keys' | 'log'> &
  Pick<ConnectedSignInsRequest, 'microsoft' | 'microsoftBrowser'>;

type Begun = { refused: 'NOT_OFFERED' | 'MICROSOFT_UNREACHABLE' } | { refused: null; url: string };

/** Has a browser go to Microsoft: notes what for, and says where. */
export async function beginFlow(tools: Tools, of: FlowOf, hint?: string): Promise<Begun> {
  const { microsoft, microsoftBrowser, write, clock, log } = tools;
  if (!microsoft) return { refused: 'NOT_OFFERED' };
  const state = createState(tools);
  // The same mark for all windows of a browser, so that one does not shut the others out.
  const browserToken = microsoftBrowser?.browserToken ?? createBrowserToken();
  try {
    const wish = { anew: of.purpose === 'proof', hint };
    const url = await microsoft.addressFor(roundOf(tools, state), wish);
    // Of two presses each is a journey of its own, whatever key they came with.
    await write((tx) => keepFlow(tx, of, { state, browserToken, now: clock.now() }), {
      withoutKey: true,
    });
    microsoftBrowser?.keepCookie(browserToken);
    return { refused: null, url };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.error({ reason: error.message }, 'Microsoft could not be asked');
    return { refused: 'MICROSOFT_UNREACHABLE' };
  }
}
