import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isWeakSecret } from './secret-strength.ts';

describe('a secret', () => {
  it.each([
    'x'.repeat(32),
    '12345678'.repeat(5),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'changemechangemechangemechangeme1!',
    'secretsecretsecretsecretsecretsecret',
    'please-change-me-before-going-live-7f3',
    '00000000000000000000000000000001',
    'P4ssword-P4ssword-P4ssword-P4ssword!',
  ])('such as %s is weak', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it.each(['hex', 'base64', 'base64url'] as const)(
    'made at random, in %s, never is',
    (encoding) => {
      const made = Array.from({ length: 2000 }, () => randomBytes(24).toString(encoding));
      expect(made.filter(isWeakSecret)).toEqual([]);
    },
  );
});
