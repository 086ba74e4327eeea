import type { CreationOptions, MadeAnswer, RequestOptions, SignedAnswer } from './ceremonies.ts';
import { isBareAddress } from './relying-party.ts';

/* The person's own device, as the browser asks it. */

// Most visits need none of it.
const library = () => import('@simplewebauthn/browser');

/** A new challenge is asked for before the one that a field waits with runs out, in ms. */
const renewalMs = 4 * 60_000;

/** What is to be signed, and the name of the challenge for the answer. */
export interface ToSign {
  challengeId: string;
  options: RequestOptions;
}

/** Has the device make a passkey. Throws what the browser refuses. */
export async function makeByDevice(options: CreationOptions): Promise<MadeAnswer> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = { clientDataJSON, attestationObject, transports };
  return { id, rawId, type: 'public-key', response: made };
}

/** Has the device sign, or with `inField` whichever passkey is chosen in a field. Throws what the browser refuses. */
export async function signByDevice(
  options: RequestOptions,
  { inField = false }: { inField?: boolean } = {},
): Promise<SignedAnswer> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: inField,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  return {
    id,
    rawId,
    type: 'public-key',
    response: userHandle ? { ...signed, userHandle } : signed,
  };
}

/**
 * Has the browser offer the device's passkeys in a field that wants them, where it can. What the chosen one has signed;
 * null when there was no result, since the user did not ask for it. `begin` gets a new challenge before one runs out.
 */
export async function signInField(
  begin: () => Promise<ToSign>,
  ended: AbortSignal,
): Promise<{ challengeId: string; answer: SignedAnswer } | null> {
  if (!(await canOfferInFields())) return null;
  while (!ended.aborted) {
    const chosen = await offerOnce(begin, ended);
    if (chosen !== 'renew') return ended.aborted ? null : chosen;
  }
  return null;
}

async function offerOnce(begin: () => Promise<ToSign>, ended: AbortSignal) {
  let isOld = false;
  try {
    const { WebAuthnAbortService } = await library();
    const { challengeId, options } = await begin();
    if (ended.aborted) return null;
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    const renewal = setTimeout(() => {
      isOld = true;
      cancel();
    }, renewalMs);
    ended.addEventListener('abort', cancel);
    try {
      return { challengeId, answer: await signByDevice(options, { inField: true }) };
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
