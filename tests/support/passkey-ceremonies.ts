import type {
  CreationOptions,
  RequestOptions,
} from '#features/identity/lib/webauthn/ceremonies.ts';
import type { HttpBrowser } from './http-browser.ts';
import type { Misbehaviour, SoftwareAuthenticator } from './software-authenticator.ts';

type ToMake = { challengeId: string; options: CreationOptions };
type ToSign = { challengeId: string; options: RequestOptions };

/** Where a browser begins to have something signed, and where it sends the answer. */
export const signInPath = '/api/passkey-sign-in';
export const proofPath = '/api/me/session/passkey-proof';

/** Asks what is to be signed. */
export const beginSigning = (browser: HttpBrowser, path: string) =>
  browser.send<ToSign>('POST', `${path}/challenge`, {});

/** Asks what a passkey is to be made by. */
export const beginAdding = (browser: HttpBrowser, friendlyName: string) =>
  browser.send<ToMake>('POST', '/api/me/passkeys/challenge', { friendlyName });

/** Adds a passkey of this authenticator to the account at this browser. */
export async function addPasskey(
  browser: HttpBrowser,
  authenticator: SoftwareAuthenticator,
  { name = 'Laptop', ...wrong }: Misbehaviour & { name?: string } = {},
) {
  const { answer } = await beginAdding(browser, name);
  const { challengeId, options } = answer;
  return browser.send<{ passkeyId: string; code?: string }>('POST', '/api/me/passkeys', {
    challengeId,
    answer: authenticator.make(options, wrong),
  });
}

/** Signs in, or proves oneself, with a passkey of this authenticator. */
export async function signWith(
  browser: HttpBrowser,
  path: string,
  authenticator: SoftwareAuthenticator,
  wrong: Misbehaviour = {},
) {
  const { challengeId, options } = (await beginSigning(browser, path)).answer;
  return browser.send('POST', path, { challengeId, answer: authenticator.sign(options, wrong) });
}
