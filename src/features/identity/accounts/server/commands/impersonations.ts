import type { UserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';

/** An impersonation that has ended: who saw whose pages, why, and from when to when. */
export interface EndedImpersonation {
  adminId: string | null;
  userId: string;
  reason: string;
  beganAt: Date;
  endedAt: Date;
  endedBy: 'button' | 'time' | 'session';
}

/**
 * Flags the admin's own session: from now on it sees what this user sees. Returns the id of the impersonation; null
 * while the session is in the midst of another one.
 */
export async function beginImpersonation(
  tx: Tx,
  { admin, sessionId }: { admin: AdminViewer; sessionId: string },
  { userId, reason, now, endsAt }: { userId: UserId; reason: string; now: Date; endsAt: Date },
): Promise<string | null> {
  await endOverdue(tx, 'session_id', sessionId, now);
  const row = await tx
    .insertInto('auth.look_ins')
    .values({
      session_id: sessionId,
      admin_id: admin.userId,
      user_id: userId,
      reason,
      began_at: now,
      ends_at: endsAt,
    })
    .onConflict((conflict) =>
      conflict.column('session_id').where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ends an impersonation before its time. False when it has ended already. */
export async function endImpersonation(tx: Tx, lookInId: string, now: Date): Promise<boolean> {
  await endOverdue(tx, 'id', lookInId, now);
  const { numUpdatedRows } = await tx
    .updateTable('auth.look_ins')
    .set({ ended_at: now, ended_by: 'button' })
    .where('id', '=', lookInId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes the end of an impersonation down, once: null when it goes on, or its end was taken down before. */
export async function closeImpersonation(
  tx: Tx,
  lookInId: string,
  now: Date,
): Promise<EndedImpersonation | null> {
  await endOverdue(tx, 'id', lookInId, now);
  const row = await tx
    .updateTable('auth.look_ins')
    .set({ is_closed: true })
    .where('id', '=', lookInId)
    .where('ended_at', 'is not', null)
    .where('is_closed', '=', false)
    .returning([
      'admin_id as adminId',
      'user_id as userId',
      'reason',
      'began_at as beganAt',
      'ended_at as endedAt',
      'ended_by as endedBy',
    ])
    .executeTakeFirst();
  if (!row?.endedAt || !row.endedBy) return null;
  return { ...row, endedAt: row.endedAt, endedBy: row.endedBy };
}

/** No request arrives when the time is up: the next one records the end. */
async function endOverdue(tx: Tx, by: 'id' | 'session_id', id: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth.look_ins')
    .set(({ ref }) => ({ ended_at: ref('ends_at'), ended_by: 'time' }))
    .where(by, '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
}
