import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import type { ThreadId } from '../ids.ts';
import { pathOfThread } from '../rules/thread-path.ts';

/** To a user with unread messages. */
export const messagesWait: NotificationKind<{ threadId: ThreadId; count: number }> = {
  name: 'messages-wait',
  topic: 'messages',
  words: ({ count }) =>
    count === 1 ? 'You have an unread message.' : `You have ${count} unread messages.`,
  leadsTo: ({ threadId }) => pathOfThread(threadId),
};
