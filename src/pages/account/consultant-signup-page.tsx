import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  newProfileAddress,
  readReferral,
} from '#features/billing/referrals/rules/referral-link.ts';

/** The sign-up form with the consultant role chosen; the profile form follows it, with the code of a referral link. */
export const Route = createFileRoute('/consultant/signup')({
  validateSearch: readReferral,
  beforeLoad: ({ search: { referral } }) => {
    throw redirect({
      to: '/auth',
      search: { type: 'consultant', next: newProfileAddress(referral) },
    });
  },
});
