import { describe, expect, it } from 'vitest';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { newProfileAddress, readReferral, referralLink } from './referral-link.ts';

describe('a referral link', () => {
  it('leads through the sign-up to the profile form, with the code', () => {
    const link = new URL(referralLink('https://direct365.example', 'ABCD2345'));
    expect(link.pathname).toBe('/consultant/signup');
    const { referral } = readReferral(Object.fromEntries(link.searchParams));
    expect(referral).toBe('ABCD2345');
    const next = newProfileAddress(referral);
    expect(next).toBe('/consultant/profile/new?referral=ABCD2345');
    expect(safeNextPath(next)).toBe(next);
  });

  it.each([
    [' abcd2345 ', 'ABCD2345'],
    [23456789, '23456789'],
    ['', undefined],
    [true, undefined],
    [undefined, undefined],
    ['&next=//evil.example', '&NEXT=//EVIL.EXAMPLE'],
  ])('with %j carries %j', (typed, referral) => {
    const read = readReferral({ referral: typed });
    // Also where it carries none: what is not answered here, the router hands on as it stands.
    expect(read).toStrictEqual({ referral });
    const address = new URL(newProfileAddress(read.referral), 'https://direct365.example');
    expect([address.pathname, address.searchParams.get('referral') ?? undefined]).toEqual([
      '/consultant/profile/new',
      referral,
    ]);
  });
});
