import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import type { ThreadId } from '../../messages/ids.ts';
import { pathOfThread } from '../../messages/rules/thread-path.ts';

/** To a user whose reply by mail was not sent. Never by mail: a machine could answer that, too. */
export const mailReplyWaits: NotificationKind<{ threadId: ThreadId }> = {
  name: 'mail-reply-waits',
  topic: 'messages',
  hasOwnMail: true,
  words: () => 'Your reply by email is waiting for you to send it.',
  leadsTo: ({ threadId }) => pathOfThread(threadId),
};
