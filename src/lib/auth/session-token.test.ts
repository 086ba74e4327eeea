import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cookieValue,
  createSessionToken,
  readSignedSessionToken,
  sessionCookieName,
} from './session-token.ts';

const secret = 'a secret of the test, long enough to sign';
const signed = (token: string, by = secret): string =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`);

describe('a session cookie', () => {
  it('is read when its signature is ours', () => {
    expect(readSignedSessionToken(signed('abc.def'), secret)).toBe('abc.def');
  });

  it.each([
    ['signed by another', signed('abc', 'another secret')],
    ['without a signature', 'abc'],
    ['with an empty token', signed('')],
    ['with half a signature', signed('abc').slice(0, -10)],
    ['that is no encoding', '%E0%A4%A'],
    ['that is empty', ''],
  ])('%s belongs to no session', (_what, value) => {
    expect(readSignedSessionToken(value, secret)).toBeNull();
  });

  it('a new one is of 192 random bits, and never the same twice', () => {
    const made = Array.from({ length: 100 }, () => createSessionToken(secret));
    expect(new Set(made.map(({ token }) => token)).size).toBe(100);
    for (const { token, cookieValue: value } of made) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(24);
      expect(readSignedSessionToken(value, secret)).toBe(token);
    }
  });

  it('is found among other cookies by its whole name', () => {
    const header = 'x-direct365.session_token=no; direct365.session_token=yes ; theme=dark';
    expect(cookieValue(header, 'direct365.session_token')).toBe('yes');
    expect(cookieValue(undefined, 'direct365.session_token')).toBeNull();
  });

  it('has the prefix that browsers enforce where the site is secure', () => {
    expect(sessionCookieName('https://site.example')).toBe('__Secure-direct365.session_token');
    expect(sessionCookieName('http://127.0.0.1:3000')).toBe('direct365.session_token');
  });
});
