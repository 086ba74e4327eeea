import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

const sentences = {
  decided: 'We have removed a review that you wrote. The reasons are in your account.',
  answered: 'We have answered your appeal. The answer is in your account.',
} as const;

/** To the author of content that an admin has decided about. */
export const contentWasDecided: NotificationKind<{ step: keyof typeof sentences }> = {
  name: 'content-decided',
  topic: 'account',
  words: ({ step }) => sentences[step],
  leadsTo: () => '/account#decisions-about-your-content',
};
