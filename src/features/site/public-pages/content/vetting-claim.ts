/** How consultants are chosen, as the site states it: what admins do on an account's page before they approve it. */
export const vettingClaim =
  'A person reads every consultant’s profile against a published checklist before it is approved.';
