import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { isMailTopic } from '#features/mail-preferences/rules.ts';
import { topicUrl } from '#features/mail-preferences/server/queries.ts';
import type { MailProps, MailReference } from '#lib/mail/define-mail-reference.ts';
import type { QueuedMail } from '#lib/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { mailDueAt } from '../../rules/mail-times.ts';
import type { NotificationKind } from '../../rules/notification-kind.ts';
import { findMailing } from '../queries/mailing.ts';

type Mailing = Pick<Services, 'mailer' | 'clock' | 'isDemo' | 'publicUrl' | 'keyedHash'>;

/**
 * Queues the mail about a fact for somebody who was told of it on the site, in the way they have chosen: for those who want a digest,
 * or no mails of the topic, there is none. It leaves after a short wait, and not at all when they have read of it by then. In a demo
 * it leaves at once, for its mailbox is looked into at once.
 */
export async function mailNotification<About, Props extends MailProps>(
  db: Db,
  services: Mailing,
  {
    kind: { name, topic },
    userId,
    fact,
  }: { kind: NotificationKind<About>; userId: UserId; fact: string },
  mail: MailReference<Props>,
  queued: QueuedMail<Props>,
): Promise<void> {
  const { mailer, clock, isDemo } = services;
  const told = await findMailing(db, { userId, kind: name, fact });
  if (told && told.mailing !== 'at-once') return;
  await mailer.queueMail(db, mail, {
    ...queued,
    ...(told && { about: told.id }),
    ...(isMailTopic(topic) && { settingsUrl: topicUrl(services, userId, topic) }),
    ...(!isDemo && { startAfter: mailDueAt(clock.now()) }),
  });
}
