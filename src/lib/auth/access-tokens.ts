import {
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';

/** Everything that opens the API is signed by this, and nothing else is accepted, whatever a token says of itself. */
const algorithm = 'ES256';
// RFC 9068: a token that was signed for something else is none of these.
const tokenType = 'at+jwt';
/** So many seconds a token is good for. */
export const tokenSeconds = 600;
// Clocks of nodes differ.
const toleranceSeconds = 5;

/** The issuer and the audience of tokens: both are compared. */
export interface TokenParties {
  issuer: string;
  audience: string;
}

const claimsSchema = z.object({
  /** Whose token it is. */
  sub: z.uuid(),
  /** The program that it was given to. */
  client_id: z.string(),
  scope: z.enum(['read', 'read write']),
  aal: z.literal('aal1'),
  /** How often its person had signed out everywhere. */
  epoch: z.number().int(),
});
export type TokenClaims = z.infer<typeof claimsSchema>;

/** A new pair of keys as JWKs: what is published, and what signs. */
export async function createSigningPair(kid: string): Promise<{ publicKey: JWK; privateKey: JWK }> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  return {
    publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'sig' },
    privateKey: await exportJWK(pair.privateKey),
  };
}

/** A signed token, good for ten minutes from `now`. */
export async function signToken(
  { kid, privateKey }: { kid: string; privateKey: JWK },
  { issuer, audience }: TokenParties,
  claims: TokenClaims & { jti: string },
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: tokenType, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(await importJWK(privateKey, algorithm));
}

/** A published key, ready to verify with. */
export async function readPublicKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key of ours is not symmetric.');
  return key;
}

/**
 * What a token says that we have signed and that has not run out; null for every other. `keyOf` finds a public key by
 * its id, and undefined for one that is not ours: the token's own header names no other key.
 */
export async function readToken(
  token: string,
  parties: TokenParties,
  keyOf: (kid: string) => Promise<CryptoKey | undefined>,
  now: Date,
): Promise<(TokenClaims & { kid: string }) | null> {
  const keyFor = async ({ kid }: { kid?: string | undefined }): Promise<CryptoKey> => {
    const key = z.uuid().safeParse(kid).success ? await keyOf(kid ?? '') : undefined;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keyFor, {
      ...parties,
      algorithms: [algorithm],
      typ: tokenType,
      currentDate: now,
      clockTolerance: toleranceSeconds,
      maxTokenAge: tokenSeconds,
      requiredClaims: ['exp', 'jti'],
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { ...claims.data, kid: protectedHeader.kid ?? '' } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
