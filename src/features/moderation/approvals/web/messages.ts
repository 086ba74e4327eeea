import type { UserType } from '#access/user.ts';

export const fetchFailed = 'Failed to fetch pending approvals';
export const approveFailed = 'Failed to approve account';
export const approveAllFailed = 'Failed some approvals.';
export const allClientsApproved = 'All pending clients have been approved.';

/** Said of an account that has just been approved. */
export const accountApproved = (name: string, userType: UserType): string =>
  `${name}'s ${userType} account has been approved successfully.`;

export const undoLabel = 'Undo';
export const undoFailed = 'Failed to undo the approval';
export const approvalUndone = 'Approval Undone';

/** Said when an approval was undone before its mail left. */
export const waitsAgain = (name: string): string => `No e-mail was sent to ${name}.`;

/** Said when the mail of an approval has left. */
export const undoTooLate =
  'The e-mail has left already. You can take the approval back on the page of this user.';

/** How the undoing of many approvals went. */
export const clientsWaitAgain = (undone: number, approved: number): string =>
  undone === approved
    ? 'All of these clients wait again. No e-mail was sent.'
    : `${undone} of ${approved} clients wait again. The e-mails to the others have left already.`;

/** Why a consultant cannot be approved yet. */
export const profileRequired =
  'A consultant can be approved once the profile form has been filled in.';

/** Said when an admin decides against an account without a reason. */
export const reasonMissing = 'Please say why: the person reads it.';

interface DecisionWords {
  button: string;
  question: (name: string) => string;
  effect: string;
  done: string;
  failed: string;
  needsReason: boolean;
  isDestructive: boolean;
}

/** The words of everything that can be decided about an account. */
export const decisionWords: Record<
  'approve' | 'refuse' | 'revoke' | 'suspend' | 'lift',
  DecisionWords
> = {
  approve: {
    button: 'Approve Account',
    question: (name) => `Approve ${name}?`,
    effect:
      'A client may then search and open profiles; a consultant with a subscription is listed. The person is notified by e-mail.',
    done: 'Account Approved',
    failed: approveFailed,
    needsReason: false,
    isDestructive: false,
  },
  refuse: {
    button: 'Refuse Account',
    question: (name) => `Refuse ${name}?`,
    effect:
      'The account is no longer among those that wait. It can still sign in, and you can approve it later.',
    done: 'Account Refused',
    failed: 'Failed to refuse account',
    needsReason: true,
    isDestructive: true,
  },
  revoke: {
    button: 'Take Approval Back',
    question: (name) => `Take the approval of ${name} back?`,
    effect:
      'A consultant is off every list at once, a client can search no more. The account can still sign in, and you can approve it again.',
    done: 'Approval Taken Back',
    failed: 'Failed to take the approval back',
    needsReason: true,
    isDestructive: true,
  },
  suspend: {
    button: 'Suspend Account',
    question: (name) => `Suspend ${name}?`,
    effect:
      'The person and their projects cannot be found, and they can do nothing here but read why and end their subscription. Everything is kept, and comes back when you lift it.',
    done: 'Account Suspended',
    failed: 'Failed to suspend account',
    needsReason: true,
    isDestructive: true,
  },
  lift: {
    button: 'Lift Suspension',
    question: (name) => `Lift the suspension of ${name}?`,
    effect: 'The account is again what it was before.',
    done: 'Suspension Lifted',
    failed: 'Failed to lift the suspension',
    needsReason: false,
    isDestructive: false,
  },
};
