import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { SignUp } from '../../rules/sign-up.ts';
import { accountMade } from '../jobs.ts';

/**
 * Makes an account for a person whom the operator knows. The address counts as confirmed, and there is no password
 * until the user chooses one by the link for forgotten passwords. They are notified by mail. The account is not
 * approved.
 */
export async function createUser(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  { userType, email, firstName, lastName }: Omit<SignUp, 'password'>,
): Promise<'created' | 'taken'> {
  const user = await tx
    .insertInto('auth.users')
    .values({
      email,
      email_verified: true,
      name: `${firstName} ${lastName}`.trim() || email.replace(/@.*/, ''),
      user_type: userType,
      first_name: firstName,
      last_name: lastName,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return 'taken';
  await recordAudit(tx, {
    actor: null,
    action: 'account-created',
    subjectId: user.id,
    detail: { userType },
  });
  await jobs.enqueue(tx, accountMade, { userId: user.id });
  return 'created';
}
