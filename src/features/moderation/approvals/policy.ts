import type { UserType } from '#access/user.ts';
import { undoableUntil } from './rules.ts';

/** What decides whether an account can be approved. */
export interface ApprovalCandidate {
  userType: UserType;
  /** The person who signed up has followed the link in the confirmation mail. */
  isConfirmed: boolean;
  isApproved: boolean;
  /** Nothing is approved while it is suspended: lift that first. */
  isSuspended: boolean;
  /** A consultant has saved the profile form; of no matter for clients. */
  hasProfile: boolean;
}

/**
 * What an approval of this account would do. An account that is not confirmed has no owner yet, so there is
 * nothing to approve.
 */
export function judgeApproval(
  candidate: ApprovalCandidate | undefined,
): 'approve' | 'approved-already' | 'not-found' | 'profile-required' | 'suspended' {
  if (!candidate?.isConfirmed) return 'not-found';
  if (candidate.isSuspended) return 'suspended';
  if (candidate.isApproved) return 'approved-already';
  if (candidate.userType === 'consultant' && !candidate.hasProfile) return 'profile-required';
  return 'approve';
}

/** What decides whether an approval can be undone. */
export interface UndoCandidate {
  approvedAt: Date | null;
  isSuspended: boolean;
}

/** An approval can be undone for ten seconds, until its mail leaves, unless the account was suspended meanwhile. */
export const canUndoApproval = ({ approvedAt, isSuspended }: UndoCandidate, now: Date): boolean =>
  approvedAt !== null && !isSuspended && now < undoableUntil(approvedAt);

/** What decides whether an account can be suspended, and whether that can be lifted. */
export interface SuspensionCandidate {
  isSuspended: boolean;
  /** Revoke the admin grant first, so that the last admin cannot be locked out. */
  isAdmin: boolean;
}

/** Why this account cannot be suspended; null when it can. */
export function refusalToSuspend({
  isSuspended,
  isAdmin,
}: SuspensionCandidate): 'IS_ADMIN' | 'ACCOUNT_STATE' | null {
  if (isAdmin) return 'IS_ADMIN';
  return isSuspended ? 'ACCOUNT_STATE' : null;
}

/** What an admin can say no to: an account that waits is refused, an approval is taken back. */
export function judgeRefusal(account: {
  isApproved: boolean;
  isRefused: boolean;
}): 'account-refused' | 'approval-revoked' | null {
  if (account.isRefused) return null;
  return account.isApproved ? 'approval-revoked' : 'account-refused';
}
