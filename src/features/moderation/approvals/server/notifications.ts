import type { UserType } from '#access/user.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

type Decision = 'approved' | 'refused' | 'revoked' | 'suspended' | 'lifted';

const sentences: Record<Decision, string> = {
  approved: 'Your account was approved.',
  refused: 'Your account was not approved. The reason is in the mail and in your portal.',
  revoked: 'The approval of your account was taken back. The reason is in your portal.',
  suspended: 'Your account was suspended.',
  lifted: 'Your account is not suspended any more.',
};

/** To the one whose account an admin has decided about. */
export const accountWasDecided: NotificationKind<{ decision: Decision; userType: UserType }> = {
  name: 'account-decided',
  topic: 'account',
  words: ({ decision }) => sentences[decision],
  leadsTo: ({ userType }) => `/${userType}/portal`,
};
