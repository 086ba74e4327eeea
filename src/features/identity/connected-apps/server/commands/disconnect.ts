import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';

/** Ends one app of this person, with its codes and tokens. False when they have no such app. */
export async function disconnectApp(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  person: SignedIn,
  appId: string,
): Promise<boolean> {
  const { userId } = person;
  const { numDeletedRows } = await tx
    .deleteFrom('auth.app_grants')
    .where('id', '=', appId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await recordAudit(tx, { actor: person, action: 'app-disconnected', subjectId: userId });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'app-disconnected' });
  return true;
}

/** Ends all apps of a user for the operator: audited, and the user is notified by mail. Returns how many there were. */
export async function disconnectAllApps(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  userId: UserId,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.app_grants')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return 0;
  await recordAudit(tx, { actor: null, action: 'apps-disconnected', subjectId: userId });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'apps-disconnected' });
  return Number(numDeletedRows);
}

/** Makes the apps of one company act for another, whose members have them now. */
export async function moveApps(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  await tx
    .updateTable('auth.app_grants')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}
