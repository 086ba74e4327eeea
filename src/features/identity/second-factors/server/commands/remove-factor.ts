import type { UserId } from '#access/user.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { endOtherSessions } from '#features/identity/accounts/server/commands/sessions.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';

/** Removes a factor of this person; with the last one their backup codes, which stand in for nothing any more. */
export async function removeFactor(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  { userId }: SignedIn,
  factorId: string,
): Promise<{ refused: 'FACTOR_NOT_FOUND' | null }> {
  await lockPeople(tx, [userId]);
  const removed = await tx
    .deleteFrom('auth.factors')
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .returning('verified_at')
    .executeTakeFirst();
  if (!removed) return { refused: 'FACTOR_NOT_FOUND' };
  // One that was never finished protected nothing.
  if (!removed.verified_at) return { refused: null };
  await tx
    .deleteFrom('auth.backup_codes')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth.factors')
            .select('id')
            .where('user_id', '=', userId)
            .where('verified_at', 'is not', null),
        ),
      ),
    )
    .execute();
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'factor-removed' });
  return { refused: null };
}

/**
 * Removes all factors and backup codes of a user who has lost them, and ends their sessions: the password alone signs
 * in, until they add a factor. Only for the operator, who has verified who asks. False when there were no factors.
 */
export async function removeLostFactors(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  userId: UserId,
): Promise<boolean> {
  await lockPeople(tx, [userId]);
  const removed = await tx
    .deleteFrom('auth.factors')
    .where('user_id', '=', userId)
    .returning('verified_at')
    .execute();
  if (!removed.some(({ verified_at }) => verified_at)) return false;
  await tx.deleteFrom('auth.backup_codes').where('user_id', '=', userId).execute();
  await endOtherSessions(tx, userId, undefined);
  await recordAudit(tx, { actor: null, action: 'factors-removed', subjectId: userId });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'factor-removed' });
  return true;
}
