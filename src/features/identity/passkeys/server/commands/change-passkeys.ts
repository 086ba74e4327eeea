import type { UserId } from '#access/user.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { endOtherSessions } from '#features/identity/accounts/server/commands/sessions.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { countWaysIn } from '#features/identity/accounts/server/queries/credentials.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { listPasskeys } from '../queries.ts';
import { isSameName } from './add-passkey.ts';

interface Tools {
  jobs: JobSender;
}

/** Gives a passkey of this person another name, and tells them. */
export async function renamePasskey(
  tx: Tx,
  { jobs }: Tools,
  { userId }: SignedIn,
  { passkeyId, friendlyName }: { passkeyId: string; friendlyName: string },
): Promise<{ refused: 'PASSKEY_NOT_FOUND' | 'PASSKEY_NAME_TAKEN' | null }> {
  await lockPeople(tx, [userId]);
  const present = await listPasskeys(tx, userId);
  const renamed = present.find((each) => each.passkeyId === passkeyId);
  if (!renamed) return { refused: 'PASSKEY_NOT_FOUND' };
  if (renamed.friendlyName === friendlyName) return { refused: null };
  const others = present.filter((each) => each !== renamed);
  if (others.some((other) => isSameName(other.friendlyName, friendlyName))) {
    return { refused: 'PASSKEY_NAME_TAKEN' };
  }
  await tx
    .updateTable('auth.passkeys')
    .set({ friendly_name: friendlyName })
    .where('id', '=', passkeyId)
    .execute();
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'passkey-renamed' });
  return { refused: null };
}

/** Removes a passkey of this person, unless it is their last way to sign in, and tells them. */
export async function removePasskey(
  tx: Tx,
  { jobs }: Tools,
  { userId }: SignedIn,
  passkeyId: string,
): Promise<{ refused: 'PASSKEY_NOT_FOUND' | 'LAST_WAY_IN' | null }> {
  await lockPeople(tx, [userId]);
  const removed = (await listPasskeys(tx, userId)).find((each) => each.passkeyId === passkeyId);
  if (!removed) return { refused: 'PASSKEY_NOT_FOUND' };
  // A blocked one cannot sign in, so nothing is lost with it.
  const signsIn = removed.copiedAt === null;
  if (signsIn && (await countWaysIn(tx, userId)) <= 1) return { refused: 'LAST_WAY_IN' };
  await tx.deleteFrom('auth.passkeys').where('id', '=', passkeyId).execute();
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'passkey-removed' });
  return { refused: null };
}

/**
 * Removes all passkeys of a user who has lost their devices, and ends their sessions. Only for the operator, who has
 * verified who asks. False when there were none.
 */
export async function removeLostPasskeys(
  tx: Tx,
  { jobs }: Tools,
  userId: UserId,
): Promise<boolean> {
  await lockPeople(tx, [userId]);
  const { numDeletedRows } = await tx
    .deleteFrom('auth.passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await endOtherSessions(tx, userId, undefined);
  await recordAudit(tx, { actor: null, action: 'passkeys-removed', subjectId: userId });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'passkey-removed' });
  return true;
}
