import { readParameters } from '#lib/api/read-parameters.ts';
import { normaliseCode } from './codes.ts';

/** The part of an address that carries a code to the profile form. */
export interface ReferralSearch {
  referral?: string;
}

/** Reads it: for the `validateSearch` of a page. */
export function readReferral({ referral }: Record<string, unknown>): ReferralSearch {
  // An address of digits alone is read as a number.
  const code =
    typeof referral === 'string' || typeof referral === 'number'
      ? normaliseCode(String(referral))
      : '';
  return readParameters<ReferralSearch>(['referral'], code ? { referral: code } : {});
}

/** The profile form, with the code that it starts with. */
export const newProfileAddress = (referral: string | undefined): string =>
  `/consultant/profile/new${referral ? `?referral=${encodeURIComponent(referral)}` : ''}`;

/** What a consultant hands on: it leads through the sign-up to the form, with the code in its place. */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/consultant/signup?referral=${encodeURIComponent(code)}`;
