import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { MailWay } from '#features/mail-preferences/rules.ts';
import type { Topic } from '../../rules/topics.ts';

/** How the mail of a fact goes to somebody; null when nobody was told of it on the site. */
export async function findMailing(
  db: Db,
  { userId, kind, fact }: { userId: UserId; kind: string; fact: string },
): Promise<{ id: string; mailing: MailWay } | null> {
  const row = await db
    .selectFrom('notifications')
    .select(['id', 'mailing'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('fact', '=', fact)
    .$narrowType<{ mailing: MailWay }>()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a mail that tells of this notification is of use: it is there, and nobody has read it. */
export async function isUnread(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a browser is told of, unless it was read meanwhile. */
export const findUnread = (db: Db, id: string) =>
  db
    .selectFrom('notifications')
    .select(['user_id as userId', 'topic', 'path'])
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .$narrowType<{ topic: Topic }>()
    .executeTakeFirst();

/** People for whom something waits that no digest has taken, and who have none of this day, in the order of their ids. */
export async function listDigestReaders(
  db: Db,
  { way, dueOn, before, after }: { way: string; dueOn: string; before: Date; after: string | null },
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from notifications as notification
     where mailing = ${way} and digest_id is null and created_at < ${before}
       and ${after === null ? sql`true` : sql`user_id > ${after}::uuid`}
       and not exists (
         select from notification_digests as digest
          where digest.user_id = notification.user_id and digest.way = ${way} and digest.due_on = ${dueOn})
     order by user_id limit 500`.execute(db);
  return rows.map(({ user_id }) => toUserId(user_id));
}
