import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import type { Services } from '#server/services.ts';
import type { NotificationId } from '../../ids.ts';
import type { NotificationKind } from '../../rules/notification-kind.ts';

type Clocked = Pick<Services, 'clock'>;

/** A user's unread notifications, in an update: what was read keeps the time when it first was. */
const unreadOf = (tx: Tx, { clock }: Clocked, userId: UserId) =>
  tx
    .updateTable('notifications')
    .set({ read_at: clock.now() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .returning('user_id');

/** Carries the update out; their other browsers hear of it. */
async function read(tx: Tx, unread: ReturnType<typeof unreadOf>): Promise<void> {
  const [first] = await unread.execute();
  if (!first) return;
  await publishChanges(tx, [
    { personIds: [first.user_id], topic: 'notification', subjectId: null },
  ]);
}

/** Marks one as read; twice changes nothing. A foreign one and an absent one are refused alike. */
export async function markRead(
  tx: Tx,
  clocked: Clocked,
  userId: UserId,
  id: NotificationId,
): Promise<{ refused: 'NOTIFICATION_NOT_FOUND' | null }> {
  await read(tx, unreadOf(tx, clocked, userId).where('id', '=', id));
  const own = await tx
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { refused: own ? null : 'NOTIFICATION_NOT_FOUND' };
}

/** Marks all that had come by a moment as read: what came since, the person has not seen. */
export async function markAllRead(
  tx: Tx,
  clocked: Clocked,
  userId: UserId,
  until: Date,
): Promise<void> {
  await read(tx, unreadOf(tx, clocked, userId).where('created_at', '<=', until));
}

/** Marks what leads to this address as read: the person is there. */
export async function markReadAt(
  tx: Tx,
  clocked: Clocked,
  userId: UserId,
  path: string,
): Promise<void> {
  await read(tx, unreadOf(tx, clocked, userId).where('path', '=', path));
}

/**
 * Marks what was told of events that begin so as read, for it is true no more: nothing is mailed of it any more, nor
 * shown by a browser.
 */
export async function markPast<About>(
  tx: Tx,
  clocked: Clocked,
  userId: UserId,
  { kind, events }: { kind: NotificationKind<About>; events: string },
): Promise<void> {
  const unread = unreadOf(tx, clocked, userId)
    .where('kind', '=', kind.name)
    .where(sql<boolean>`starts_with(fact, ${events})`);
  await read(tx, unread);
}
