import { z } from 'zod';
import type { Log } from '#lib/log.ts';
import type { CreationOptions, MadeAnswer, RequestOptions, SignedAnswer } from './ceremonies.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

// Few people sign in by passkey, and the library brings parsers of many kinds of certificates.
const library = () => import('@simplewebauthn/server');

/** So long a challenge can be answered, in ms. */
export const challengeMs = 5 * 60_000;

// EdDSA, ES256 and RS256, whichever the installed runtime would take beside them.
const algorithms = [-8, -7, -257];

/** What authenticators know a person by: their id, which says nothing of them and never changes. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** A passkey that is known already, by what browsers know it by. */
export interface KnownPasskey {
  credentialId: string;
  transports: string[];
}

const asKnown = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What a browser has an authenticator make a passkey by, other than those that the person has. */
export async function creationOptions(
  publicUrl: string,
  { userId, email, firstName, lastName }: Person,
  present: readonly KnownPasskey[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: 'Direct365',
    rpID: relyingPartyOf(publicUrl).id,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    userID: new Uint8Array(Buffer.from(userHandleOf(userId), 'base64url')),
    timeout: challengeMs,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return {
    ...options,
    rp: { id: relyingPartyOf(publicUrl).id, name: rp.name },
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: present.map(asKnown),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** What a browser has an authenticator sign, with one of these passkeys, or with any where there are none named. */
export async function requestOptions(
  publicUrl: string,
  named: readonly KnownPasskey[],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  const rpID = relyingPartyOf(publicUrl).id;
  const { challenge } = await generateAuthenticationOptions({ rpID });
  return {
    challenge,
    rpId: rpID,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: named.map(asKnown),
  };
}

const expected = ({ origin, id }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** Whose address answers have to name, and where the operator reads why one was refused. */
export interface Site {
  publicUrl: string;
  log: Log;
}

/**
 * The library throws for what does not fit: anybody can send that, and a site under a wrong address gets nothing else.
 */
const refusedBy =
  ({ log }: Site) =>
  (error: unknown) => {
    log.warn({ err: error }, 'the answer of an authenticator was refused');
    return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
  };

/** Whether the page stood in a frame of another site: no page of ours does, and the library does not look. */
function isOfAnotherFrame(clientDataJson: string): boolean {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return crossOriginSchema.safeParse(said).success;
  } catch {
    // The library refuses what cannot be read.
    return false;
  }
}

// `topOrigin` is said of frames alone, https://www.w3.org/TR/webauthn-3/#dictdef-collectedclientdata.
const crossOriginSchema = z.union([
  z.looseObject({ crossOrigin: z.unknown().refine(Boolean) }),
  z.looseObject({ topOrigin: z.unknown().refine((origin) => origin !== undefined) }),
]);

/** A passkey as its authenticator describes it. */
export interface MadePasskey {
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  isSynced: boolean;
}

/** The passkey of an answer to this challenge; null when an authenticator that verified its user did not make one. */
export async function readMade(
  site: Site,
  answer: MadeAnswer,
  challenge: string,
): Promise<MadePasskey | null> {
  if (isOfAnotherFrame(answer.response.clientDataJSON)) return null;
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = answer.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, response: { ...response, transports }, clientExtensionResults: {} },
    ...expected(relyingPartyOf(site.publicUrl), challenge),
    supportedAlgorithmIDs: algorithms,
  }).catch(refusedBy(site));
  if (!verified || !registrationInfo?.userVerified) return null;
  const { credential, credentialDeviceType } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
    transports,
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

/** The authenticator's count, when it verified its user and signed this challenge with this key; else null. */
export async function readSigned(
  site: Site,
  answer: SignedAnswer,
  { challenge, publicKey }: { challenge: string; publicKey: string },
): Promise<number | null> {
  if (isOfAnotherFrame(answer.response.clientDataJSON)) return null;
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    ...expected(relyingPartyOf(site.publicUrl), challenge),
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      // The caller compares the count: the library would do so before it has verified anything.
      counter: 0,
    },
  }).catch(refusedBy(site));
  return verified && authenticationInfo?.userVerified ? authenticationInfo.newCounter : null;
}
