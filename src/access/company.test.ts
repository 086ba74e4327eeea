import { describe, expect, it } from 'vitest';
import { mayHire } from './company.ts';

describe('a user may hire', () => {
  it('as an owner or a hiring member', () => {
    expect(mayHire({ company: { role: 'owner' } })).toBe(true);
    expect(mayHire({ company: { role: 'hiring' } })).toBe(true);
    expect(mayHire({ company: { role: 'finance' } })).toBe(false);
    expect(mayHire({ company: { role: 'viewer' } })).toBe(false);
  });

  it('not without a company', () => {
    expect(mayHire({ company: null })).toBe(false);
  });

  it('where 0.6.0 answers during an upgrade, and names no company', () => {
    expect(mayHire({})).toBe(true);
  });
});
