import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

type News = 'started' | 'payment-failed' | 'cancelled' | 'on-hold' | 'ended';

const sentences: Record<News, string> = {
  started: 'Your subscription has started.',
  'payment-failed': 'A payment has failed. Please check how you pay.',
  cancelled: 'Your subscription ends with the period that is paid for.',
  'on-hold': 'Your subscription is on hold until the open payment is made.',
  ended: 'Your subscription has ended.',
};

/** To a subscriber. */
export const subscriptionChanged: NotificationKind<{ news: News }> = {
  name: 'subscription-changed',
  topic: 'billing',
  words: ({ news }) => sentences[news],
  leadsTo: () => '/consultant/portal?tab=subscription',
};
