import { describe, expect, it } from 'vitest';
import { acceptedStep, createTotpSecret, totpCode, totpUri } from './totp.ts';

const now = new Date('2026-11-22T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a code of an authenticator app', () => {
  const secret = createTotpSecret();
  const accepted = (code: string, lastStep: number | null = null) =>
    acceptedStep(secret, code, { now, lastStep });

  it('is that of RFC 6238', () => {
    // Its test vector for SHA-1 at 59 s, of the secret 12345678901234567890.
    const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(totpCode(ofRfc, new Date(59_000))).toBe('287082');
  });

  it.each([
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [-60, null],
    [60, null],
  ])('made %d seconds away is accepted for step %s', (seconds, expected) => {
    expect(accepted(totpCode(secret, at(seconds)))).toBe(expected);
  });

  it('is accepted once, and none of an earlier step after it', () => {
    expect(accepted(totpCode(secret, now), step)).toBeNull();
    expect(accepted(totpCode(secret, at(-30)), step)).toBeNull();
    expect(accepted(totpCode(secret, at(30)), step)).toBe(step + 1);
  });

  it('is nothing but six digits', () => {
    expect(accepted('')).toBeNull();
    expect(accepted('abcdef')).toBeNull();
  });
});

it('the address of a QR code names the site and the account', () => {
  const uri = new URL(
    totpUri('GEZDGNBVGY3TQOJQ', { issuer: 'Direct365', label: 'a@example.test' }),
  );
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Direct365:a@example.test');
  expect(uri.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQ');
});
