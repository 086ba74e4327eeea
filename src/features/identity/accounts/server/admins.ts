import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { endOtherSessions } from './commands/sessions.ts';
import { isHiddenAccount } from './queries/account-state.ts';

/**
 * Makes the user with this address an admin. The address must be confirmed, because a sign-up can name any
 * address. The user's sessions end, so that the new rights begin with a new sign-in. `grantedBy` is null when
 * the operator does it.
 */
export async function grantAdmin(
  tx: Tx,
  email: string,
  grantedBy: AdminViewer | null = null,
): Promise<'granted' | 'already-admin' | 'not-confirmed' | 'suspended' | 'not-found'> {
  const person = await findPerson(tx, email);
  if (!person) return 'not-found';
  if (!person.isConfirmed) return 'not-confirmed';
  if (await isHiddenAccount(tx, person.userId)) return 'suspended';
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('admins')
    .values({ user_id: person.userId, granted_by: grantedBy?.userId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return 'already-admin';
  await settleRoleChange(tx, person.userId, 'admin-granted', grantedBy);
  return 'granted';
}

/** Takes the admin's rights away, and ends their sessions. `revokedBy` is null when the operator does it. */
export async function revokeAdmin(
  tx: Tx,
  email: string,
  revokedBy: AdminViewer | null = null,
): Promise<'revoked' | 'not-admin' | 'not-found'> {
  const person = await findPerson(tx, email);
  if (!person) return 'not-found';
  const { numDeletedRows } = await tx
    .deleteFrom('admins')
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return 'not-admin';
  await settleRoleChange(tx, person.userId, 'admin-revoked', revokedBy);
  return 'revoked';
}

async function findPerson(tx: Tx, email: string) {
  return tx
    .selectFrom('auth.users')
    .select(['id as userId', 'email_verified as isConfirmed'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

async function settleRoleChange(
  tx: Tx,
  userId: string,
  action: 'admin-granted' | 'admin-revoked',
  actor: AdminViewer | null,
): Promise<void> {
  await endOtherSessions(tx, userId, undefined);
  await recordAudit(tx, { actor, action, subjectId: userId });
}
