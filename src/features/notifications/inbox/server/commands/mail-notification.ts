import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { isMailTopic, usualTimes } from '#features/notifications/preferences/rules.ts';
import {
  selectTimes,
  topicUrl,
  toTimes,
} from '#features/notifications/preferences/server/queries.ts';
import { pipeline } from '#lib/database/pipeline.ts';
import type { MailProps, MailReference } from '#lib/mail/define-mail-reference.ts';
import type { QueuedMail } from '#lib/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { afterQuiet, mailDueAt } from '../../rules/mail-times.ts';
import type { NotificationKind } from '../../rules/notification-kind.ts';
import { selectMailing } from '../queries/mailing.ts';

type Mailing = Pick<Services, 'mailer' | 'clock' | 'isDemo' | 'publicUrl' | 'keys'>;

/**
 * Queues the mail about an event for a user with a notification of it, in the way they have chosen. For those who want
 * a digest, or no mails of the topic, there is none. It leaves after a short wait, or after their quiet hours, and not
 * at all when they have read of it by then. A demo skips the short wait, for its mailbox is looked into at once. Mails
 * without a preference do not wait for the end of quiet hours either; urgent ones wait for nothing.
 */
export async function mailNotification<About, Props extends MailProps>(
  db: Db,
  services: Mailing,
  {
    kind: { name, topic, choice, isUrgent },
    userId,
    event,
  }: { kind: NotificationKind<About>; userId: UserId; event: string },
  mail: MailReference<Props>,
  queued: QueuedMail<Props>,
): Promise<void> {
  const { mailer, clock, isDemo } = services;
  const {
    notifications: [notified],
    times: [times],
  } = await pipeline(db, {
    notifications: selectMailing(db, { userId, kind: name, event }),
    times: selectTimes(db, [userId]),
  });
  if (notified && notified.mailing !== 'at-once') return;
  const chosen = choice ?? topic;
  const isChosen = isMailTopic(chosen);
  const theirs = isChosen && times ? toTimes(times) : usualTimes;
  const now = clock.now();
  const inTime = isDemo ? afterQuiet(now, theirs) : mailDueAt(now, theirs);
  const startAfter = isUrgent ? now : inTime;
  await mailer.queueMail(db, mail, {
    ...queued,
    ...(notified && { about: notified.id }),
    ...(isChosen && { settingsUrl: topicUrl(services, userId, chosen) }),
    ...(startAfter > now && { startAfter }),
  });
}
