import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import { pathOfFirstMessage, pathOfThread } from '../../messages/rules/thread-path.ts';
import type { ReplyPlace } from './queries/replies.ts';

/** To a user whose reply by mail was not sent. Never by mail: a machine could answer that, too. */
export const mailReplyWaits: NotificationKind<{ place: ReplyPlace }> = {
  name: 'mail-reply-waits',
  topic: 'messages',
  hasOwnMail: true,
  words: () => 'Your reply by email is waiting for you to send it.',
  leadsTo: ({ place }) =>
    'threadId' in place ? pathOfThread(place.threadId) : pathOfFirstMessage(place.personId),
};
