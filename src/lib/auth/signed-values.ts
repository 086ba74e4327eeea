import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

// A key for each purpose: what is signed for one proves nothing for another.
const mac = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `direct365 ${purpose}`, 32)))
    .update(value)
    .digest('base64url');

function isMac(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** `value.signature`: any reader sees the value, only this server can have signed it. */
export const signValue = (secret: string, purpose: string, value: string): string =>
  `${value}.${mac(secret, purpose, value)}`;

/** The value that was signed for this purpose, or null when the signature is not ours. */
export function readSignedValue(secret: string, purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  const value = signed.slice(0, Math.max(dot, 0));
  return dot > 0 && isMac(signed.slice(dot + 1), mac(secret, purpose, value)) ? value : null;
}

/**
 * An opaque cookie value, `nonce.signature`: it proves to this server that the browser belongs to `subject`. Others
 * learn neither the subject nor whether two values have the same one.
 */
export function createSignedNonce(secret: string, purpose: string, subject: string): string {
  const nonce = randomBytes(18).toString('base64url');
  return `${nonce}.${mac(secret, purpose, `${nonce} ${subject}`)}`;
}

/** The nonce of a mark when it was made for this subject, else null. */
export function readSignedNonce(
  signedNonce: string,
  secret: string,
  purpose: string,
  subject: string,
): string | null {
  const [nonce = '', signature = '', ...rest] = signedNonce.split('.');
  if (nonce === '' || rest.length > 0) return null;
  return isMac(signature, mac(secret, purpose, `${nonce} ${subject}`)) ? nonce : null;
}
