import type { UserType } from '#access/user.ts';

/** What decides whether an account can be approved. */
export interface ApprovalCandidate {
  userType: UserType;
  /** The person who signed up has followed the link in the confirmation mail. */
  isConfirmed: boolean;
  isApproved: boolean;
  /** A consultant has saved the profile form; of no matter for clients. */
  hasProfile: boolean;
}

/**
 * What an approval of this account would do. An account that is not confirmed has no owner yet, so there is
 * nothing to approve.
 */
export function judgeApproval(
  candidate: ApprovalCandidate | undefined,
): 'approve' | 'approved-already' | 'not-found' | 'profile-required' {
  if (!candidate?.isConfirmed) return 'not-found';
  if (candidate.isApproved) return 'approved-already';
  if (candidate.userType === 'consultant' && !candidate.hasProfile) return 'profile-required';
  return 'approve';
}
