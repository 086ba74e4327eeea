import { toUserId, type UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import type { DigestWay } from '#features/notifications/preferences/rules.ts';
import { digestUrl } from '#features/notifications/preferences/server/queries.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { DigestDue } from '../../rules/mail-times.ts';
import { notificationDigest } from '../emails/references.ts';
import { endOfQuiet } from '../queries/mailing.ts';
import type { NotificationsServices } from '../services.ts';

/** The most that a digest lists; the page has the rest. */
const listedInMail = 20;

type Making = Pick<Services, 'mailer' | 'clock' | 'publicUrl' | 'keys'> & NotificationsServices;

/**
 * Makes a user's digest that was due at this moment, once. It takes all that had come by then and no digest has taken,
 * and its mail is queued in the same transaction. What they have read is taken without being mailed again. Where it is
 * due in their quiet hours it is made after them, so that it lists nothing that was read meanwhile.
 */
export async function makeDigest(
  tx: Tx,
  making: Making,
  { userId, way, due }: { userId: UserId; way: DigestWay; due: DigestDue },
): Promise<void> {
  const now = making.clock.now();
  if (await endOfQuiet(tx, userId, now)) return;
  const digest = await tx
    .insertInto('notification_digests')
    .values({ user_id: userId, way, due_on: due.on, made_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'way', 'due_on']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!digest) return;
  const taken = await tx
    .updateTable('notifications')
    .set({ digest_id: digest.id })
    .where('user_id', '=', userId)
    .where('mailing', '=', way)
    .where('digest_id', 'is', null)
    .where('created_at', '<', due.at)
    .returning(['words', 'path', 'created_at', 'read_at', 'about_id'])
    .execute();
  const waiting = taken
    .filter(({ read_at }) => read_at === null)
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  // Such as "You have an unread message" of the same conversation, on two days of a week.
  const unread = [
    ...new Map(
      waiting.map((each) => [`${each.path} ${each.words} ${each.about_id}`, each]),
    ).values(),
  ];
  const recipient = await findRecipient(tx, userId);
  if (unread.length === 0 || !recipient || (await isHiddenAccount(tx, userId))) return;
  const { publicUrl, mailer } = making;
  const listed = unread.slice(0, listedInMail);
  const names = await making.findKnownNames(
    tx,
    userId,
    listed.flatMap(({ about_id }) => (about_id ? [toUserId(about_id)] : [])),
  );
  await mailer.queueMail(tx, notificationDigest, {
    to: recipient.to,
    settingsUrl: digestUrl(making, userId, way),
    props: {
      recipientFirstName: recipient.firstName,
      way,
      items: listed.map(({ words, path, about_id }) => ({
        words,
        person: (about_id && names.get(about_id)) ?? null,
        url: `${publicUrl}${path}`,
      })),
      more: Math.max(0, unread.length - listedInMail),
      notificationsUrl: `${publicUrl}/notifications`,
    },
    id: derivedId(digest.id, 'digest'),
  });
}
