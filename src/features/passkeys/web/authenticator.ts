import type { RequestOptions } from '../contract/ceremonies.ts';
import { isBareAddress } from '../rules/relying-party.ts';
import { passkeysApi } from './queries.ts';

// Most visits need none of it.
const library = () => import('@simplewebauthn/browser');

/** A new challenge is asked for before the one that a field waits with runs out, in ms. */
const renewalMs = 4 * 60_000;

/** Has the person's device make a passkey, and adds it. Throws what the browser or the server refuses. */
export async function makePasskey(friendlyName: string): Promise<void> {
  const { challengeId, options } = await passkeysApi.beginAdding({ friendlyName });
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = { clientDataJSON, attestationObject, transports };
  await passkeysApi.add({
    challengeId,
    answer: { id, rawId, type: 'public-key', response: made },
  });
}

/** Has the person's device sign, and signs them in by it. Throws what the browser or the server refuses. */
export async function signInByPasskey(): Promise<void> {
  const { challengeId, options } = await passkeysApi.beginSignIn();
  await passkeysApi.signIn({ challengeId, answer: await sign(options) });
}

/** Has the person's device sign that it is still them. Throws what the browser or the server refuses. */
export async function proveByPasskey(): Promise<void> {
  const { challengeId, options } = await passkeysApi.beginProof();
  await passkeysApi.prove({ challengeId, answer: await sign(options) });
}

async function sign(options: RequestOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: userHandle ? { ...signed, userHandle } : signed,
  };
}

/**
 * Has the browser offer the device's passkeys in the e-mail field, where it can. Signs in by the one that is chosen, and
 * says so; false when nothing came of it, which nobody had asked for. Throws what the server says to a chosen one.
 */
export async function signInByAutofill(ended: AbortSignal): Promise<boolean> {
  if (!(await canOfferInFields())) return false;
  while (!ended.aborted) {
    const chosen = await offerInField(ended);
    if (chosen === 'renew') continue;
    if (chosen === null || ended.aborted) return false;
    await passkeysApi.signIn(chosen);
    return true;
  }
  return false;
}

/** What a chosen passkey signed; null when nothing will come any more, and `renew` when the challenge grows old. */
async function offerInField(ended: AbortSignal) {
  let isOld = false;
  try {
    const { WebAuthnAbortService } = await library();
    const { challengeId, options } = await passkeysApi.beginSignIn();
    if (ended.aborted) return null;
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    const renewal = setTimeout(() => {
      isOld = true;
      cancel();
    }, renewalMs);
    ended.addEventListener('abort', cancel);
    try {
      return { challengeId, answer: await sign(options, true) };
    } finally {
      clearTimeout(renewal);
      ended.removeEventListener('abort', cancel);
    }
  } catch {
    return isOld ? 'renew' : null;
  }
}

async function canOfferInFields(): Promise<boolean> {
  if (passkeyObstacle() !== null) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Why this browser cannot have passkeys of this site; null when it can. */
export function passkeyObstacle(): 'old-browser' | 'bare-address' | null {
  if (isBareAddress(location.hostname)) return 'bare-address';
  return typeof PublicKeyCredential === 'undefined' ? 'old-browser' : null;
}

const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** Whether a failure is that the person, or the page, closed what the browser asked. */
export const wasCancelled = (error: unknown): boolean =>
  isNamed(error, 'NotAllowedError', 'AbortError');

/** Whether a failure is that the device has a passkey for this account already. */
export const wasMadeBefore = (error: unknown): boolean => isNamed(error, 'InvalidStateError');
