import type { SaidClaims } from '#features/site-operations/site-settings/rules/said-claims.ts';

/**
 * How consultants are vetted, as public pages state it. "Every" is said of a share of 100% only, and a lower share with
 * its figure. Where the operator states none, or too few cases were counted, the sentence names the mechanism alone.
 */
export function vettingClaim({ shown }: SaidClaims): string {
  const share = shown('checkedConsultants');
  if (!share) return 'An admin approves each consultant, with a published checklist at hand.';
  const counted = share.counted ? ` (${share.counted})` : '';
  return share.figure === '100%'
    ? `A person reads every consultant’s profile against a published checklist before it is approved${counted}.`
    : `An admin approves each consultant. For ${share.figure}${counted}, every point of a published checklist was checked first.`;
}
