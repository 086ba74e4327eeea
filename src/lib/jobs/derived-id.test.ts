import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { derivedId } from './derived-id.ts';

describe('a derived id', () => {
  it('is the name-based UUID of RFC 9562', () => {
    // The DNS namespace and the name of the RFC's own example.
    expect(derivedId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });

  it('differs by parent and by label', () => {
    const parent = randomUUID();
    expect(derivedId(parent, 'mail')).toBe(derivedId(parent, 'mail'));
    expect(derivedId(parent, 'mail')).not.toBe(derivedId(parent, 'invoice'));
    expect(derivedId(parent, 'mail')).not.toBe(derivedId(randomUUID(), 'mail'));
  });

  it('refuses a parent that is no UUID', () => {
    expect(() => derivedId('42', 'mail')).toThrow(/UUID/);
  });
});
