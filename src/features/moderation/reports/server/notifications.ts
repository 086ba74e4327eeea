import type { UserType } from '#access/user.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

/** To the one who has reported something: what was found is in the mail alone, which can be long. */
export const reportWasSettled: NotificationKind<{ userType: UserType }> = {
  name: 'report-settled',
  topic: 'account',
  words: () => 'We have looked at what you reported. What we found is in our mail to you.',
  leadsTo: ({ userType }) => `/${userType}/portal`,
};

/** To the one whose upheld report has no effect any more: an appeal has reversed the decision. */
export const reportWasReversed: NotificationKind<{ userType: UserType }> = {
  name: 'report-reversed',
  topic: 'account',
  words: () => 'We do not act on a report of yours any more. Why is in our mail to you.',
  leadsTo: ({ userType }) => `/${userType}/portal`,
};
