import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Name of one of our cookies; a secure site gets the `__Secure-` prefix that browsers enforce. */
export function cookieName(publicUrl: string, name: string): string {
  const prefix = publicUrl.startsWith('https://') ? '__Secure-' : '';
  return `${prefix}direct365.${name}`;
}

export const sessionCookieName = (publicUrl: string): string =>
  cookieName(publicUrl, 'session_token');

/** Kept by the browser of a sign-up until the address is confirmed. */
export const signUpCookieName = (publicUrl: string): string => cookieName(publicUrl, 'sign_up');

/** The hash that the sessions table contains instead of the token. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** A new session token, and the value of the cookie that carries it: signed as the auth library signs its own. */
export function createSessionToken(secret: string): { token: string; cookieValue: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, cookieValue: signSessionToken(token, secret) };
}

/** The value of the cookie that carries this token. */
export function signSessionToken(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}

/**
 * The token in a cookie value `token.signature` (HMAC-SHA-256, as the auth library signs it),
 * or null when the signature is not ours.
 */
export function readSignedSessionToken(cookieValue: string, secret: string): string | null {
  const value = decode(cookieValue);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The value of one cookie in a Cookie header, still encoded. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}
