import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { MailWay } from '#features/notifications/preferences/rules.ts';
import { chosenZones, timesOf } from '#features/notifications/preferences/server/queries.ts';
import { afterQuiet, type DigestDue } from '../../rules/mail-times.ts';
import type { Choice, Topic } from '../../rules/topics.ts';

/** How the mail of an event goes to a user; none without a notification on the site. */
export const selectMailing = (
  db: Db,
  { userId, kind, event }: { userId: UserId; kind: string; event: string },
) =>
  db
    .selectFrom('notifications')
    .select(['id', 'mailing'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('fact', '=', event)
    .$narrowType<{ mailing: MailWay }>();

/** Whether a mail about this notification is of use: it is there, and unread. */
export async function isUnread(db: Db, id: string): Promise<boolean> {
  const unread = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return unread !== undefined;
}

/** When the quiet hours of a user end; null when they have none at `now`. */
export async function endOfQuiet(db: Db, userId: UserId, now: Date): Promise<Date | null> {
  const end = afterQuiet(now, await timesOf(db, userId));
  return end > now ? end : null;
}

interface ReadersSought {
  way: MailWay;
  /** Whose people are meant; null for those who have chosen none. */
  zone: string | null;
  due: DigestDue;
  after: string | null;
}

/** What a browser is told of, unless it was read meanwhile. */
export const findUnread = (db: Db, id: string) =>
  db
    .selectFrom('notifications')
    .select(['user_id as userId', 'topic', 'choice', 'path'])
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .$narrowType<{ topic: Topic; choice: Choice | null }>()
    .executeTakeFirst();

/**
 * People for whom something waits that no digest has taken, and who have none of this day, in the order of their ids.
 */
export async function listDigestReaders(
  db: Db,
  { way, zone, due, after }: ReadersSought,
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('notifications as notification')
    .leftJoin(chosenZones(db).as('chosen'), 'chosen.user_id', 'notification.user_id')
    .select('notification.user_id')
    .distinct()
    // A literal, not a parameter: the planner must see that the partial index fits.
    .where('notification.mailing', '=', sql.lit(way))
    .where('notification.digest_id', 'is', null)
    .where('notification.created_at', '<', due.at)
    .where('chosen.zone', zone === null ? 'is' : '=', zone)
    .$if(after !== null, (query) => query.where('notification.user_id', '>', after ?? ''))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notification_digests as digest')
            .select('digest.id')
            .whereRef('digest.user_id', '=', 'notification.user_id')
            .where('digest.way', '=', way)
            .where('digest.due_on', '=', due.on),
        ),
      ),
    )
    .orderBy('notification.user_id')
    .limit(500)
    .execute();
  return rows.map(({ user_id }) => toUserId(user_id));
}
