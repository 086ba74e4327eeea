import { describe, expect, it } from 'vitest';
import { credentialStates } from '#catalogue/enumerations/credential.ts';
import { refusalToDecide } from './policy.ts';

const waiting = { state: 'submitted', revision: 3, isOwn: false } as const;

describe('a decision about a credential', () => {
  it('is refused for the admin’s own, or other evidence than was looked at', () => {
    expect(refusalToDecide('verify', { ...waiting, isOwn: true }, 3)).toBe('OWN_CREDENTIAL');
    expect(refusalToDecide('verify', waiting, 2)).toBe('CREDENTIAL_CHANGED');
    expect(refusalToDecide('verify', waiting, 3)).toBeNull();
  });

  it('fits the state: only what waits is verified, and what was verified can be rejected', () => {
    const allowed = (decision: 'verify' | 'reject') =>
      credentialStates.values.filter(
        (state) => refusalToDecide(decision, { ...waiting, state }, 3) === null,
      );
    expect(allowed('verify')).toEqual(['submitted']);
    expect(allowed('reject')).toEqual(['submitted', 'verified']);
    expect(refusalToDecide('verify', { ...waiting, state: 'verified' }, 3)).toBe(
      'CREDENTIAL_STATE',
    );
  });
});
