import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { NotificationId } from '../../ids.ts';

type Clocked = Pick<Services, 'clock'>;

/** Somebody's unread notifications, in an update: what was read keeps the time when it first was. */
const unreadOf = (tx: Tx, { clock }: Clocked, userId: UserId) =>
  tx
    .updateTable('notifications')
    .set({ read_at: clock.now() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);

/** Marks one as read; twice changes nothing. A foreign one and an absent one are refused alike. */
export async function markRead(
  tx: Tx,
  clocked: Clocked,
  userId: UserId,
  id: NotificationId,
): Promise<{ refused: 'NOTIFICATION_NOT_FOUND' | null }> {
  await unreadOf(tx, clocked, userId).where('id', '=', id).execute();
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
  await unreadOf(tx, clocked, userId).where('created_at', '<=', until).execute();
}

/** Marks what leads to this address as read: the person is there. */
export async function markReadAt(
  tx: Tx,
  clocked: Clocked,
  userId: UserId,
  path: string,
): Promise<void> {
  await unreadOf(tx, clocked, userId).where('path', '=', path).execute();
}
