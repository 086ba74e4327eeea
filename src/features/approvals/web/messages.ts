import type { UserType } from '#access/user.ts';

export const fetchFailed = 'Failed to fetch pending approvals';
export const approveFailed = 'Failed to approve account';
export const approveAllFailed = 'Failed some approvals.';
export const allClientsApproved = 'All pending clients have been approved.';

/** Said of an account that has just been approved. */
export const accountApproved = (name: string, userType: UserType): string =>
  `${name}'s ${userType} account has been approved successfully.`;

/** Why a consultant cannot be approved yet. */
export const profileRequired =
  'A consultant can be approved once the profile form has been filled in.';
