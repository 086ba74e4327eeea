import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

/** To the referrer of a consultant who has now paid. */
export const freeMonthEarned: NotificationKind<null> = {
  name: 'free-month-earned',
  topic: 'billing',
  words: () => 'You have earned a free month: a consultant who joined with your code has paid.',
  leadsTo: () => '/consultant/portal?tab=subscription',
};
