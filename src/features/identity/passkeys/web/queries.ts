import { queryOptions } from '@tanstack/react-query';
import { makeByDevice, signByDevice, signInField } from '#features/identity/lib/webauthn/device.ts';
import { featureClient } from '#lib/api/client.ts';
import type { passkeysContract } from '../contract.ts';

export const passkeysApi = featureClient<typeof passkeysContract>('passkeys');

/** The own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys', 'own'],
  queryFn: () => passkeysApi.list(),
});

/** Has the person's device make a passkey, and adds it. Throws what the browser or the server refuses. */
export async function makePasskey(friendlyName: string): Promise<void> {
  const { challengeId, options } = await passkeysApi.beginAdding({ friendlyName });
  await passkeysApi.add({ challengeId, answer: await makeByDevice(options) });
}

/** Has the person's device sign, and signs them in by it. Throws what the browser or the server refuses. */
export async function signInByPasskey(): Promise<void> {
  const { challengeId, options } = await passkeysApi.beginSignIn();
  await passkeysApi.signIn({ challengeId, answer: await signByDevice(options) });
}

/** Signs in by the passkey that is chosen in the e-mail field; false when none was. Throws what the server refuses. */
export async function signInByAutofill(ended: AbortSignal, onChosen: () => void): Promise<boolean> {
  const chosen = await signInField(() => passkeysApi.beginSignIn(), ended);
  if (!chosen) return false;
  onChosen();
  await passkeysApi.signIn(chosen);
  return true;
}

/** Has the person's device sign that it is still them. Throws what the browser or the server refuses. */
export async function proveByPasskey(): Promise<void> {
  const { challengeId, options } = await passkeysApi.beginProof();
  await passkeysApi.prove({ challengeId, answer: await signByDevice(options) });
}
