import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/accounts/server/commands/people.ts';
import * as accountFacts from '#features/accounts/server/jobs.ts';
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
  await jobs.enqueue(tx, accountFacts.accountSecured, { userId, change: 'factor-removed' });
  return { refused: null };
}
