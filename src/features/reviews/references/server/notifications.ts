import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';

/** To the consultant whose former client has answered. */
export const referenceWasAnswered: NotificationKind<{ state: 'confirmed' | 'declined' }> = {
  name: 'reference-answered',
  topic: 'projects',
  words: ({ state }) =>
    state === 'confirmed'
      ? 'A former client has confirmed your reference.'
      : 'A former client has declined to give you a reference.',
  leadsTo: () => '/consultant/credentials',
};
