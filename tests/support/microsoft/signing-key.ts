import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key pair that tokens are signed with, as a provider publishes it. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  /** The public half, as it stands in the key set. */
  published: Record<string, unknown>;
}

export function createSigningKey(kid: string, issuer: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  return { kid, privateKey, published: { ...jwk, kid, use: 'sig', issuer } };
}

/** How a token is signed: well, or in one of the ways that are tried on clients. */
export type Signing = 'sound' | 'none' | 'hs256-with-the-public-key' | 'tampered';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token in its compact form. */
export function signToken(claims: object, key: SigningKey, signing: Signing): string {
  const algorithms = { none: 'none', 'hs256-with-the-public-key': 'HS256' } as const;
  const alg = signing === 'sound' || signing === 'tampered' ? 'RS256' : algorithms[signing];
  const body = `${encoded({ typ: 'JWT', alg, kid: key.kid })}.${encoded(claims)}`;
  if (signing === 'none') return `${body}.`;
  if (signing === 'hs256-with-the-public-key') {
    const publicKey = String(key.published.n);
    return `${body}.${createHmac('sha256', publicKey).update(body).digest('base64url')}`;
  }
  const signature = sign('sha256', Buffer.from(body), key.privateKey).toString('base64url');
  if (signing === 'sound') return `${body}.${signature}`;
  const [header = ''] = body.split('.');
  return `${header}.${encoded({ ...claims, sub: 'another person' })}.${signature}`;
}
