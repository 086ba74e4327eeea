import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import { mostCounted } from '../../rules/counting.ts';
import type { Topic } from '../../rules/topics.ts';

const selectNotifications = (db: Db, userId: UserId) =>
  db
    .selectFrom('notifications as notification')
    .select([
      'notification.id',
      'notification.topic',
      'notification.words',
      'notification.path',
      'notification.about_id as aboutId',
      'notification.created_at as createdAt',
      'notification.read_at as readAt',
    ])
    .where('notification.user_id', '=', userId)
    .$narrowType<{ topic: Topic; aboutId: UserId | null }>();

/** A notification as its person may read it. */
export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof selectNotifications>['execute']>
>[number];

/** One page of a user's notifications, newest first: all, or the unread ones, or those of a topic. */
export async function listNotifications(
  db: Db,
  userId: UserId,
  { isUnread, topic }: { isUnread: boolean; topic: Topic | undefined },
  page: PageRequest,
) {
  const rows = await selectNotifications(db, userId)
    .$if(isUnread, (query) => query.where('notification.read_at', 'is', null))
    .$if(topic !== undefined, (query) => query.where('notification.topic', '=', topic ?? ''))
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'notification.created_at', id: 'notification.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ createdAt, id }) => ({ createdAt, id }));
}

/**
 * How many are unread, one more than the most that is counted when there are more, and where the newest of them lead.
 */
export async function countUnread(
  db: Db,
  userId: UserId,
): Promise<{ unread: number; paths: string[] }> {
  const { rows } = await sql<{ path: string }>`
    select path from notifications
     where user_id = ${userId} and read_at is null
     order by created_at desc, id desc limit ${mostCounted + 1}`.execute(db);
  return { unread: rows.length, paths: [...new Set(rows.map(({ path }) => path))] };
}
