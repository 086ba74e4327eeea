import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSignedNonce, readSignedNonce, readSignedValue, signValue } from './signed-values.ts';

const secret = 'a secret of the test, long enough to sign';

describe('a signed value', () => {
  it('is read for its own purpose, and for no other', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const signed = signValue(secret, 'this', value);
        expect(readSignedValue(secret, 'this', signed)).toBe(value);
        expect(readSignedValue(secret, 'that', signed)).toBeNull();
        expect(readSignedValue('another secret', 'this', signed)).toBeNull();
      }),
    );
  });

  it('is not read with one letter changed, wherever', () => {
    const signed = signValue(secret, 'this', 'value');
    for (let index = 0; index < signed.length; index += 1) {
      const other = signed[index] === 'A' ? 'B' : 'A';
      const forged = signed.slice(0, index) + other + signed.slice(index + 1);
      expect(readSignedValue(secret, 'this', forged)).toBeNull();
    }
  });

  it.each(['', '.', 'value', 'value.', '.signature'])('is not %j', (text) => {
    expect(readSignedValue(secret, 'this', text)).toBeNull();
  });
});

describe('a mark', () => {
  it('is known for its subject and purpose alone, and is never the same twice', () => {
    const signedNonce = createSignedNonce(secret, 'this', 'a user');
    const nonce = readSignedNonce(signedNonce, secret, 'this', 'a user');
    expect(nonce).toBe(signedNonce.split('.')[0]);
    expect(readSignedNonce(signedNonce, secret, 'this', 'another user')).toBeNull();
    expect(readSignedNonce(signedNonce, secret, 'that', 'a user')).toBeNull();
    expect(readSignedNonce(signedNonce, 'another secret', 'this', 'a user')).toBeNull();
    expect(createSignedNonce(secret, 'this', 'a user')).not.toBe(signedNonce);
    expect(signedNonce).not.toContain('a user');
  });

  it.each(['', '.', 'nonce', 'nonce.', '.signature', 'a.b.c'])('is not %j', (text) => {
    expect(readSignedNonce(text, secret, 'this', 'a user')).toBeNull();
  });
});
